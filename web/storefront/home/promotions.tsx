import { useShell } from '../../shell/storefront-layout.tsx';
import { useText } from '../../texts/texts.tsx';
import styles from './promotions.module.css';

const PROMOTIONS = [
  { name: 'number', address: '/search' },
  { name: 'tape', address: '/TesaTape' },
  { name: 'manuals', address: '/Manuals' },
] as const;

/** Three ways to begin (A6). The reduced shop has no search (D36). */
export function Promotions() {
  const t = useText();
  const { reduced } = useShell();
  return (
    <ul className={styles.promotions}>
      {PROMOTIONS.map(({ name, address }) => (
        <li key={name}>
          <a className={styles.promotion} href={reduced && address === '/search' ? '/' : address}>
            <strong>{t(`home.promotion-${name}`)}</strong>
            <span>{t(`home.promotion-${name}-line`)}</span>
            <em>{t(`home.promotion-${name}-step`)}</em>
          </a>
        </li>
      ))}
    </ul>
  );
}
