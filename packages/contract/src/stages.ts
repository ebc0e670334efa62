/** The stages of a page's translation, in the order in which they run. */
export const stageNames = ['decode', 'detect', 'group', 'recognize', 'translate', 'erase', 'typeset', 'encode'] as const

/** Name of a stage. */
export type StageName = (typeof stageNames)[number]
