"""Train a small policy on BlackPoker by self-play, on the CPU, in a few minutes.

    pip install 'rulebound[learning]'
    python examples/train_blackpoker.py --minutes 5 --out curve.svg

The policy scores the options of a decision one by one: what an option means (verb, card, piece, number)
stands in the observation, so one small network serves every decision of the game. It plays both seats, learns
from who won (PPO with a value head, no rewards on the way), and is measured now and then against the bots
`random` and `greedy`. The curve is printed, and saved as a picture where matplotlib is installed, else as
JSON.
"""

import argparse
import json
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rulebound.bots import find_bot, make_bot
from rulebound.envs import VectorGames
from rulebound.envs.extras import Array, need
from rulebound.envs.observations import WORDS, Layout, layout_of
from rulebound.kernel.refusal import RuleboundError
from rulebound.sim import wilson_interval

numpy = need("numpy")
torch = need("torch")

GAME = "blackpoker"
PICTURES = (".svg", ".png")
MOST_DECISIONS = 600


class Policy(torch.nn.Module):  # type: ignore[name-defined, misc]
    """Scores for the options of a decision, and how likely its seat is to win (-1 to 1)."""

    def __init__(self, layout: Layout, width: int = 64) -> None:
        super().__init__()
        nn = torch.nn
        self.zones = zone_matrix(layout)
        zones = self.zones.shape[0]
        self.faces = nn.Embedding(layout.face_count, 8)
        self.words = nn.Embedding(WORDS + 1, 8)
        self.card = nn.Linear(len(layout.card_features) + 16, 24)
        numbers = len(layout.number_names) + layout.seats * len(layout.seat_features)
        meaning = 8 + 8 + 24 + 2
        self.state = nn.Sequential(
            nn.Linear(numbers + 24 * zones + 8 + meaning, 128), nn.ReLU(), nn.Linear(128, width), nn.ReLU()
        )
        self.option = nn.Linear(width + meaning, width)
        self.score = nn.Linear(width, 1)
        nn.init.normal_(self.score.weight, std=0.01)  # it begins without a liking, whatever the seed
        self.value = nn.Linear(width, 1)

    def forward(self, seen: dict[str, Any]) -> tuple[Any, Any]:
        """Scores [games, actions] with what is not open at -1e9, and values [games]."""
        cards = torch.relu(
            self.card(torch.cat([seen["cards"], self.faces(seen["faces"]), self.words(seen["words"])], 2))
        )
        cards = cards * seen["cards"][:, :, :1]
        pooled = torch.einsum("zr,brf->bzf", self.zones, cards).flatten(1)
        question = self.words(seen["decision"][:, 0])
        numbers = torch.cat([seen["numbers"], seen["seats"].flatten(1)], 1)
        named = self.meaning(seen["named"], cards).sum(1) * 0.2
        state = self.state(torch.cat([numbers, pooled, question, named], 1))
        around = state.unsqueeze(1).expand(-1, seen["options"].shape[1], -1)
        options = torch.relu(self.option(torch.cat([around, self.meaning(seen["options"], cards)], 2)))
        scores = self.score(options).squeeze(2).masked_fill(seen["mask"] == 0, -1e9)
        return scores, torch.tanh(self.value(state)).squeeze(1)

    def meaning(self, options: Any, cards: Any) -> Any:
        """Each option as numbers: its verb, its card, the card's row, its number and whose it is."""
        verb, face, row, number, seat = options.unbind(2)
        padded = torch.nn.functional.pad(cards, (0, 0, 1, 0))
        where = row.unsqueeze(2).expand(-1, -1, cards.shape[2])
        numbers = torch.stack([number.float() / 10, seat.float() / 2], 2)
        known = (verb > 0).unsqueeze(2)
        return torch.cat([self.words(verb), self.faces(face), padded.gather(1, where), numbers], 2) * known


def zone_matrix(layout: Layout) -> Any:
    """Which row belongs to which zone of which seat: to sum the cards of each zone."""
    starts = sorted(layout.starts.values())
    matrix = torch.zeros(len(starts), layout.rows)
    for zone, start in enumerate(starts):
        end = starts[zone + 1] if zone + 1 < len(starts) else layout.rows
        matrix[zone, start:end] = 0.2
    return matrix


def tensors(observations: dict[str, Array], mask: Array) -> dict[str, Any]:
    """Observations as torch tensors, with whole numbers as indices. The arrays are copied."""
    seen = {
        name: torch.from_numpy(array.astype(numpy.float32 if array.dtype.kind == "f" else numpy.int64))
        for name, array in observations.items()
    }
    return {**seen, "mask": torch.from_numpy(mask.copy())}


# ---- playing with itself


@dataclass
class Sample:
    """One decision: what was seen and done, how likely that was, what was expected and what came of it."""

    seen: dict[str, Array]
    mask: Array
    action: int
    log_probability: float
    value: float
    result: float = 0.0


class SelfPlay:
    """Games of the policy with itself; `collect` gives the decisions of the games that have ended."""

    def __init__(self, count: int, seed: int) -> None:
        self.games = VectorGames(GAME, count, seed, most_decisions=MOST_DECISIONS)
        self.step = self.games.reset()
        self.pending: list[list[list[Sample]]] = [[[], []] for _ in range(count)]

    def collect(self, policy: Policy, wanted: int) -> list[Sample]:
        """At least so many decisions of games that have ended."""
        done: list[Sample] = []
        while len(done) < wanted:
            before = self.step
            seats = before.seats.copy()
            with torch.no_grad():
                scores, values = policy(tensors(before.observations, before.action_mask))
            spread = torch.distributions.Categorical(logits=scores)
            actions = spread.sample()
            chances = spread.log_prob(actions)
            for n in range(self.games.count):
                seen = {name: array[n].copy() for name, array in before.observations.items()}
                sample = Sample(
                    seen, before.action_mask[n].copy(), int(actions[n]), float(chances[n]), float(values[n])
                )
                self.pending[n][seats[n]].append(sample)
            self.step = self.games.step(actions.numpy())
            for n in numpy.flatnonzero(self.step.ended):
                done += self.settle(int(n))
        return done

    def settle(self, n: int) -> list[Sample]:
        """The decisions of a game that has ended, with its result for who made them."""
        ended: list[Sample] = []
        for seat, samples in enumerate(self.pending[n]):
            for sample in samples:
                sample.result = float(self.step.rewards[n, seat])
            ended += samples
        self.pending[n] = [[], []]
        return ended


# ---- learning


def learn(policy: Policy, optimizer: Any, samples: list[Sample], epochs: int, batch: int) -> float:
    """PPO on whole games: make what went better than expected likelier, in small steps; the mean loss."""
    names = samples[0].seen
    seen = tensors(
        {name: numpy.stack([sample.seen[name] for sample in samples]) for name in names},
        numpy.stack([sample.mask for sample in samples]),
    )
    actions = torch.tensor([sample.action for sample in samples])
    old = torch.tensor([sample.log_probability for sample in samples])
    results = torch.tensor([sample.result for sample in samples])
    better = results - torch.tensor([sample.value for sample in samples])
    better = (better - better.mean()) / (better.std() + 1e-6)
    losses: list[float] = []
    for _ in range(epochs):
        for part in torch.randperm(len(samples)).split(batch):
            scores, values = policy({name: tensor[part] for name, tensor in seen.items()})
            spread = torch.distributions.Categorical(logits=scores)
            ratio = torch.exp(spread.log_prob(actions[part]) - old[part])
            gain = torch.minimum(ratio * better[part], ratio.clamp(0.8, 1.2) * better[part])
            loss = -gain.mean() + 0.5 * (values - results[part]).pow(2).mean()
            loss = loss - 0.01 * spread.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(policy.parameters(), 1.0)
            optimizer.step()
            losses.append(float(loss.detach()))
    return sum(losses) / len(losses)


# ---- measuring


def wins(policy: Policy, opponent: str, count: int, seed: int) -> float:
    """Of so many games against a bot, in how many the policy wins; half a game for those without a winner.

    It sits at either side in half of the games and takes the option with the best score.
    """
    games = VectorGames(GAME, count, seed, most_decisions=MOST_DECISIONS)
    bots = [make_bot(opponent, seed + n) for n in range(count)]
    step = games.reset()
    open_games = set(range(count))
    won = 0.0
    while open_games:
        with torch.no_grad():
            scores, _ = policy(tensors(step.observations, step.action_mask))
        actions = scores.argmax(1).numpy()
        for n in open_games:
            if step.seats[n] != n % 2:
                actions[n] = games.action_for(n, bots[n].choose(games.view(n)))
        step = games.step(actions)
        for n in numpy.flatnonzero(step.ended).tolist():
            if n in open_games:
                open_games.remove(n)
                won += 0.5 + 0.5 * float(step.rewards[n, n % 2])
    return won


@dataclass
class Curve:
    """How often the policy has won, by the number of decisions it has learned from."""

    games: int
    decisions: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    shares: dict[str, list[float]] = field(default_factory=dict)

    def measure(self, policy: Policy, learned: int, seconds: float, seed: int) -> None:
        """Add a point, and tell it."""
        self.decisions.append(learned)
        self.seconds.append(round(seconds, 1))
        told = []
        for bot in self.shares:
            share = wins(policy, bot, self.games, seed) / self.games
            self.shares[bot].append(share)
            low, high = wilson_interval(round(share * self.games), self.games)
            told.append(f"{share:.0%} against {bot} ({low:.0%} to {high:.0%})")
        print(f"{learned:8d} decisions, {seconds:5.0f} s: wins {', '.join(told)}", flush=True)

    def save(self, path: Path) -> None:
        """The curve as a picture, or as JSON where matplotlib is missing or the name ends in .json."""
        if path.suffix == ".json":
            path.write_text(json.dumps(self.__dict__) + "\n")
            return
        try:
            self.draw(path)
        except RuleboundError as error:
            plain = path.with_suffix(".json")
            print(f"The curve is not drawn, but written to {plain}. {error}")
            self.save(plain)

    def draw(self, path: Path) -> None:
        """The curve as a picture; the bands are 95 % intervals."""
        need("matplotlib").use("Agg")
        pyplot = need("matplotlib.pyplot")
        figure, axes = pyplot.subplots(figsize=(7, 4))
        for bot, shares in self.shares.items():
            axes.plot(self.decisions, [100 * share for share in shares], marker="o", label=f"against {bot}")
            bands = [wilson_interval(round(share * self.games), self.games) for share in shares]
            low, high = ([100 * band[end] for band in bands] for end in (0, 1))
            axes.fill_between(self.decisions, low, high, alpha=0.2)
        axes.axhline(50, color="grey", linewidth=0.5)
        axes.set(xlabel="decisions learned from", ylabel="games won, %", ylim=(-2, 102))
        axes.set_title(f"A small policy learns BlackPoker ({self.games} games a point)")
        axes.legend(loc="center right")
        figure.tight_layout()
        figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
        pyplot.close(figure)


# ---- the whole


@dataclass
class Size:
    """How much is done."""

    minutes: float = 5.0
    games: int = 64
    samples: int = 6000
    measured: int = 100
    every: float = 30.0
    rounds: int = 1_000_000


QUICK = Size(minutes=1.0, games=4, samples=60, measured=2, every=0.0, rounds=1)
"""To see that everything works, in seconds."""


def train(size: Size, seed: int, opponents: list[str]) -> tuple[Policy, Curve]:
    """Train until the time is up."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)  # the network is so small that sharing the work costs more than it saves
    policy = Policy(layout_of(GAME, 2))
    optimizer = torch.optim.Adam(policy.parameters(), lr=1e-3)
    play = SelfPlay(size.games, seed)
    curve = Curve(size.measured, shares={bot: [] for bot in opponents})
    learned, spent, measured = 0, 0.0, 0.0
    curve.measure(policy, 0, 0.0, seed + 1)
    for _ in range(size.rounds):
        began = time.monotonic()
        samples = play.collect(policy, size.samples)
        learn(policy, optimizer, samples, epochs=3, batch=512)
        learned += len(samples)
        spent += time.monotonic() - began
        if spent - measured >= size.every or spent >= 60 * size.minutes:
            measured = spent
            curve.measure(policy, learned, spent, seed + 1)
        if spent >= 60 * size.minutes:
            break
    return policy, curve


def mistake(out: Path, save: Path | None, opponents: list[str]) -> str:
    """What would fail only after the training, in a sentence."""
    if out.suffix not in (*PICTURES, ".json"):
        return f"--out ends in {', '.join(PICTURES)} or .json, not as {out.name!r} does."
    for path in (out, save):
        if path is not None and not path.parent.is_dir():
            return f"There is no folder {path.parent} for {path.name}; make it first."
    try:
        for name in opponents:
            find_bot(name)
    except RuleboundError as error:
        return str(error)
    return ""


def main(arguments: list[str] | None = None) -> Curve:
    """Train as the command line says."""
    parser = argparse.ArgumentParser(description="Train a small policy on BlackPoker by self-play.")
    parser.add_argument("--minutes", type=float, default=5.0, help="how long to train, without measuring")
    parser.add_argument("--seed", type=int, default=7, help="the same seed deals the same games")
    parser.add_argument("--out", type=Path, default=Path("blackpoker-curve.svg"), help="SVG, PNG or JSON")
    parser.add_argument("--save", type=Path, help="where to keep the trained policy")
    parser.add_argument("--against", default="random,greedy", help="the bots to measure it against")
    parser.add_argument("--quick", action="store_true", help="a few games, to see that all works")
    given = parser.parse_args(arguments)
    opponents = [name.strip() for name in given.against.split(",")]
    if wrong := mistake(given.out, given.save, opponents):
        parser.error(wrong)
    size = QUICK if given.quick else Size(minutes=given.minutes)
    policy, curve = train(size, given.seed, opponents)
    curve.save(given.out)
    if given.save is not None:
        torch.save(policy.state_dict(), given.save)
    return curve


if __name__ == "__main__":
    main()
