import { legalPath } from '#shop/base/kernel/legal-kind.ts';
import type { LegalPage } from '#shop/people/legal/paths.ts';
import { Breadcrumb } from '../../../design/breadcrumb.tsx';
import { Head } from '../../../design/head.tsx';
import { MarkdownText } from '../../../content/markdown-text.tsx';
import { PageLink } from '../../../design/page-link.tsx';
import { useFigures, useLanguage } from '../../../texts/texts.tsx';
import { useContentText } from '../content-text.ts';
import { KeptItems } from './kept-items.tsx';
import { useShopName } from '../../../shell/shop-face.ts';

/** A version of a legal page with links to all others (O1). @param isOnlyVersion shown at the version's own address */
export function LegalText({ page, isOwnAddress }: { page: LegalPage; isOwnAddress: boolean }) {
  const t = useContentText();
  const name = useShopName();
  const { day } = useFigures();
  const language = useLanguage();
  const { kind, number, effectiveFrom, versionState, blocks, versions } = page;
  const title = t(`legal.${kind}`);
  return (
    <article className="at-most-60ch">
      <Head
        title={title}
        description={t('content.legal-description', { page: title, name })}
        canonical={isOwnAddress ? legalPath(kind, number) : legalPath(kind)}
      />
      <Breadcrumb
        indexed
        label={t('content.trail')}
        steps={[{ label: t('content.home'), href: '/' }, { label: title }]}
      />
      <h1>{title}</h1>
      <p className="soft">
        {t(`content.legal-${versionState}`, { number: String(number), day: day(effectiveFrom) })}{' '}
        {versionState === 'current' ? null : (
          <PageLink href={legalPath(kind)}>{t('content.legal-to-current')}</PageLink>
        )}
      </p>
      {page.language === language ? null : (
        <p className="soft">{t('content.legal-other-language', { language: languageName(language) })}</p>
      )}
      <div lang={page.language}>
        <MarkdownText blocks={blocks} />
      </div>
      {kind === 'cookies' ? <KeptItems /> : null}
      {versions.length === 1 ? null : (
        <nav aria-labelledby="versions" className="above-6 ruled-above">
          <h2 id="versions">{t('content.legal-versions')}</h2>
          <ul>
            {versions.map((version) => (
              <li key={version.number}>
                <PageLink href={legalPath(kind, version.number)}>
                  {t('content.legal-version', { number: String(version.number), day: day(version.effectiveFrom) })}
                </PageLink>{' '}
                ({t(`content.legal-state-${version.versionState}`)})
              </li>
            ))}
          </ul>
        </nav>
      )}
    </article>
  );
}

/** Name of a language in itself, within a sentence: 'Deutsch', 'français'. */
function languageName(language: string): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
}
