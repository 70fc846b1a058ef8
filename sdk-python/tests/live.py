"""The server that was started for the tests."""

from __future__ import annotations

import json
import os
import unittest
from typing import Any

world: dict[str, Any] = json.loads(os.environ.get("LEARN_TEST_WORLD", "{}"))


@unittest.skipUnless(world, "needs a server: run `npm test -- test/python-sdk.test.ts`")
class LiveTest(unittest.TestCase):
    """A test that needs a server."""

    maxDiff = None
