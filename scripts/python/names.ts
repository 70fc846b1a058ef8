const keywords = new Set(
  `False None True and as assert async await break class continue def del elif else except finally for from global if
  import in is lambda nonlocal not or pass raise return try while with yield self`.split(/\s+/),
)

/** A wire name in Python: `filter[organizationId]` is `filter_organization_id`, `from` is `from_`. */
export function snake(name: string): string {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').replaceAll(/[^A-Za-z0-9]+/g, '_')
  const text = words.replaceAll(/^_+|_+$/g, '').toLowerCase()
  return keywords.has(text) ? `${text}_` : text
}

export const isIdentifier = (name: string): boolean => /^[A-Za-z_]\w*$/.test(name) && !keywords.has(name)

/** A name for an unnamed object in a field: an item of `memberships` in `Caller` is `CallerMembership`. */
export function nestedName(parent: string, field: string, isItem: boolean): string {
  const own = isItem ? field.replace(/ies$/, 'y').replace(/([^s])s$/, '$1') : field
  return parent + own.slice(0, 1).toUpperCase() + own.slice(1)
}

/** The class that has a noun's methods: `SignInsGroup` for `sign-ins`. */
export const className = (noun: string): string =>
  `${noun.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Group`
