import { z } from 'zod'
import { accountLimits } from './account-limits.ts'
import { defineCall } from './call.ts'
import { userInfoSchema } from './session-calls.ts'

/** An address as it is looked up: without spaces around it, in lower case. */
const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(accountLimits.email.maxCharacters)
  // Nothing that ends a line of a mail's head gets past it.
  .check(z.email())
/** A password that somebody chooses. Its length is judged apart, with an error of its own. */
const passwordSchema = z.string().max(accountLimits.password.maxAccepted)
/** What a captcha asked for: the letters of its image, or the number that its work found. */
const captchaSchema = z.string().max(64)
const languageSchema = z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/)
const tokenSchema = z.string().max(128)
const nameSchema = z
  .string()
  .trim()
  .min(1)
  .max(accountLimits.name.maxCharacters)
  // No line breaks, and nothing that turns the direction of what stands beside it.
  .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u)
const noneSchema = z.object({})

/** A captcha as an image with letters. Which one it is stands in a cookie; it can be answered once, for 5 minutes. */
export const getVerifyCode = defineCall({
  method: 'GET',
  path: '/api/verifyCode',
  sends: 'query',
  answers: 'file',
  request: noneSchema,
  response: z.instanceof(Blob),
})

/**
 * A captcha for people who cannot see the image, in its place: work for their device. The answer is the number from 0 to
 * `maxNumber` that makes the SHA-256 of `salt` and its digits `challenge`.
 */
export const getVerifyWork = defineCall({
  method: 'GET',
  path: '/api/verifyCode/work',
  sends: 'query',
  request: noneSchema,
  response: z.object({ salt: z.string(), challenge: z.string(), maxNumber: z.int() }),
})

/** Makes an account. The answer is the same when there is one already; then its owner is written to. */
export const register = defineCall({
  method: 'POST',
  path: '/api/user/register',
  sends: 'json',
  isSigned: true,
  request: z.object({
    email: emailSchema,
    password: passwordSchema,
    passwordAgain: passwordSchema,
    captcha: captchaSchema,
    language: languageSchema,
  }),
  response: z.null(),
})

/** Logs in. The token is in the header `token`. A captcha is asked for after failed attempts. */
export const login = defineCall({
  method: 'POST',
  path: '/api/user/login',
  sends: 'json',
  request: z.object({ email: emailSchema, password: passwordSchema, captcha: captchaSchema.optional() }),
  response: userInfoSchema,
})

/** Sends a link for a new password, if there is an account. The answer does not tell. */
export const forgetPassword = defineCall({
  method: 'GET',
  path: '/api/user/password/forget',
  sends: 'query',
  request: z.object({ email: emailSchema, captcha: captchaSchema, language: languageSchema }),
  response: z.null(),
})

/** Sets a new password with the token of a link, and ends all logins. */
export const resetPassword = defineCall({
  method: 'POST',
  path: '/api/user/password/reset',
  sends: 'json',
  request: z.object({ token: tokenSchema, password: passwordSchema, passwordAgain: passwordSchema }),
  response: z.null(),
})

/** Whether the link that verifies the address has expired. A new one is sent then, so success means that a link is in the mail. */
export const isVerificationExpired = defineCall({
  method: 'GET',
  path: '/api/user/emailVerify/isExpire',
  sends: 'query',
  request: z.object({ email: emailSchema }),
  response: z.object({ wasSent: z.boolean() }),
})

/** Sends the link that verifies the address once more. */
export const sendVerification = defineCall({
  method: 'POST',
  path: '/api/user/emailVerify/send',
  sends: 'json',
  request: noneSchema,
  response: z.null(),
})

/** Verifies an address, or changes to a new one, with the token of a link. */
export const confirmEmail = defineCall({
  method: 'POST',
  path: '/api/user/emailVerify/confirm',
  sends: 'json',
  request: z.object({ token: tokenSchema }),
  response: z.object({ email: z.string() }),
})

/** Where a login by Google begins; browsers go there. `loginUrl` is the path of this site to come back to. */
export const googleLogin = defineCall({
  method: 'GET',
  path: '/api/google/login',
  sends: 'query',
  answers: 'file',
  request: z.object({ loginUrl: z.string().max(2048).optional(), language: languageSchema.optional() }),
  response: z.instanceof(Blob),
})

/** Where Google sends browsers back to. */
export const googleCallbackPath = '/api/google/callback'

/** What the owner of an account sees of it beyond `getUserInfo`. */
export const getAccount = defineCall({
  method: 'GET',
  path: '/api/user/account',
  sends: 'query',
  request: noneSchema,
  response: z.object({
    user: userInfoSchema,
    hasPassword: z.boolean(),
    hasGoogle: z.boolean(),
    createdAt: z.iso.datetime(),
    sessions: z.array(
      z.object({
        id: z.string(),
        /** Browser and system. */
        device: z.string(),
        method: z.enum(['password', 'google']),
        createdAt: z.iso.datetime(),
        lastUsedAt: z.iso.datetime(),
        /** Whether it is the login that asks. */
        isThis: z.boolean(),
      }),
    ),
  }),
})

/** Changes the name. */
export const changeName = defineCall({
  method: 'POST',
  path: '/api/user/name/change',
  sends: 'json',
  request: z.object({ name: nameSchema }),
  response: userInfoSchema,
})

/** Changes the picture, which is cut to a small square. */
export const changePicture = defineCall({
  method: 'POST',
  path: '/api/user/picture/change',
  sends: 'form',
  request: z.object({ file: z.instanceof(Blob) }),
  response: userInfoSchema,
})

/** Removes the picture. */
export const removePicture = defineCall({
  method: 'POST',
  path: '/api/user/picture/remove',
  sends: 'json',
  request: noneSchema,
  response: userInfoSchema,
})

/** Where pictures are served, followed by the token of one. */
export const picturesPath = '/api/user/picture/'

/** Changes the password and ends all other logins. Without a password so far, a login of a few minutes ago takes its place. */
export const changePassword = defineCall({
  method: 'POST',
  path: '/api/user/password/change',
  sends: 'json',
  request: z.object({
    currentPassword: passwordSchema.optional(),
    password: passwordSchema,
    passwordAgain: passwordSchema,
  }),
  response: z.null(),
})

/** Sends a link to a new address, which becomes that of the account once the link was opened. The answer does not tell whether it is another account's. */
export const changeEmail = defineCall({
  method: 'POST',
  path: '/api/user/email/change',
  sends: 'json',
  request: z.object({ email: emailSchema, currentPassword: passwordSchema.optional() }),
  response: z.null(),
})

/** Ends one login of the account. */
export const endSession = defineCall({
  method: 'POST',
  path: '/api/user/sessions/end',
  sends: 'json',
  request: z.object({ sessionId: z.string() }),
  response: z.null(),
})

/** Ends all logins of the account, this one too. */
export const logoutEverywhere = defineCall({
  method: 'POST',
  path: '/api/user/sessions/endAll',
  sends: 'json',
  request: noneSchema,
  response: z.null(),
})

/** All that is kept of an account, as a JSON file. */
export const downloadAccountData = defineCall({
  method: 'POST',
  path: '/api/user/data/download',
  sends: 'json',
  answers: 'file',
  request: noneSchema,
  response: z.instanceof(Blob),
})

/** Deletes the account with everything that belongs to it. */
export const deleteAccount = defineCall({
  method: 'POST',
  path: '/api/user/delete',
  sends: 'json',
  request: z.object({ currentPassword: passwordSchema.optional(), email: emailSchema }),
  response: z.null(),
})
