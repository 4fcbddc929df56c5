import { documentUrl } from '#shop/trade/documents/order-document-rules.ts';
import type { StatementDocument } from '#shop/trade/statements/paths.ts';
import { PageLink } from '../../../design/page-link.tsx';
import { Price } from '../../../design/price.tsx';
import { useFigures } from '../../../texts/texts.tsx';
import { useStatementText } from './statement-text.ts';

/** The documents of the statement, each a link to its file. */
export function StatementRows({ documents }: { documents: readonly StatementDocument[] }) {
  const t = useStatementText();
  return (
    <table className="table ruled cards">
      <caption className="visually-hidden">{t('statement.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('statement.document')}</th>
          <th scope="col">{t('statement.issued')}</th>
          <th scope="col">{t('statement.due')}</th>
          <th scope="col">{t('statement.state')}</th>
          <th scope="col" className="figure">
            {t('statement.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {documents.map((document) => (
          <Row key={document.id} document={document} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ document }: { document: StatementDocument }) {
  const t = useStatementText();
  const { day } = useFigures();
  const { kind, number, orderId, reference, issuedOn, dueOn, paidOn, paymentState, amountMinor, currency } = document;
  const state = t(`statement.state.${paymentState}`);
  return (
    <tr>
      <th scope="row" data-label={t('statement.document')}>
        <span className="anywhere">
          <a href={documentUrl(document)}>
            {t(`statement.kind.${kind}`)} {number}
          </a>{' '}
          <PageLink href={`/Customer-Order/?id=${orderId}`}>{reference}</PageLink> {document.purchaseOrderNumber}
        </span>
      </th>
      <td data-label={t('statement.issued')} className="nowrap">
        {day(issuedOn)}
      </td>
      <td data-label={t('statement.due')} className="nowrap">
        {dueOn === null ? null : day(dueOn)}
      </td>
      <td data-label={t('statement.state')} className="nowrap">
        {paymentState === 'overdue' ? <strong>{state}</strong> : state}
        {paidOn === null ? null : ` ${day(paidOn)}`}
      </td>
      <td data-label={t('statement.amount')} className="figure">
        <Price minor={kind === 'invoice' ? amountMinor : -amountMinor} currency={currency} />
      </td>
    </tr>
  );
}
