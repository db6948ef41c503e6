import { describe, expect, it } from "vitest";
import type { CharacterInfo, SkillInfo } from "../../lib/protocol";
import { axisPoints, findCharacters } from "./characters";

function skill(name: string, axis: string, axis_title: string): SkillInfo {
  return { code: name, name, kind: "Response", axis, axis_title, clause: "AG C 1.1", text: `${name} does it.` };
}

const characters: CharacterInfo[] = [
  { code: "sage", name: "Sage", facts: ["Chant"], skills: [skill("Calm", "①", "① and ②"), skill("Rest", "end", "end")] },
  { code: "monk", name: "Monk", facts: ["Holy"], skills: [skill("Fist", "①", "①"), skill("Aura", "", "")] },
];
const found = (words: string, axis = "", code = "") =>
  findCharacters(characters, { words, axis, code }).map((one) => one.code);

describe("characters", () => {
  it("are found by name, facts and skills", () => {
    expect(found("")).toEqual(["sage", "monk"]);
    expect(found("HOLY fist")).toEqual(["monk"]);
    expect(found("calm fist")).toEqual([]);
  });

  it("are found by the point where a skill stands, and by code alone", () => {
    expect(found("", "end")).toEqual(["sage"]);
    expect(found("calm", "", "monk")).toEqual(["monk"]);
  });

  it("stand at points, each named by itself", () => {
    expect(axisPoints(characters)).toEqual([
      { axis: "①", title: "①", count: 2 },
      { axis: "end", title: "end", count: 1 },
    ]);
  });
});
