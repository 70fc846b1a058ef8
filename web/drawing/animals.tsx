import type { ComponentChildren } from 'preact'

interface Animal {
  readonly disc: string
  readonly drawing: ComponentChildren
}

const eyes = (y: number, apart = 8) => (
  <>
    <circle cx={32 - apart} cy={y} r="3" fill="#2b2430" />
    <circle cx={32 + apart} cy={y} r="3" fill="#2b2430" />
  </>
)

/** Flat shapes on a tinted disc. A child whose app uses other names gets the first letter instead. */
const animals: Readonly<Record<string, Animal>> = {
  fox: {
    disc: '#ffe2bf',
    drawing: (
      <>
        <path d="M14 14l12 9h12l12-9-3 22-15 18-15-18z" fill="#e2762f" />
        <path d="M17 36l15 18 15-18-8 2-7 6-7-6z" fill="#fff" />
        <circle cx="32" cy="51" r="3" fill="#2b2430" />
        {eyes(34)}
      </>
    ),
  },
  owl: {
    disc: '#e3dcfa',
    drawing: (
      <>
        <path d="M17 16l6 5h18l6-5v24a15 15 0 01-30 0z" fill="#7a5a44" />
        <circle cx="25" cy="31" r="7.5" fill="#fff" />
        <circle cx="39" cy="31" r="7.5" fill="#fff" />
        <path d="M32 34l-3.5 4 3.5 5 3.5-5z" fill="#f0a23b" />
        {eyes(31, 7)}
      </>
    ),
  },
  hedgehog: {
    disc: '#e5efd8',
    drawing: (
      <>
        <path d="M10 40l3-8 2-8 7-3 5-6 7 3 8 0 5 6 6 5 1 10z" fill="#6b4f3f" />
        <path d="M14 44c0-9 8-13 18-13s20 5 20 13z" fill="#d9b58f" />
        <circle cx="14" cy="43" r="3" fill="#2b2430" />
        <circle cx="24" cy="38" r="2.6" fill="#2b2430" />
      </>
    ),
  },
  bear: {
    disc: '#f4e1cf',
    drawing: (
      <>
        <circle cx="19" cy="19" r="7" fill="#8a5a3c" />
        <circle cx="45" cy="19" r="7" fill="#8a5a3c" />
        <circle cx="32" cy="34" r="18" fill="#9c6845" />
        <ellipse cx="32" cy="42" rx="8" ry="6.5" fill="#f0d8bd" />
        <circle cx="32" cy="39.5" r="3" fill="#2b2430" />
        {eyes(30)}
      </>
    ),
  },
  hare: {
    disc: '#ece6df',
    drawing: (
      <>
        <path d="M22 28C16 12 22 6 26 8c4 3 4 12 4 19zM42 28c6-16 0-22-4-20-4 3-4 12-4 19z" fill="#a98560" />
        <ellipse cx="32" cy="39" rx="14" ry="15" fill="#b8946d" />
        <ellipse cx="32" cy="45" rx="6" ry="5" fill="#fff" />
        <circle cx="32" cy="43" r="2.2" fill="#2b2430" />
        {eyes(35)}
      </>
    ),
  },
  robin: {
    disc: '#dcebf5',
    drawing: (
      <>
        <circle cx="32" cy="33" r="18" fill="#7b6a58" />
        <path d="M32 26c9 0 12 8 9 16-2 6-6 9-9 9s-7-3-9-9c-3-8 0-16 9-16z" fill="#d9562f" />
        <path d="M32 32l-3 3 3 4 3-4z" fill="#e8b04a" />
        {eyes(29, 7)}
      </>
    ),
  },
}

export function Avatar({ id, name, large = false }: { id: string; name: string; large?: boolean }) {
  const animal = Object.hasOwn(animals, id) ? animals[id] : undefined
  const [letter = '?'] = name.trim().toUpperCase()
  return (
    <svg
      class={large ? 'avatar large' : 'avatar'}
      viewBox="0 0 64 64"
      width="64"
      height="64"
      aria-hidden="true"
    >
      <circle cx="32" cy="32" r="32" fill={animal?.disc ?? '#ebe7fb'} />
      {animal?.drawing ?? (
        <text x="32" y="43" text-anchor="middle" font-size="30" fill="#40309a">
          {letter}
        </text>
      )}
    </svg>
  )
}
