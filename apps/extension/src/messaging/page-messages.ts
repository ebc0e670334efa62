/** What the popup asks the content script of the page in front. */
export const countPagesMessage = 'countPages'

/** Whether a message is the question for comic pages. Other scripts of the extension may send other messages. */
export function isCountPagesMessage(message: unknown): boolean {
  return message === countPagesMessage
}
