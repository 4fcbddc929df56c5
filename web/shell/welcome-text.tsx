import { useLanguage, useText } from '../texts/texts.tsx';
import styles from './header.module.css';

/** Translated for now, while the page stays English: so it says which language it is in (D35). */
export function WelcomeText() {
  const t = useText();
  const { langOf } = useLanguage();
  return (
    <p className={styles.welcome} lang={langOf('shell.welcome')}>
      {t('shell.welcome')}
    </p>
  );
}
