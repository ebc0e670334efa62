import type { ApiClient } from '@fukidashi/api-client/create-api-client'
import { collectData } from '@fukidashi/contract/tracking-calls'
import { openSignedCalls } from '../../shell/open-signed-calls.ts'
import type { EventType } from '../../shell/visit-events.ts'
import { readStored } from '../../shell/stored-text.ts'
import { readAdClick } from './ad-click.ts'

let asked: Promise<ApiClient<{ readonly collectData: typeof collectData }>> | undefined

/** Notes an event of the visit on the server. Failures are logged and nothing more (product specification, section 8). */
export async function sendEvent(eventType: EventType): Promise<void> {
  const { userId, isActive } = readUser()
  try {
    asked ??= openSignedCalls({ collectData })
    const api = await asked
    await api.collectData({
      ...{ userId, eventType, eventSource: 1 },
      gclid: readAdClick(),
      userType: isActive,
      userArea: navigator.language,
    })
  } catch (error) {
    asked = undefined
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
