import { type LegalKind, legalPath } from '#shop/base/kernel/legal-kind.ts';
import { PageLink } from '../design/page-link.tsx';
import { useText } from '../texts/texts.tsx';
import { useShopName } from './shop-face.ts';
import styles from './footer.module.css';

/** The colour bar of a printed sheet, the copyright line (A5), and the legal pages that are published (O1). */
export function Footer({ year, legalPages }: { year: number; legalPages: readonly LegalKind[] }) {
  const t = useText();
  const name = useShopName();
  return (
    <footer className={styles.footer}>
      <div className={styles.colours} aria-hidden="true" />
      <div className={styles.line}>
        <p>
          {t('shell.copyright', { year: String(year), name })}. {t('shell.rights')}
        </p>
        <nav aria-label={name} className="row gap-2-4">
          <PageLink href="/News">{t('shell.news')}</PageLink>
          <PageLink href="/Contact-Us">{t('shell.contact')}</PageLink>
          {legalPages.map((kind) => (
            <PageLink key={kind} href={legalPath(kind)}>
              {t(`legal.${kind}`)}
            </PageLink>
          ))}
        </nav>
      </div>
    </footer>
  );
}
