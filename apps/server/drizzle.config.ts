import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/db/schema.ts', './src/db/account-schema.ts', './src/db/payment-schema.ts', './src/db/api-schema.ts'],
  out: './migrations',
  casing: 'snake_case',
})
