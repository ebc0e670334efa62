import type { Transaction } from '../db/database.ts'

/** A task's turn, as a worker gets it. */
export interface TaskTurn {
  readonly taskId: string
  /** Aborts when this process lost the task: it was too slow to show that it is alive, or the server stops. */
  readonly signal: AbortSignal
}

/** How many pages this process works on, and what it does with a task. */
export interface TaskWork {
  readonly atOnce: number
  /** One turn. When it throws, the task gets another turn later, up to the queue's limit. */
  readonly run: (turn: TaskTurn) => Promise<void>
  /** A task that had all its turns, or whose process died too often. */
  readonly giveUp: (taskId: string) => Promise<void>
}

/** The order in which tasks are worked on, kept in the database. */
export interface TaskQueue {
  /** Puts a task into the queue with the transaction that wrote it: both are there, or neither. */
  readonly add: (transaction: Transaction, task: { readonly id: string; readonly priority: number }) => Promise<void>
  /** Starts to take turns. */
  readonly work: (work: TaskWork) => Promise<void>
  /** Takes no more turns, waits for those at work, and puts back what is not done in time. */
  readonly stop: () => Promise<void>
}
