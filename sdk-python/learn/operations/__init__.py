"""A module for each noun."""

# Generated from generated/openapi.json by `npm run generate`.
