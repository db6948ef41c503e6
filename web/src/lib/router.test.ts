import { expect, test } from "vitest";
import { go, matchPath, route } from "./router.svelte";

test("paths name their pages and what they are about", () => {
  expect(matchPath("/")).toEqual({ name: "lobby", params: {} });
  expect(matchPath("/table/abc_-1")).toEqual({ name: "table", params: { id: "abc_-1" } });
  expect(matchPath("/rules/blackpoker/BP%2010.3")).toEqual({
    name: "rules",
    params: { game: "blackpoker", clause: "BP 10.3" },
  });
});

test("what no path fits is unknown", () => {
  expect(matchPath("/table")).toBeNull();
  expect(matchPath("/table/a/b")).toBeNull();
  expect(matchPath("/rules/blackpoker/%zz")?.params.clause).toBe("%zz");
});

test("go shows the page and is in the address bar", () => {
  window.scrollTo = () => {};
  go("/cards/fftcg?search=ice");
  expect(route.name).toBe("cards");
  expect(route.query.get("search")).toBe("ice");
  expect(location.pathname).toBe("/cards/fftcg");
});
