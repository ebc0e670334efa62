import { isBuilt } from '../env.ts'

/** Lets the site be installed and say something of its own without a connection. Browsers that know no service workers do without. */
export async function registerServiceWorker(): Promise<void> {
  if (!isBuilt || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/service-worker.js')
  } catch (error) {
    console.warn('The service worker could not be registered.', error)
  }
}
