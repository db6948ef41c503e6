// Characters by their words and by the points of the axis where their skills stand. Knows no screen.

import type { CharacterInfo } from "../../lib/protocol";
import { folded } from "../rules/clauses";

export interface CharacterWish {
  words: string;
  axis: string;
  code: string;
}

/** The points of the axis at which skills stand, in the order in which they are met, with how many stand there. */
export function axisPoints(characters: CharacterInfo[]): { axis: string; title: string; count: number }[] {
  const points = new Map<string, { axis: string; title: string; count: number }>();
  for (const { axis, axis_title } of characters.flatMap((one) => one.skills)) {
    if (axis === "") continue;
    const point = points.get(axis);
    if (!point) points.set(axis, { axis, title: axis_title, count: 1 });
    else {
      point.count++;
      // A skill that stands at several points names them all; the shortest name is that of the point alone.
      if (axis_title.length < point.title.length) point.title = axis_title;
    }
  }
  return [...points.values()];
}

/** The characters that a wish is about: the one that is named, or all whose sheet has the words and the point. */
export function findCharacters(characters: CharacterInfo[], wish: CharacterWish): CharacterInfo[] {
  if (wish.code) return characters.filter((one) => one.code === wish.code);
  const words = folded(wish.words).split(" ").filter(Boolean);
  return characters.filter(
    (one) =>
      (wish.axis === "" || one.skills.some((skill) => skill.axis === wish.axis)) &&
      words.every((word) => searchable(one).includes(word)),
  );
}

function searchable(character: CharacterInfo): string {
  const skills = character.skills.flatMap((skill) => [skill.name, skill.kind, skill.axis_title, skill.clause, skill.text]);
  return folded([character.code, character.name, ...character.facts, ...skills].join(" "));
}
