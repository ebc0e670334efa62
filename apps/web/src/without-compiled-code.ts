import { config } from 'zod/v4/core'

// Before the first schema is made, zod tries whether it may compile code, which the site's Content-Security-Policy refuses and
// reports.
config({ jitless: true })
