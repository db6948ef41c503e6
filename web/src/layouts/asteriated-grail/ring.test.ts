import { expect, test } from "vitest";
import { campOf, ringPlaces } from "./ring";

function drawn(count: number): string[] {
  return ringPlaces(count).map((place) => `${place.row}/${place.column}`);
}

test("the others sit clockwise around the table, the next at the viewer's left", () => {
  expect(drawn(3)).toEqual(["1/1", "1/2", "1/3"]);
  expect(drawn(5)).toEqual(["2/1", "1/1", "1/2", "1/3", "2/3"]);
  expect(drawn(7)).toEqual(["3/1", "2/1", "1/1", "1/2", "1/3", "2/3", "3/3"]);
});

test("no two sit at the same place", () => {
  for (const count of [1, 2, 3, 4, 5, 6, 7]) expect(new Set(drawn(count)).size).toBe(count);
});

test("camps are red and blue", () => {
  expect([campOf(0), campOf(1)]).toEqual(["red", "blue"]);
});
