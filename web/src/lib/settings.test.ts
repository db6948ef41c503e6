import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

test("what was set is there again after a reload, and shown", async () => {
  const first = await import("./settings.svelte");
  first.settings.set("theme", "dark");
  expect(document.documentElement.dataset.theme).toBe("dark");
  vi.resetModules();
  const second = await import("./settings.svelte");
  expect(second.settings.values.theme).toBe("dark");
  expect(second.settings.values.sound).toBe(false);
});

test("what cannot be read is as if it were not there", async () => {
  localStorage.setItem("rulebound-settings", "{nonsense");
  const { settings } = await import("./settings.svelte");
  expect(settings.values.theme).toBe("auto");
});

test("the orders of hands of old tables are forgotten", async () => {
  const { settings } = await import("./settings.svelte");
  for (let table = 0; table < 30; table++) settings.setOrder(`t${table}`, ["c1"]);
  expect(Object.keys(settings.values.handOrder)).toHaveLength(21);
  expect(settings.orderAt("t29")).toEqual(["c1"]);
  expect(settings.orderAt("t0")).toEqual([]);
});
