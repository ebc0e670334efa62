// Letters sample pages in the story's own translation, by the real pipeline, where a language model would otherwise be asked.
// pnpm --filter @fukidashi/samples letter [file ...]
import { letteredPagesFolder, samplePagesFolder } from '@fukidashi/sample-pages/folders'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { type StoryTranslation, storyTranslations } from './story-translations.ts'

const truthNames: Readonly<Record<string, string>> = { JPN: 'ja', KOR: 'ko', CHS: 'zh', FRA: 'fr', ENG: 'en' }
const leastAlike = 0.3

mkdirSync(letteredPagesFolder, { recursive: true })
const asked = process.argv.slice(2)
for (const story of storyTranslations.filter(({ file }) => asked.length === 0 || asked.includes(file))) {
  const service = await startStoryService(readTexts(story))
  const { file, from, to } = story
  const [name, ending] = file.split('.')
  const out = `${letteredPagesFolder}${name}.${to.toLowerCase()}.${ending}`
  const order = ['translate', `${samplePagesFolder}${file}`, '--from', from, '--to', to, '--engine', 'gpt4o', '-o', out]
  const env = { ...process.env, OPENAI_API_KEY: 'none', OPENAI_BASE_URL: service.url }
  await promisify(execFile)('fukidashi', order, { env })
  service.stop()
  console.log(`${out}${service.unknown.length > 0 ? `: nothing for ${service.unknown.join(' | ')}` : ''}`)
}

interface TruthText {
  readonly en: string
  readonly kind: 'speech' | 'sfx'
  readonly [language: string]: unknown
}

/** A text of the story. */
interface StoryText {
  readonly source: string
  readonly target: string
  readonly isSound: boolean
}

function readTexts({ file, from, texts }: StoryTranslation): readonly StoryText[] {
  const language = truthNames[from]!
  const pages = JSON.parse(readFileSync(`${samplePagesFolder}truth-${language}.json`, 'utf8')) as {
    readonly file: string
    readonly text: readonly TruthText[]
  }[]
  return pages
    .find((page) => page.file === file)!
    .text.map((row) => {
      const source = row[language] as string
      return { source, target: texts?.[source] ?? row.en, isSound: row.kind === 'sfx' }
    })
}

interface Balloon {
  readonly id: string
  readonly text: string
}

// Speaks as much of the language model's interface as the engine asks for.
async function startStoryService(texts: readonly StoryText[]) {
  const unknown: string[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { messages } = JSON.parse(body) as { messages: readonly { readonly content: string }[] }
      const page = JSON.parse(messages.at(-1)!.content) as { readonly balloons: readonly Balloon[] }
      const found = matchTexts(texts, page.balloons)
      const translations = page.balloons.map(({ id, text: read }) => {
        const target = found.get(id)
        if (target === undefined) unknown.push(read)
        return { id, text: target ?? read }
      })
      const content = JSON.stringify({ translations, names: [] })
      const choices = [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content, refusal: null } }]
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ choices }))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/v1`, unknown, stop: () => server.close() }
}

// What was read may differ from what stands there: the likest pairs are made first, and what is left over keeps its order.
function matchTexts(texts: readonly StoryText[], balloons: readonly Balloon[]): ReadonlyMap<string, string> {
  const pairs = balloons
    .flatMap((balloon) => texts.map((story) => ({ balloon, story, likeness: likenessOf(story.source, balloon.text) })))
    .filter(({ likeness }) => likeness >= leastAlike)
    .toSorted((a, b) => b.likeness - a.likeness)
  const found = new Map<string, string>()
  const used = new Set<StoryText>()
  for (const { balloon, story } of pairs) {
    if (found.has(balloon.id) || used.has(story)) continue
    found.set(balloon.id, story.target)
    used.add(story)
  }
  const left = texts.filter((story) => !used.has(story) && !story.isSound)
  for (const balloon of balloons.filter(({ id }) => !found.has(id))) {
    const story = left.shift()
    if (story) found.set(balloon.id, story.target)
  }
  return found
}

/** Share of pairs of neighbouring letters that two texts have in common (Dice's coefficient). */
function likenessOf(a: string, b: string): number {
  const [pairsOfA, pairsOfB] = [pairsOf(a), pairsOf(b)]
  const shared = pairsOfA.filter((pair) => pairsOfB.includes(pair)).length
  return (2 * shared) / Math.max(1, pairsOfA.length + pairsOfB.length)
}

function pairsOf(word: string): readonly string[] {
  const letters = Array.from(word.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, ''))
  return letters.length === 1 ? letters : letters.slice(1).map((letter, index) => letters[index]! + letter)
}
