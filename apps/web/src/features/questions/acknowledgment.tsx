import { Trans } from '@lingui/react/macro'
import styles from './questions.module.css'

/** Whose work Fukidashi stands on; the footer leads here. */
export function Acknowledgment() {
  return (
    <section id="acknowledgment">
      <h2>
        <Trans>Acknowledgment</Trans>
      </h2>
      <p>
        <Trans>Fukidashi is possible because others share their work. Our thanks go to:</Trans>
      </p>
      <ul className={styles.thanks}>
        <li>
          <Trans>PaddleOCR and Tesseract, which find and read the lettering</Trans>
        </li>
        <li>
          <Trans>ONNX Runtime, which runs the neural networks</Trans>
        </li>
        <li>
          <Trans>Tatoeba and everybody who contributes sentences there, which the built-in model learned from</Trans>
        </li>
        <li>
          <Trans>
            the designers of Playpen Sans, Noto Sans, Poppins and the other open fonts that pages are lettered in
          </Trans>
        </li>
        <li>
          <Trans>the authors of all the open-source libraries that are named in our source code</Trans>
        </li>
      </ul>
    </section>
  )
}
