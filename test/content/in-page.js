/** These functions run in the page, where tests look at pictures. */
globalThis.flawsOfPicture = flawsOfPicture
globalThis.leastDifference = leastDifference

/** Describes the problems of a picture. */
function flawsOfPicture(svg) {
  const main = document.querySelector('main')
  if (!main) return ['no page']
  main.innerHTML = svg
  const drawn = main.querySelector('svg')
  if (!drawn) return ['no picture']
  const found = []
  const frame = drawn.getBoundingClientRect()
  if (frame.width > 320.5) found.push(`${frame.width} wide on a page 320 wide`)
  const boxes = [...drawn.querySelectorAll('text, rect, circle, ellipse, polygon, polyline, line, path')]
    .filter(element => !element.closest('defs, clipPath, mask'))
    .map(element => ({ element, box: element.getBoundingClientRect() }))
  for (const { element, box } of boxes) {
    const outside = Math.max(
      frame.left - box.left,
      box.right - frame.right,
      frame.top - box.top,
      box.bottom - frame.bottom,
    )
    if (outside > 2) found.push(`${element.outerHTML} is cut off by ${outside.toFixed(1)}`)
  }
  const letters = boxes.filter(({ element }) => element.tagName === 'text')
  for (const [at, a] of letters.entries()) {
    for (const b of letters.slice(at + 1)) {
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
      if (wide > 2 && high > 6)
        found.push(`“${a.element.textContent}” and “${b.element.textContent}” overlap`)
    }
  }
  return found
}

/** Draws all pictures and returns the number of points that differ between the two most similar ones. */
async function leastDifference(svgs, tone) {
  const size = 96
  const drawn = []
  for (const svg of svgs) {
    const image = new Image()
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
    await image.decode()
    const canvas = new OffscreenCanvas(size, size)
    const context = canvas.getContext('2d')
    if (!context) return -1
    context.fillStyle = '#fff'
    context.fillRect(0, 0, size, size)
    context.drawImage(image, 0, 0, size, size)
    drawn.push(context.getImageData(0, 0, size, size).data)
  }
  let fewest = Number.POSITIVE_INFINITY
  for (const [at, a] of drawn.entries()) {
    for (const b of drawn.slice(at + 1)) {
      let differing = 0
      for (let point = 0; point < a.length; point += 4) if (Math.abs(a[point] - b[point]) > tone) differing++
      fewest = Math.min(fewest, differing)
    }
  }
  return fewest
}
