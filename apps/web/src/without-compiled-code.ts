// Before the first schema is made, zod tries whether it may compile code, which the site's Content-Security-Policy refuses and
// reports. Its settings stand in the global scope; importing zod to set them would bring it into the first view of every page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
