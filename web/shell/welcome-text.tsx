import { useText } from '../texts/texts.tsx';
import styles from './header.module.css';

export function WelcomeText() {
  const t = useText();
  return <p className={styles.welcome}>{t('shell.welcome')}</p>;
}
