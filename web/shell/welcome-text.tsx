import { useText } from '../texts/texts.tsx';
import { useShopName } from './shop-face.ts';
import styles from './header.module.css';

export function WelcomeText() {
  const t = useText();
  return <p className={styles.welcome}>{t('shell.welcome', { name: useShopName() })}</p>;
}
