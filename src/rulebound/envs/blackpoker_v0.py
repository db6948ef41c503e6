"""BlackPoker as a PettingZoo environment: `env(**config)`; `raw_env(**config)` has no guards."""

from rulebound.envs.pettingzoo_env import makers

env, raw_env = makers("blackpoker", "rulebound/blackpoker_v0")
