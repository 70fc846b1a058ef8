#!/bin/sh
# The admin tool, for `npm run admin` and for installations where npm is not at hand, such as the image.
cd "$(dirname "$0")/.." || exit
exec sh scripts/node.sh --import ./scripts/use-bundle.ts server/admin.ts "$@"
