import { afterEach, describe, expect, it, vi } from "vitest";
import { Fetched } from "./fetched.svelte";

function answer(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status });
}

describe("something fetched", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is asked for once, and anew where it failed", async () => {
    const asked = vi.fn<(path: string) => Promise<Response>>();
    vi.stubGlobal("fetch", asked);
    asked.mockResolvedValueOnce(answer({ error: "No." }, 404)).mockImplementation(async () => answer(["a"]));
    const list = new Fetched<string[]>();
    await list.load("/api/x");
    expect([list.value, list.fault]).toEqual([null, expect.objectContaining({ message: "No." })]);
    await list.load("/api/x");
    await list.load("/api/x");
    expect([list.value, list.fault, asked.mock.calls.length]).toEqual([["a"], null, 2]);
  });

  it("shows the last that was wanted, and nothing for no path", async () => {
    let release: (() => void) | undefined;
    const slow = new Promise<Response>((done) => (release = () => done(answer("slow"))));
    vi.stubGlobal("fetch", (path: string) => (path === "/slow" ? slow : Promise.resolve(answer("quick"))));
    const word = new Fetched<string>();
    const first = word.load("/slow");
    await word.load("/quick");
    release?.();
    await first;
    expect([word.value, word.path]).toEqual(["quick", "/quick"]);
    await word.load("");
    expect(word.value).toBeNull();
  });
});
