import type { LegalChanges } from '#shop/people/legal/staff-paths.ts';
import { languageName } from '../staff-figures.ts';
import { t } from '../staff-text.ts';

type Line = LegalChanges['textChanges'][number]['lines'][number];

/** The lines that a publication changes, and the buyers who will have to agree (O1, O2). */
export function Changes({ changes: { since, textChanges, agreementAsked, buyersAsked } }: { changes: LegalChanges }) {
  const title = since === null ? t('legal-pages.changes-first') : t('legal-pages.changes', { number: since });
  return (
    <section aria-labelledby="changes">
      <h2 id="changes">{title}</h2>
      {textChanges.length === 0 ? <p>{t('legal-pages.changes-none')}</p> : null}
      {textChanges.map(({ language, lines }) => (
        <section key={language} aria-label={languageName(language)}>
          <h3>{languageName(language)}</h3>
          <div lang={language}>
            {lines.map((line, place) => (
              <ChangedLine key={place} line={line} />
            ))}
          </div>
        </section>
      ))}
      <p>{t(`legal-pages.asks.${agreementAsked}`, { count: buyersAsked })}</p>
    </section>
  );
}

function ChangedLine({ line: { change, text } }: { line: Line }) {
  if (change === 'kept') return <p>{text}</p>;
  const Mark = change === 'added' ? 'ins' : 'del';
  return (
    <p>
      <span className="visually-hidden">{t(`legal-pages.change.${change}`)}</span>
      <Mark>{text}</Mark>
    </p>
  );
}
