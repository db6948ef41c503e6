import { beforeEach, expect, test, vi } from "vitest";
import { ApiError, get, post, useToken } from "./api";

let asked: { path: string; init: RequestInit }[] = [];

function answer(answers: (path: string, init: RequestInit) => Response): void {
  asked = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    asked.push({ path, init });
    return answers(path, init);
  });
}

beforeEach(() => useToken("first"));

test("a change carries the token", async () => {
  answer(() => Response.json({ id: "t" }));
  expect(await post("/api/tables", { game: "blackpoker" })).toEqual({ id: "t" });
  expect(asked[0]?.init.headers).toMatchObject({ "X-CSRF-Token": "first" });
  expect(asked[0]?.init.body).toBe('{"game":"blackpoker"}');
});

test("when the session has ended, a new token is asked for and the change sent again", async () => {
  answer((path, init) => {
    if (path === "/api/me") return Response.json({ csrf: "second" });
    const sent = (init.headers as Record<string, string>)["X-CSRF-Token"];
    return sent === "second" ? Response.json("done") : Response.json({ error: "old" }, { status: 403 });
  });
  expect(await post("/api/tables")).toBe("done");
  expect(asked.map(({ path }) => path)).toEqual(["/api/tables", "/api/me", "/api/tables"]);
});

test("a refusal is thrown with the server's sentence", async () => {
  answer(() => Response.json({ error: "There is no such table.", clause: "", text: null }, { status: 404 }));
  const error = await get("/api/tables/x").catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect((error as ApiError).status).toBe(404);
  expect((error as ApiError).fault.error).toBe("There is no such table.");
});

test("a server that cannot be reached is told in words of the catalogue", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("refused")));
  await expect(get("/api/games")).rejects.toMatchObject({ status: 0, fault: { text: { id: "web-no-connection" } } });
});
