"""A module for each group of operations."""

# Made from generated/openapi.json by `npm run generate`.
