import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** What a screen reader would hear of a page, closed shadow roots included. */
export async function readAloud(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes
    .filter(({ ignored, role }) => !ignored && role?.value === 'StaticText')
    .map(({ name }) => String(name?.value))
}

/** Names of all buttons of a page, closed shadow roots included, in their order. */
export async function buttonsOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes
    .filter(({ ignored, role }) => !ignored && role?.value === 'button')
    .map(({ name }) => String(name?.value))
}

/** The middle of a button within a closed shadow root, which no selector reaches. */
export async function findButton(page: Page, name: string): Promise<{ x: number; y: number }> {
  const session = await page.context().newCDPSession(page)
  try {
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const node = nodes.find((one) => !one.ignored && one.role?.value === 'button' && one.name?.value === name)
    if (!node) throw new Error(`There is no button '${name}'.`)
    const { model } = await session.send('DOM.getBoxModel', { backendNodeId: node.backendDOMNodeId! })
    const [left, top, , , right, bottom] = model.border as [number, number, number, number, number, number]
    return { x: (left + right) / 2, y: (top + bottom) / 2 }
  } finally {
    await session.detach()
  }
}

/** Presses a button of the extension with the mouse. */
export async function press(page: Page, name: string) {
  const { x, y } = await findButton(page, name)
  await page.mouse.move(x, y)
  await page.mouse.click(x, y)
}

/** The colour of a pixel of the window, as red, green and blue. */
export async function colourAt(page: Page, x: number, y: number): Promise<number[]> {
  const picture = await page.screenshot({ clip: { x, y, width: 1, height: 1 } })
  return [...(await sharp(picture).removeAlpha().raw().toBuffer())].slice(0, 3)
}
