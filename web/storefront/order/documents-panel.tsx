import { useOrderPageText } from './order-page-text.ts';
import { PageLink } from '../../design/page-link.tsx';
import { documentKey, documentUrl } from '#shop/trade/documents/order-document-rules.ts';
import { useFigures } from '../../texts/texts.tsx';
import type { OrderDocument } from '#shop/trade/documents/paths.ts';

/** The documents filed with the order (L6); delivery notes are shown with their shipments. */
export function DocumentsPanel({ documents }: { documents: readonly OrderDocument[] }) {
  const t = useOrderPageText();
  const filed = documents.filter(({ kind }) => kind !== 'delivery-note');
  if (filed.length === 0) return null;
  return (
    <section className="panel off-paper padded anywhere small-heads tight" aria-labelledby="documents-title">
      <h2 id="documents-title">{t('docs.title')}</h2>
      <ul className="bullets">
        {filed.map((document) => (
          <li key={documentKey(document)}>
            <Filed document={document} />
          </li>
        ))}
      </ul>
      <PageLink href="/Documents">{t('docs.to-list')}</PageLink>
    </section>
  );
}

function Filed({ document }: { document: OrderDocument }) {
  const t = useOrderPageText();
  const { day, money } = useFigures();
  const { kind, number, issuedOn, amountMinor, currency, dueOn } = document;
  const facts = [
    day(issuedOn),
    ...(amountMinor === null ? [] : [money(amountMinor, currency)]),
    ...(dueOn === null ? [] : [t('docs.due-on', { day: day(dueOn) })]),
  ];
  return (
    <>
      <a href={documentUrl(document)}>
        {t(`docs.kind.${kind}`)} {number}
      </a>
      , {facts.join(', ')}
    </>
  );
}
