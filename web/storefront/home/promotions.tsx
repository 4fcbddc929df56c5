import { PageLink } from '../../design/page-link.tsx';
import { useShell } from '../../shell/shell.ts';
import { useHomeText } from './home-text.ts';
import { useSearchLink } from '../catalogue/use-search-link.ts';
import styles from './promotions.module.css';

const PROMOTIONS = [
  { name: 'number', address: '/search' },
  { name: 'tape', address: '/TesaTape' },
  { name: 'manuals', address: '/Manuals' },
] as const;

/** Three entry points (A6). */
export function Promotions() {
  const t = useHomeText();
  const to = useSearchLink();
  const { me } = useShell();
  return (
    <ul className={styles.promotions}>
      {PROMOTIONS.map(({ name, address }) => (
        <li key={name}>
          <PageLink className={styles.promotion} href={to(address)}>
            <strong>{t(`home.promotion-${name}`)}</strong>
            <span>
              {t(
                name === 'manuals' && me !== null
                  ? 'home.promotion-manuals-line-customer'
                  : `home.promotion-${name}-line`,
              )}
            </span>
            <em className="step-word">{t(`home.promotion-${name}-step`)}</em>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
