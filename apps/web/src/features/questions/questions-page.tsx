import { Trans, useLingui } from '@lingui/react/macro'
import { PageHead } from '../../shell/page-head.tsx'
import { StructuredData } from '../../shell/structured-data.tsx'
import { TextPage } from '../../shell/text-page.tsx'
import { Acknowledgment } from './acknowledgment.tsx'
import styles from './questions.module.css'
import { useQuestions } from './use-questions.ts'

/** Questions with their answers, and whose work this one stands on. */
export default function QuestionsPage() {
  const { t } = useLingui()
  const groups = useQuestions()
  const data = {
    '@type': 'FAQPage',
    mainEntity: groups
      .flatMap(({ questions }) => questions)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
  }
  return (
    <TextPage
      title={t`Questions and answers`}
      width="narrow"
      lead={<Trans>On translating pages, on privacy, and on what it costs.</Trans>}
    >
      <PageHead
        title={t`Questions and answers · Fukidashi`}
        description={t`How to translate manga and comic pages with Fukidashi, what happens to your images, and what is free.`}
      />
      <StructuredData data={data} />
      {groups.map(({ heading, questions }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {questions.map(({ question, answer }) => (
            <details key={question} className={styles.question}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </section>
      ))}
      <Acknowledgment />
    </TextPage>
  )
}
