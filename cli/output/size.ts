export const pluralize = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`

const units = ['bytes', 'KB', 'MB', 'GB']

/** Such as `3.4 MB`, in powers of 1,000. */
export function sizeOf(bytes: number): string {
  let size = bytes
  let unit = 0
  while (size >= 999.5 && unit < units.length - 1) {
    size /= 1_000
    unit++
  }
  return unit === 0
    ? pluralize(size, 'byte', 'bytes')
    : `${size < 10 ? size.toFixed(1) : Math.round(size)} ${units[unit]}`
}
