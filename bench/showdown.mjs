// Pokémon Showdown under the same measure as peers.py gives the others: random choices through its `Battle`,
// both sides in one process, no streams. A request counts as a decision where it leaves two or more choices
// (moves, with or without terastallizing, and switches). Teams are made beforehand, as decks are elsewhere.
// Copies go through its own State serialization, `toJSON` and `fromJSON`, without the detour over text.
// Called as: node showdown.mjs FOLDER_WITH_NODE_MODULES SECONDS; prints {"rows": [...], "failures": [...]}.

import { createRequire } from "node:module";
import { resolve } from "node:path";

const [home, secondsText] = process.argv.slice(2);
const seconds = Number(secondsText);
const require = createRequire(resolve(home, "package.json"));
const { Battle, Teams } = require("pokemon-showdown");
const peer = `pokemon-showdown ${require("pokemon-showdown/package.json").version}`;
const FORMATS = ["gen1randombattle", "gen9randombattle"];
const TEAMS = 60;
const POSITIONS = 50;

let seed = 1;
/** A whole number below n (mulberry32: small, fast and the same in every run). */
function below(n) {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * n);
}

const fourNumbers = () => [0, 0, 0, 0].map(() => below(0x10000));

/** Every choice that a request offers to a side with one active Pokémon. */
function choicesOf(request) {
  const team = request.side.pokemon;
  const active = request.active?.[0];
  const reviving = Boolean(team[0].reviving);
  const choices = [];
  for (const [i, move] of (active?.moves ?? []).entries()) {
    if (move.disabled) continue;
    choices.push(`move ${i + 1}`);
    if (active.canTerastallize) choices.push(`move ${i + 1} terastallize`);
  }
  if (!active?.trapped) {
    for (const [i, pokemon] of team.entries()) {
      const fainted = pokemon.condition.endsWith(" fnt");
      if ((!pokemon.active || reviving) && fainted === reviving) choices.push(`switch ${i + 1}`);
    }
  }
  return choices;
}

/** Plays one battle up to its stop-th decision; returns the count and the battle. */
function play(format, teams, stop) {
  const player = (name) => ({ name, team: teams[below(teams.length)] });
  const battle = new Battle({ formatid: format, seed: fourNumbers(), p1: player("A"), p2: player("B") });
  let count = 0;
  while (!battle.ended) {
    for (const side of battle.sides) {
      if (battle.ended || side.isChoiceDone()) continue;
      const choices = choicesOf(side.activeRequest);
      if (choices.length > 1 && ++count === stop) return [count, battle];
      // A hidden trap or lock is only told when run into; then another choice is drawn.
      let done = false;
      while (!done && choices.length) {
        const [choice] = choices.splice(below(choices.length), 1);
        done = battle.choose(side.id, choice);
      }
      if (!done && !battle.choose(side.id, "default")) throw new Error(`stuck: ${side.choice.error}`);
    }
  }
  return [count, battle];
}

function copy(battle) {
  const state = battle.toJSON();
  state.log = state.log.slice(); // otherwise the copy would write into the log of the original
  return Battle.fromJSON(state);
}

function measure(format) {
  const team = () => Teams.pack(Teams.generate(format, { seed: fourNumbers() }));
  const teams = Array.from({ length: TEAMS }, team);
  for (let i = 0; i < 20; i++) play(format, teams, Infinity);
  let decisions = 0;
  let games = 0;
  let start = performance.now();
  let played = 0;
  while ((played = (performance.now() - start) / 1000) < seconds) {
    decisions += play(format, teams, Infinity)[0];
    games++;
  }
  const positions = [];
  while (positions.length < POSITIONS) {
    const stop = 1 + below(Math.ceil((2 * decisions) / games));
    const [count, battle] = play(format, teams, stop);
    if (count === stop) positions.push(battle);
  }
  let copies = 0;
  let copied = 0;
  start = performance.now();
  while ((copied = (performance.now() - start) / 1000) < seconds) {
    for (const battle of positions) copy(battle);
    copies += positions.length;
  }
  return {
    peer,
    game: format,
    decisions_per_second: decisions / played,
    copies_per_second: copies / copied,
    games_per_second: games / played,
  };
}

const report = { rows: [], failures: [] };
for (const format of FORMATS) {
  try {
    report.rows.push(measure(format));
  } catch (error) {
    report.failures.push(`${peer}, ${format}: ${String(error.message).split("\n")[0].slice(0, 200)}`);
  }
}
console.log(JSON.stringify(report));
