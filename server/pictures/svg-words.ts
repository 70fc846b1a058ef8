const words = (text: string) => new Set(text.trim().split(/\s+/))

/**
 * The elements that may stay in an SVG. None of them loads, runs, links or moves anything. Filters are missing, because a
 * line of them can keep a processor busy for minutes.
 */
export const elements = words(`
  svg g defs symbol use switch title desc style image
  path rect circle ellipse line polyline polygon
  text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker
`)

/** These are removed themselves, but their content stays. */
export const wrappers = words('a')

export const attributes = words(`
  id class style lang xml:lang xml:space role href xlink:href
  x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy width height d points pathLength viewBox preserveAspectRatio version
  transform transform-origin offset rotate textLength lengthAdjust startOffset method spacing side
  gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform clipPathUnits maskUnits
  maskContentUnits markerUnits markerWidth markerHeight refX refY orient
  type
  fill fill-opacity fill-rule stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-opacity stroke-width color color-interpolation color-rendering opacity
  stop-color stop-opacity clip-path clip-rule mask mask-type
  marker marker-start marker-mid marker-end paint-order vector-effect shape-rendering text-rendering image-rendering
  display visibility overflow mix-blend-mode isolation
  font font-family font-size font-size-adjust font-stretch font-style font-variant font-weight letter-spacing word-spacing
  text-anchor text-decoration dominant-baseline alignment-baseline baseline-shift direction unicode-bidi writing-mode
  glyph-orientation-horizontal glyph-orientation-vertical systemLanguage requiredFeatures
  aria-label aria-labelledby aria-describedby aria-hidden
`)

/** The attributes that hold texts for people or names of things, and no styles. */
export const notStyles = words(
  'id class lang xml:lang xml:space role version aria-label aria-labelledby aria-describedby aria-hidden',
)

/** The functions that styles and attributes may call. `url` may only refer to something within the SVG. */
export const calls = words(`
  rgb rgba hsl hsla hwb lab lch oklab oklch color var calc min max clamp
  matrix translate translatex translatey scale scalex scaley rotate skewx skewy
  polygon circle ellipse inset path
  not is where nth-child nth-of-type nth-last-child nth-last-of-type lang
`)
