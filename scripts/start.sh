#!/bin/sh
# Runs the server for `npm start`. docs/decisions/0032-memory-settings.md gives the reasons for these settings.
# exec replaces the shell, so signals and exit codes pass straight between npm and the server.
cd "$(dirname "$0")/.." || exit
PATH=$PWD/node_modules/.bin:$PWD/runtime/bin:$PATH
export MALLOC_ARENA_MAX=1
export NODE_COMPILE_CACHE=${NODE_COMPILE_CACHE:-node_modules/.cache/compiled}
exec node --max-semi-space-size=8 --heap-growing-percent=40 --import ./scripts/use-bundle.ts server/main.ts "$@"
