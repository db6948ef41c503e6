"""Battle Spirits as a PettingZoo environment: `env(**config)`; `raw_env(**config)` has no guards."""

from rulebound.envs.pettingzoo_env import makers

env, raw_env = makers("battle-spirits", "rulebound/battle_spirits_v0")
