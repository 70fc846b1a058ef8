"""What the tests know of the server that was started for them."""

from __future__ import annotations

import json
import os
import unittest
from typing import Any

world: dict[str, Any] = json.loads(os.environ.get("LEARN_TEST_WORLD", "{}"))


@unittest.skipUnless(world, "there is no server; `npm test -- test/python-sdk.test.ts` starts one")
class LiveTest(unittest.TestCase):
    """Needs a server."""

    maxDiff = None
