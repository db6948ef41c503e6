"""FF-TCG by the comprehensive rules, version 3.2: a file per chapter."""
