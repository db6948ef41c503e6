"""Without the optional packages: importing works, and using a part says what to install."""

import subprocess
import sys

import pytest

import rulebound.envs
from rulebound.envs import EnvError

WITHOUT = """
import sys
for name in {missing!r}:
    sys.modules[name] = None
import rulebound.envs
try:
    {use}
except ImportError as error:
    assert isinstance(error, rulebound.envs.EnvError)
    print(error)
"""


@pytest.mark.parametrize(
    ("missing", "use", "said"),
    [
        (["numpy"], "rulebound.envs.VectorGames", "needs numpy, which is not installed"),
        (["numpy"], "from rulebound.envs import VectorGames", "pip install 'rulebound[envs]'"),
        (["pettingzoo"], "import rulebound.envs.blackpoker_v0", "pip install 'rulebound[envs]'"),
        (["numpy"], "rulebound.envs.make('rulebound/fftcg_v0')", "pip install 'rulebound[envs]'"),
        (["pettingzoo"], "from rulebound.envs import blackpoker_v0", "pip install 'rulebound[envs]'"),
        (["pyspiel"], "rulebound.envs.openspiel_games", "pip install 'rulebound[openspiel]'"),
    ],
)
def test_what_is_missing_is_told(
    missing: list[str], use: str, said: str, request: pytest.FixtureRequest
) -> None:
    if "numpy" not in missing:
        request.getfixturevalue("gymnasium")
    program = WITHOUT.format(missing=missing, use=use)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert said in done.stdout


def test_an_unknown_environment_is_refused() -> None:
    with pytest.raises(EnvError, match="no environment 'rulebound/chess_v0'; there are rulebound/blackpoker"):
        rulebound.envs.make("rulebound/chess_v0")
    with pytest.raises(AttributeError, match="no attribute 'chess_v0'"):
        rulebound.envs.chess_v0  # noqa: B018
