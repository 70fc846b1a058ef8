import { createHash } from 'node:crypto'
import sharp from 'sharp'

/** A file of the demo's media library. It is drawn here, so that the repository needs no binary files. */
export interface DemoFile {
  readonly name: string
  readonly mediaType: string
  readonly folder: string
  readonly tags: readonly string[]
  readonly altText: string
  readonly bytes: Buffer
}

const colours = ['#2f6f8f', '#e0a030', '#7a9e4e', '#c25b4e', '#6b5b95', '#3d8c84']
const colour = (place: number) => colours[place % colours.length] ?? '#2f6f8f'

const svg = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#fff"/>${body}</svg>`

const text = (x: number, y: number, size: number, words: string, fill = '#222') =>
  `<text x="${x}" y="${y}" font-family="sans-serif" font-size="${size}" text-anchor="middle" fill="${fill}">${words}</text>`

/** One row for the whole, and one for each number of equal parts. */
function drawFractionWall(): string {
  const rows = [1, 2, 3, 4, 5, 6, 8, 10]
  return svg(
    1_000,
    rows.length * 80,
    rows
      .flatMap((parts, row) =>
        Array.from({ length: parts }, (_, place) => {
          const [x, width] = [(1_000 * place) / parts, 1_000 / parts]
          const label = parts === 1 ? '1' : `1/${parts}`
          return `<rect x="${x + 2}" y="${row * 80 + 2}" width="${width - 4}" height="76" rx="6" fill="${colour(row)}"/>${text(x + width / 2, row * 80 + 50, 26, label, '#fff')}`
        }),
      )
      .join(''),
  )
}

function drawHundredSquare(): string {
  const cells = Array.from({ length: 100 }, (_, place) => {
    const [x, y] = [(place % 10) * 60, Math.floor(place / 10) * 60]
    const fill = (place + 1) % 7 === 0 ? '#e0a030' : '#f4f1ea'
    return `<rect x="${x + 1}" y="${y + 1}" width="58" height="58" fill="${fill}"/>${text(x + 30, y + 38, 22, `${place + 1}`)}`
  })
  return svg(600, 600, cells.join(''))
}

function drawClock(): string {
  const numbers = Array.from({ length: 12 }, (_, place) => {
    const angle = ((place + 1) * Math.PI) / 6
    return text(
      Math.round(300 + 220 * Math.sin(angle)),
      Math.round(314 - 220 * Math.cos(angle)),
      40,
      `${place + 1}`,
    )
  })
  const hands =
    '<path d="M300 300L405 195M300 300V110" stroke="#222" stroke-width="12" stroke-linecap="round"/>'
  return svg(
    600,
    600,
    `<circle cx="300" cy="300" r="270" fill="#f4f1ea" stroke="#2f6f8f" stroke-width="14"/>${numbers.join('')}${hands}`,
  )
}

function drawNumberLine(): string {
  const marks = Array.from({ length: 21 }, (_, place) => {
    const x = 50 + place * 45
    return `<path d="M${x} 60v24" stroke="#222" stroke-width="3"/>${text(x, 116, 20, `${place - 10}`)}`
  })
  return svg(1_000, 140, `<path d="M30 72h940" stroke="#222" stroke-width="3"/>${marks.join('')}`)
}

/** A PDF of one page of text, with the cross-reference table that readers need. */
function makePdf(title: string, lines: readonly string[]): Buffer {
  const escapeText = (line: string) => line.replaceAll(/[\\()]/g, '\\$&')
  const shown = lines.map(line => `(${escapeText(line)}) Tj T*`).join('\n')
  const page = `BT /F1 22 Tf 60 770 Td (${escapeText(title)}) Tj ET\nBT /F1 14 Tf 26 TL 60 720 Td\n${shown}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let document = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = document.length
    document += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const start = document.length
  document += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  document += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(document, 'latin1')
}

const worksheet = [
  'Name: ______________________        Date: ______________',
  '',
  ...[
    [1, 4, 20],
    [2, 3, 18],
    [3, 5, 40],
    [5, 8, 56],
    [7, 10, 90],
    [4, 9, 63],
  ].map(([part, whole, of], place) => `${place + 1}.   ${part}/${whole} of ${of} = ________`),
  '',
  'Divide by the bottom number first, then multiply by the top one.',
]

const png = async (drawing: string) => await sharp(Buffer.from(drawing)).png().toBuffer()

/** The files, with the worksheet that assignments attach first. */
export async function makeFiles(): Promise<DemoFile[]> {
  const picture = { mediaType: 'image/png', folder: 'Pictures' }
  return [
    {
      name: 'fractions-of-amounts.pdf',
      mediaType: 'application/pdf',
      folder: 'Worksheets',
      tags: ['fractions', 'year 5'],
      altText: 'A worksheet with six fractions of amounts.',
      bytes: makePdf('Fractions of amounts', worksheet),
    },
    {
      ...picture,
      name: 'fraction-wall.png',
      tags: ['fractions'],
      altText: 'A wall of fractions, from one whole to tenths.',
      bytes: await png(drawFractionWall()),
    },
    {
      ...picture,
      name: 'hundred-square.png',
      tags: ['tables'],
      altText: 'A square of the numbers from 1 to 100. The multiples of 7 are marked.',
      bytes: await png(drawHundredSquare()),
    },
    {
      ...picture,
      name: 'clock.png',
      tags: ['time'],
      altText: 'A clock with two hands.',
      bytes: await png(drawClock()),
    },
    {
      name: 'number-line.svg',
      mediaType: 'image/svg+xml',
      folder: 'Pictures',
      tags: ['negative numbers'],
      altText: 'A number line from minus ten to ten.',
      bytes: Buffer.from(drawNumberLine()),
    },
    {
      name: 'notes-for-parents.md',
      mediaType: 'text/markdown',
      folder: 'Parents',
      tags: ['parents'],
      altText: '',
      bytes: Buffer.from(
        '# How to help\n\nTen minutes a day help more than an hour on Sunday. Ask your child to explain one answer to you.\n',
      ),
    },
  ]
}

export const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
