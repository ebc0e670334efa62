// Prints the counts that stand in the data card.
import { countDialogue } from './count-dialogue.ts'
import { readDialogue } from './read-dialogue.ts'

console.log(countDialogue(readDialogue()))
