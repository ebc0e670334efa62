import type { EventType } from '../../shell/visit-events.ts'
import { readStored } from '../../shell/stored-text.ts'
import { openServerCalls } from '../translate-pages/server/server-calls.ts'
import { readAdClick } from './ad-click.ts'

let calls: ReturnType<typeof openServerCalls> | undefined

/** Notes an event of the visit on the server. Failures are logged and nothing more (product specification, section 8). */
export async function sendEvent(eventType: EventType): Promise<void> {
  const { userId, isActive } = readUser()
  try {
    calls ??= openServerCalls()
    const { api } = await calls
    await api.collectData({
      ...{ userId, eventType, eventSource: 1 },
      gclid: readAdClick(),
      userType: isActive,
      userArea: navigator.language,
    })
  } catch (error) {
    calls = undefined
    console.warn('An event could not be noted.', error)
  }
}

/** Who is logged in, as the browser keeps it (product specification, section 3). */
function readUser(): { userId: string; isActive: number } {
  try {
    const { userId = '', isActive = 0 } = JSON.parse(readStored('userInfo') ?? '{}') as {
      userId?: string | number
      isActive?: number
    }
    return { userId: String(userId), isActive: Number(isActive) || 0 }
  } catch {
    return { userId: '', isActive: 0 }
  }
}
