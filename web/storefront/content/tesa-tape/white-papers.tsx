import type { TapePage } from '#shop/shopfront/content/paths.ts';
import { useContentText } from '../content-text.ts';
import styles from './tesa-tape.module.css';

/** The flyer, and white papers on other sites (A30). */
export function WhitePapers({ flyerUrl, whitePapers }: Pick<TapePage, 'flyerUrl' | 'whitePapers'>) {
  const t = useContentText();
  return (
    <section aria-labelledby="reading">
      <h2 id="reading" className="heading above-6 below-3">
        {t('content.tape-read')}
      </h2>
      <ul className={styles.reading}>
        {flyerUrl === null ? null : (
          <li>
            <a href={flyerUrl} target="_blank" rel="noopener">
              {t('content.tape-flyer')}
            </a>
            <span className="faint">{t('content.tape-flyer-kind')}</span>
          </li>
        )}
        {whitePapers.map(({ title, url }) => (
          <li key={url}>
            <a href={url} rel="noopener external">
              {title}
            </a>
            <span className="faint">{t('content.tape-paper-kind')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
