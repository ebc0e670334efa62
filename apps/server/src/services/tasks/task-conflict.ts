import { type ErrorKey, ProductError } from '@fukidashi/contract/errors'
import type { Task } from '@fukidashi/contract/translation-calls'

/** A refusal of a call that was made on an older state of a task; its answer brings the state of now. */
export class TaskConflict extends ProductError {
  constructor(key: ErrorKey, task: Task) {
    super(key, undefined, { data: task })
  }
}
