/** Makes a value when it is first asked for, and keeps it: long texts that nobody has asked for yet take no memory. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
