import type { Agreement } from '#shop/people/legal/paths.ts';
import { Moment } from '../moment.tsx';
import { languageName } from '../staff-figures.ts';
import { t } from '../staff-text.ts';

/** Confirmations given with an order, or by a customer: words, language and time (O2). */
export function Agreements({ agreements, none }: { agreements: readonly Agreement[]; none: string }) {
  return (
    <section aria-labelledby="agreements">
      <h2 id="agreements">{t('agreement.title')}</h2>
      {agreements.length === 0 ? <p>{none}</p> : null}
      <ul>
        {agreements.map(({ agreementId, orderId, words, language, agreedAt }) => (
          <li key={agreementId}>
            <q lang={language}>{words.replaceAll('\n', ' ')}</q> <Moment at={agreedAt} />,{' '}
            {t('agreement.in-language', { language: languageName(language) })},{' '}
            {orderId === null ? (
              t('agreement.with-registration')
            ) : (
              <a href={`/Administration/OrderView?id=${orderId}`}>
                {t('agreement.with-order', { reference: `MA00${orderId}` })}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
