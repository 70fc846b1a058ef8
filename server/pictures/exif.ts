const orientationTag = 0x0112
const short = 3
const upright = 1

/** The orientation that Exif gives, from 1 to 8; upright if there is anything odd about it. */
export function orientationIn(exif: Buffer): number {
  const start = exif.toString('latin1', 0, 6) === 'Exif\0\0' ? 6 : 0
  const tiff = exif.subarray(start)
  const little = tiff.toString('latin1', 0, 2) === 'II'
  const short16 = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  try {
    const directory = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
    const entries = short16(directory)
    for (let entry = 0; entry < entries; entry++) {
      const at = directory + 2 + entry * 12
      if (short16(at) !== orientationTag) continue
      const orientation = short16(at + 2) === short ? short16(at + 8) : upright
      return orientation >= 1 && orientation <= 8 ? orientation : upright
    }
  } catch {
    // An offset points outside the data.
  }
  return upright
}

/** Exif with the orientation and nothing else; undefined if the picture is upright. */
export function exifOf(orientation: number): Buffer | undefined {
  if (orientation === upright) return undefined
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex')
  tiff.writeUInt16BE(orientation, 18)
  return tiff
}
