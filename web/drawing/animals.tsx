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
  badger: {
    disc: '#dce6e4',
    drawing: (
      <>
        <circle cx="18" cy="20" r="5.5" fill="#4a4650" />
        <circle cx="46" cy="20" r="5.5" fill="#4a4650" />
        <path d="M32 13c11 0 18 7 18 17 0 13-9 24-18 24s-18-11-18-24c0-10 7-17 18-17z" fill="#fff" />
        <path d="M28 14c-3 9-3 24-1 35-8-4-13-11-13-19 0-9 5-15 14-16z" fill="#4a4650" />
        <path d="M36 14c3 9 3 24 1 35 8-4 13-11 13-19 0-9-5-15-14-16z" fill="#4a4650" />
        <ellipse cx="32" cy="49" rx="4.5" ry="3.4" fill="#2b2430" />
        <circle cx="21" cy="31" r="4" fill="#fff" />
        <circle cx="43" cy="31" r="4" fill="#fff" />
        <circle cx="21.5" cy="31.5" r="2.4" fill="#2b2430" />
        <circle cx="42.5" cy="31.5" r="2.4" fill="#2b2430" />
      </>
    ),
  },
  otter: {
    disc: '#cfe9ee',
    drawing: (
      <>
        <circle cx="16" cy="25" r="5" fill="#5f4535" />
        <circle cx="48" cy="25" r="5" fill="#5f4535" />
        <ellipse cx="32" cy="33" rx="18.5" ry="18" fill="#7d5b45" />
        <ellipse cx="32" cy="42" rx="12" ry="9" fill="#ecd8c2" />
        <path d="M28 36h8l-4 5z" fill="#2b2430" />
        <path d="M32 41v3" stroke="#2b2430" stroke-width="1.6" stroke-linecap="round" />
        <path
          d="M17 40l-8-2M17 44l-7 2M47 40l8-2M47 44l7 2"
          stroke="#5f4535"
          stroke-width="1.4"
          stroke-linecap="round"
        />
        {eyes(29)}
      </>
    ),
  },
  squirrel: {
    disc: '#fbe3d8',
    drawing: (
      <>
        <path d="M43 52c12-3 15-16 10-26-3-6-10-7-12-3-2 5 3 6 3 12 0 5-4 8-6 10z" fill="#a8481f" />
        <path
          d="M16 10c-2 7-1 13 2 17l9-6c-4-3-8-6-11-11zM42 10c2 7 1 13-2 17l-9-6c4-3 8-6 11-11z"
          fill="#a8481f"
        />
        <ellipse cx="29" cy="35" rx="16" ry="17" fill="#c9622f" />
        <ellipse cx="29" cy="45" rx="9" ry="7" fill="#fdeede" />
        <path d="M26 40h6l-3 4z" fill="#2b2430" />
        <circle cx="22" cy="32" r="3" fill="#2b2430" />
        <circle cx="36" cy="32" r="3" fill="#2b2430" />
      </>
    ),
  },
  frog: {
    disc: '#e3f3d3',
    drawing: (
      <>
        <circle cx="21" cy="21" r="8.5" fill="#5c9f3f" />
        <circle cx="43" cy="21" r="8.5" fill="#5c9f3f" />
        <ellipse cx="32" cy="37" rx="21" ry="15.5" fill="#6cb04a" />
        <circle cx="21" cy="20.5" r="5.5" fill="#fff" />
        <circle cx="43" cy="20.5" r="5.5" fill="#fff" />
        <path
          d="M20 38c7 7 17 7 24 0"
          fill="none"
          stroke="#2f5b22"
          stroke-width="2.4"
          stroke-linecap="round"
        />
        {eyes(21, 11)}
      </>
    ),
  },
  deer: {
    disc: '#efe6c9',
    drawing: (
      <>
        <path
          d="M25 19c-1-5-4-7-8-8M21 13.5c0-3 0-5-1.5-7M39 19c1-5 4-7 8-8M43 13.5c0-3 0-5 1.5-7"
          fill="none"
          stroke="#7a5a3c"
          stroke-width="3"
          stroke-linecap="round"
        />
        <path d="M20 27c-5-4-9-4-13-3 2 6 7 9 13 8zM44 27c5-4 9-4 13-3-2 6-7 9-13 8z" fill="#a56a3a" />
        <path d="M32 16c9 0 14 6 14 14 0 12-7 24-14 24s-14-12-14-24c0-8 5-14 14-14z" fill="#b97c47" />
        <ellipse cx="32" cy="46" rx="7.5" ry="7" fill="#f6e3c8" />
        <ellipse cx="32" cy="44" rx="3.5" ry="2.6" fill="#2b2430" />
        {eyes(32)}
      </>
    ),
  },
  puffin: {
    disc: '#d3e3f7',
    drawing: (
      <>
        <circle cx="32" cy="32" r="19" fill="#35323f" />
        <ellipse cx="24" cy="32" rx="8" ry="11" fill="#fff" />
        <ellipse cx="40" cy="32" rx="8" ry="11" fill="#fff" />
        <path d="M32 28c6 3 8 7 8 11s-4 8-8 10c-4-2-8-6-8-10s2-8 8-11z" fill="#f08a2c" />
        <path d="M32 28c3 1.5 5 3.5 6.5 6-4 1.5-9 1.5-13 0 1.5-2.5 3.5-4.5 6.5-6z" fill="#55617a" />
        {eyes(28, 8.5)}
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
