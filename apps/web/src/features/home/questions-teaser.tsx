import { buttonClass } from '@fukidashi/ui/button-class'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../shell/link.tsx'
import { useLocale } from '../../shell/use-locale.ts'
import styles from './home-page.module.css'

/** The questions that are asked first; the others are a page of their own. */
export function QuestionsTeaser() {
  const { t } = useLingui()
  const { addressOf } = useLocale()
  const questions = [
    {
      question: t`Which images can I use?`,
      answer: t`JPG, PNG and WebP, up to 5 MB each. Long webtoon strips are fine. Larger, sharper images translate better.`,
    },
    {
      question: t`What happens to my images?`,
      answer: t`They are stored on the server while they are translated. Images and translations are deleted automatically after 24 hours. Metadata such as place and camera is removed as soon as an image arrives.`,
    },
    {
      question: t`What counts as a translation?`,
      answer: t`One page that has been translated into one language. A page that is already in your language costs nothing, and neither does one that fails, unless it took too long.`,
    },
  ]
  return (
    <section className={styles.section}>
      <h2>
        <Trans>Questions and answers</Trans>
      </h2>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
      <p className={styles.more}>
        <Link className={buttonClass()} to={addressOf('/faq')}>
          <Trans>All questions</Trans>
        </Link>
      </p>
    </section>
  )
}
