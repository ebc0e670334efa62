import { languages } from '@fukidashi/contract/languages'
import { useLingui } from '@lingui/react/macro'

/** A question with its answer, both as plain text: search engines are given the same words. */
export interface Question {
  readonly question: string
  readonly answer: string
}

/** A heading and the questions below it. */
export interface QuestionGroup {
  readonly heading: string
  readonly questions: readonly Question[]
}

/** What readers ask, in the language of the page. */
export function useQuestions(): readonly QuestionGroup[] {
  const { t } = useLingui()
  const count = languages.length
  return [
    {
      heading: t`Translating pages`,
      questions: [
        {
          question: t`How do I translate a page?`,
          answer: t`Open the translator, add one or more images, choose a language and press “Translate”. When a page is ready, you can compare it with the original and download it.`,
        },
        {
          question: t`Which images can I use?`,
          answer: t`JPG, PNG and WebP, up to 5 MB each. Long webtoon strips are fine. Larger, sharper images translate better.`,
        },
        {
          question: t`Which languages are there?`,
          answer: t`There are ${count} languages to translate into. Which of them are offered depends on the translation model and on the language of the page; the translator shows what is available.`,
        },
        {
          question: t`Which translation model should I choose?`,
          answer: t`The built-in model runs on the server itself and is the most private, but it is small and sometimes clumsy. Google Translate, Papago and GPT-4o usually read better, where the operator of this site has set them up.`,
        },
        {
          question: t`Why has some text not been translated?`,
          answer: t`Sound effects drawn into the art stay as they are, and some artistic lettering cannot be recognized. A larger image often helps.`,
        },
        {
          question: t`A translation never finishes. What can I do?`,
          answer: t`Reload the page, then add the image again. If the server is busy, wait a few minutes. If it still fails, contact support.`,
        },
      ],
    },
    {
      heading: t`Privacy`,
      questions: [
        {
          question: t`What happens to my images?`,
          answer: t`They are stored on the server while they are translated. Images and translations are deleted automatically after 24 hours. Metadata such as place and camera is removed as soon as an image arrives.`,
        },
        {
          question: t`Who gets to see the text of my pages?`,
          answer: t`With the built-in model, nobody but the server. If you choose Google Translate, Papago or GPT-4o, that company receives the text of the page, but never the image. A translator in your browser keeps the text between your browser and this server.`,
        },
      ],
    },
    {
      heading: t`Prices`,
      questions: [
        {
          question: t`What is free?`,
          answer: t`One page a day, without an account. On your own machine, Fukidashi has no limit.`,
        },
        {
          question: t`What counts as a translation?`,
          answer: t`One page that has been translated into one language. A page that is already in your language costs nothing, and neither does one that fails, unless it took too long.`,
        },
        {
          question: t`Do translations expire?`,
          answer: t`Translations from packs never expire. Those of short-term passes expire with the pass.`,
        },
        {
          question: t`How do I cancel a subscription?`,
          answer: t`In your account, open “Your translations” and choose “Cancel subscription”: it then ends with the period you have paid for. Or write to support, and we cancel it within 24 hours.`,
        },
      ],
    },
    {
      heading: t`Extension and own server`,
      questions: [
        {
          question: t`Can I translate pages right on a comic site?`,
          answer: t`That is what the browser extension for Chrome and Firefox is for. It translates the pages in front of you when you click its icon or press Alt+T, and asks for permission before it translates a site every time. The installation guide shows how to add it.`,
        },
        {
          question: t`Can I run Fukidashi myself?`,
          answer: t`Yes. It is free software under the MIT licence, starts with one command, and needs no account and no key.`,
        },
      ],
    },
  ]
}
