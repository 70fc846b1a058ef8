"""A module for each noun."""

# Made from generated/openapi.json by `npm run generate`.
