"""The worked example runs, learns something from its games, and draws its curve."""

import importlib.util
import json
import sys
from pathlib import Path
from typing import Any

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_blackpoker.py"


@pytest.fixture
def example(torch: Any) -> Any:
    spec = importlib.util.spec_from_file_location("train_blackpoker", EXAMPLE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_quick_run(example: Any, tmp_path: Path, capsys: Any) -> None:
    saved, policy = tmp_path / "curve.json", tmp_path / "policy.pt"
    curve = example.main(["--quick", "--against", "random", "--out", str(saved), "--save", str(policy)])
    assert len(curve.decisions) == 2 and curve.decisions[1] >= 60
    assert json.loads(saved.read_text())["shares"].keys() == {"random"}
    assert "against random" in capsys.readouterr().out and policy.stat().st_size > 10_000


def test_the_picture(example: Any, tmp_path: Path, capsys: Any) -> None:
    curve = example.Curve(4, [0, 10], [0.0, 1.0], {"random": [0.5, 0.75], "greedy": [0.0, 0.25]})
    picture = tmp_path / "curve.svg"
    curve.save(picture)
    if importlib.util.find_spec("matplotlib") is None:
        assert "pip install 'rulebound[learning]'" in capsys.readouterr().out
    else:
        assert "<svg" in picture.read_text()


def test_without_matplotlib_the_curve_is_written_down(
    example: Any, tmp_path: Path, capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    example.Curve(4, [0], [0.0], {"random": [0.5]}).save(tmp_path / "curve.svg")
    assert json.loads((tmp_path / "curve.json").read_text())["shares"] == {"random": [0.5]}
    assert "written to" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--out", "curve.txt"], "--out ends in .svg, .png or .json"),
        (["--out", "nowhere/curve.svg"], "no folder nowhere for curve.svg"),
        (["--save", "nowhere/policy.pt"], "no folder nowhere for policy.pt"),
        (["--against", "nobody"], "no bot 'nobody'"),
    ],
)
def test_a_mistake_is_told_before_the_training(
    example: Any, arguments: list[str], said: str, capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(example, "train", lambda *_: pytest.fail("it has begun to train"))
    with pytest.raises(SystemExit):
        example.main(["--quick", *arguments])
    assert said in capsys.readouterr().err


def test_learning_makes_what_won_likelier(example: Any, torch: Any) -> None:
    torch.manual_seed(1)
    policy = example.Policy(example.layout_of("blackpoker", 2))
    samples = example.SelfPlay(2, 1).collect(policy, 1)[:40]
    for sample in samples:
        sample.result = 1.0 if sample.action == 0 else -1.0

    def likely() -> float:
        mask = example.numpy.stack([sample.mask for sample in samples])
        names = samples[0].seen
        seen = {name: example.numpy.stack([sample.seen[name] for sample in samples]) for name in names}
        with torch.no_grad():
            scores, _ = policy(example.tensors(seen, mask))
        assert not torch.softmax(scores, 1)[torch.from_numpy(mask) == 0].any()
        return float(torch.softmax(scores, 1)[:, 0].mean())

    before = likely()
    example.learn(policy, torch.optim.Adam(policy.parameters(), lr=1e-3), samples, epochs=5, batch=20)
    assert likely() > before
