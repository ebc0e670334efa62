import { expect, test } from './extension-test.ts'
import { startScriptedServer } from './scripted-server.ts'

test('the first thing after the installation is the introduction of the site, where its server answers', async ({
  context,
  background,
  openOwnPage,
}) => {
  // No server answers at the address that is set when the extension is installed, so the settings opened; a later one does.
  const server = await startScriptedServer()
  await background.evaluate(
    (serverAddress) => chrome.storage.local.set({ settings: { serverAddress, hasFloatingButton: false } }),
    server.url,
  )
  const opened = context.waitForEvent('page')
  await background.evaluate(() => {
    const { onInstalled } = chrome.runtime as unknown as { onInstalled: { dispatch: (details: object) => void } }
    onInstalled.dispatch({ reason: 'install' })
  })
  await expect.poll(async () => (await opened).url()).toBe(`${server.url}/install/steps-1#try`)
  const options = await openOwnPage('options')
  await expect(options.getByRole('button', { name: 'Change keys' })).toBeVisible()
  await server.stop()
})
