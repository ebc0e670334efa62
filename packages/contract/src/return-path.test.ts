import { expect, it } from 'vitest'
import { toReturnPath } from './return-path.ts'

it.each(['/', '/manga-translator', '/ja/price?tab=api#top', '/account', '/%2F%2Fevil.example', '/loginhelp'])(
  'leads back to %s',
  (path) => expect(toReturnPath(path)).toBe(path),
)

it.each([
  undefined,
  null,
  '',
  'price',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/a\\..\\..//evil.example',
  '/..//evil.example',
  '/./\n/evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/api/user/logout',
  '/login',
  '/ja/login?type=2',
])('does not lead to %j', (path) => expect(toReturnPath(path)).toBeUndefined())
