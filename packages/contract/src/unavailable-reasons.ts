/**
 * Why an engine cannot be used, as far as it concerns a visitor: the operator has not set it up, it comes with a paid plan that
 * the visitor has not, or it has no pair of languages here.
 */
export const unavailableReasons = ['notSetUp', 'needsPlan', 'noLanguages'] as const

/** Why an engine cannot be used. */
export type UnavailableReason = (typeof unavailableReasons)[number]
