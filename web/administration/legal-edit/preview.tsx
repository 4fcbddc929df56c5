import type { StoredLegalVersion } from '#shop/people/legal/paths.ts';
import { parseText } from '#shop/base/store/news-text.ts';
import { MarkdownText } from '../../content/markdown-text.tsx';
import { languageName } from '../staff-figures.ts';
import { t } from '../staff-text.ts';

/** The stored texts as readers see them, one language at a time. */
export function Preview({ version: { says } }: { version: StoredLegalVersion }) {
  return (
    <section className="at-most-60ch above-6" aria-label={t('legal-pages.preview')}>
      <h2>{t('legal-pages.preview')}</h2>
      {says.length === 0 ? <p>{t('legal-pages.preview-none')}</p> : null}
      {says.map(({ language, text }) => (
        <details key={language}>
          <summary>{languageName(language)}</summary>
          <div lang={language}>
            <MarkdownText blocks={parseText(text)} />
          </div>
        </details>
      ))}
    </section>
  );
}
