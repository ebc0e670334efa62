import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './button/button.tsx'
import { ChoiceGroup } from './choice-group/choice-group.tsx'
import { CompareSlider } from './compare-slider/compare-slider.tsx'
import { ProgressBar } from './progress-bar/progress-bar.tsx'
import { SelectField } from './select-field/select-field.tsx'
import './tokens.css'

/** Contrast of two colours by WCAG 2.2, 1 to 21. */
function contrast(a: string, b: string): number {
  const [light, dark] = [a, b].map(luminance).toSorted((x, y) => y - x)
  return (light! + 0.05) / (dark! + 0.05)
}

function luminance(colour: string): number {
  const [red, green, blue] = colour.match(/[\da-f]{2}/gi)!.map((pair) => {
    const share = Number.parseInt(pair, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

it('every pair of ink and ground can be read (WCAG AA)', () => {
  const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()
  for (const ink of ['--ink', '--ink-quiet', '--accent', '--danger']) {
    for (const ground of ['--ground', '--ground-raised', '--ground-field']) {
      expect(contrast(token(ink), token(ground)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    }
  }
  expect(contrast(token('--accent-ink'), token('--accent-strong'))).toBeGreaterThanOrEqual(4.5)
})

it('a busy button keeps the focus and cannot be pressed again', async () => {
  const press = vi.fn<() => void>()
  const screen = await render(<Button onClick={press}>Translate</Button>)
  const button = screen.getByRole('button', { name: 'Translate' })
  await userEvent.click(button)
  await screen.rerender(
    <Button isBusy onClick={press}>
      Translate
    </Button>,
  )
  await userEvent.keyboard('{Enter}')
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  expect(press).toHaveBeenCalledTimes(1)
})

it('a progress bar tells its value, or that it has none', async () => {
  const screen = await render(<ProgressBar label="Translating" value={0.25} />)
  const bar = screen.getByRole('progressbar', { name: 'Translating' })
  const progress = bar.element() as HTMLProgressElement
  expect(progress.position).toBe(0.25)
  await screen.rerender(<ProgressBar label="Translating" />)
  expect(progress.position).toBe(-1)
})

it('a select field gives back the chosen value and reads its hint', async () => {
  const change = vi.fn<(value: string) => void>()
  const choices = [
    { value: 'ENG', label: 'English', lang: 'en' },
    { value: 'JPN', label: '日本語', lang: 'ja' },
  ] as const
  const screen = await render(
    <SelectField label="Read in" choices={choices} value="ENG" onChange={change} hint="The pages' new language" />,
  )
  const select = screen.getByRole('combobox', { name: 'Read in' })
  await expect.element(select).toHaveAccessibleDescription("The pages' new language")
  await userEvent.selectOptions(select, '日本語')
  expect(change).toHaveBeenCalledExactlyOnceWith('JPN')
})

it('the arrow of a select field stands on the other side in Arabic', async () => {
  const field = (dir: 'ltr' | 'rtl') => (
    <div dir={dir}>
      <SelectField label="Language" choices={[{ value: 'a', label: 'A' }]} value="a" onChange={() => undefined} />
    </div>
  )
  const screen = await render(field('ltr'))
  const select = screen.getByRole('combobox').element()
  expect(getComputedStyle(select).backgroundPositionX).toContain('100%')
  await screen.rerender(field('rtl'))
  expect(getComputedStyle(select).backgroundPositionX).not.toContain('100%')
})

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

it('a compare slider shows as much of the first picture as it says, from the side where the reading begins', async () => {
  const slider = (dir: 'ltr' | 'rtl', isBeforeWhole = false) => (
    <div dir={dir} style={{ inlineSize: 200 }}>
      <CompareSlider
        before={{ src: pixel, alt: 'Before' }}
        after={{ src: pixel, alt: 'After' }}
        label="Compare"
        beforeWord="Original"
        afterWord="Translation"
        isBeforeWhole={isBeforeWhole}
      />
    </div>
  )
  const screen = await render(slider('ltr'))
  const clip = () => getComputedStyle(screen.getByRole('img', { name: 'Before' }).element()).clipPath
  await screen.getByRole('slider', { name: 'Compare' }).fill('25')
  expect(clip()).toBe('inset(0px 75% 0px 0px)')
  await screen.rerender(slider('rtl'))
  expect(clip()).toBe('inset(0px 0px 0px 75%)')
  await screen.rerender(slider('rtl', true))
  expect(clip()).toBe('inset(0px 0px 0px 0%)')
})

it('a choice group names what is not to be had, with its reason, and does not let it be chosen', async () => {
  const change = vi.fn<(value: string) => void>()
  const choices = [
    { value: 'a', label: 'Built-in' },
    { value: 'b', label: 'Online', isUnavailable: true, note: 'There is no key.' },
    { value: 'c', label: 'Other' },
  ] as const
  const screen = await render(<ChoiceGroup label="Model" choices={choices} value="a" onChange={change} />)
  const online = screen.getByRole('radio', { name: 'Online' })
  await expect.element(online).toBeDisabled()
  await expect.element(online).toHaveAccessibleDescription('There is no key.')
  await userEvent.click(screen.getByRole('radio', { name: 'Other' }))
  expect(change).toHaveBeenCalledExactlyOnceWith('c')
})
