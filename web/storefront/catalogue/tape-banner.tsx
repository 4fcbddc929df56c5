import { PageLink } from '../../design/page-link.tsx';
import { useShell } from '../../shell/shell.ts';
import { useText } from '../../texts/texts.tsx';
import { categoryAddress } from './addresses.ts';
import { TapeDrawing } from './tape-drawing.tsx';
import styles from './tape-banner.module.css';

/** Link to the tapes on the catalogue's first page (A8). */
export function TapeBanner() {
  const t = useText();
  const tape = useShell().menu.find(({ role }) => role === 'tape');
  if (tape === undefined) return null;
  return (
    <PageLink className={styles.banner} href={categoryAddress(tape)}>
      <span className={styles.words}>
        <strong>{t('catalogue.tape-banner')}</strong>
        <span>{t('catalogue.tape-banner-line')}</span>
        <em className="step-word">{t('catalogue.tape-banner-step')}</em>
      </span>
      <TapeDrawing />
    </PageLink>
  );
}
