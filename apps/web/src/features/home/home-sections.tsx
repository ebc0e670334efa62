import { Costs } from './costs.tsx'
import { Examples } from './examples.tsx'
import { ExtensionTeaser } from './extension-teaser.tsx'
import { Features } from './features.tsx'
import { Invitation } from './invitation.tsx'
import { LanguageList } from './language-list.tsx'
import { QuestionsTeaser } from './questions-teaser.tsx'
import { Steps } from './steps.tsx'

/** What stands below the first view of the home page. */
export function HomeSections() {
  return (
    <>
      <Steps />
      <Examples />
      <LanguageList />
      <Features />
      <ExtensionTeaser />
      <Costs />
      <QuestionsTeaser />
      <Invitation />
    </>
  )
}
