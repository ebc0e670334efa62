import type { Page } from '@playwright/test'
import { expect } from './site-test.ts'

/** The banner that asks for consent. */
export const bannerOf = (page: Page) => page.getByRole('dialog', { name: 'Cookies on this site' })

/** The panel with its settings. */
export const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Cookie settings' })

/** The button in the corner that opens the panel. */
export const openerOf = (page: Page) => page.locator('[data-cc="show-preferencesModal"]')

/** Answers the banner by one of its buttons. */
export async function agree(page: Page, button: string) {
  await bannerOf(page).getByRole('button', { name: button, exact: true }).click()
  await expect(page.locator('html')).not.toHaveClass(/show--consent/)
}
