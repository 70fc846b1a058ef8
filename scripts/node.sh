#!/bin/sh
# Runs Node 24: the package `node` of a full install, the one that scripts/install-node.mjs fetched, or the machine's own.
PATH=$PWD/node_modules/.bin:$PWD/runtime/bin:$PATH
exec node "$@"
