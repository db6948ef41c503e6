// The same bot in JavaScript, for Node: lines of JSON in, lines of JSON out.

const lines = require("node:readline").createInterface({ input: process.stdin });
let state = 1;

function below(count) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0; // its own chance, the same for the same seed
  return Math.floor((state / 2 ** 32) * count);
}

lines.on("line", (line) => {
  const said = JSON.parse(line);
  if (said.type === "hello") state = said.seed >>> 0;
  if (said.type === "over") console.error(said.won ? "won" : "did not win");
  if (said.type !== "decide") return;
  const brave = said.options.findIndex((key) => key.startsWith("attack"));
  const option = brave >= 0 ? brave : below(said.options.length);
  console.log(JSON.stringify({ type: "choose", number: said.number, option }));
});
