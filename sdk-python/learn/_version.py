# Generated from generated/openapi.json by `npm run generate`.

VERSION = "0.1.0"
