import { useOrderPageText } from '../order/order-page-text.ts';
import { PageLink } from '../../design/page-link.tsx';
import { Form } from 'react-router';
import { useAnswer } from '../../forms/use-answer.ts';
import { documentKey, documentUrl } from '#shop/trade/documents/order-document-rules.ts';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { Price } from '../../design/price.tsx';
import { useFirstErrorFocus } from '../../forms/use-first-error-focus.ts';
import { useFigures } from '../../texts/texts.tsx';
import { CHOSEN, type redirectToDocument } from './redirect-to-document.ts';
import type { OrderDocument } from '#shop/trade/documents/paths.ts';

/**
 * The documents, each as a link, and a form that downloads the selected ones as one file; always submitted by the
 * browser itself, because the answer is not a page.
 */
export function DocumentTable({ documents }: { documents: readonly OrderDocument[] }) {
  const t = useOrderPageText();
  const answer = useAnswer<typeof redirectToDocument>();
  const form = useFirstErrorFocus<HTMLFormElement>(answer);
  return (
    <Form ref={form} method="post" reloadDocument className="grid gap-4">
      {answer === undefined ? null : <Notice kind="bad">{t('docs.none-chosen')}</Notice>}
      <table className="table ruled cards">
        <caption className="visually-hidden">{t('docs.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('docs.number')}</th>
            <th scope="col">{t('docs.kind')}</th>
            <th scope="col">{t('docs.order')}</th>
            <th scope="col">{t('docs.issued')}</th>
            <th scope="col" className="figure">
              {t('docs.amount')}
            </th>
            <th scope="col">{t('docs.due')}</th>
          </tr>
        </thead>
        <tbody>
          {documents.map((document) => (
            <DocumentRow key={documentKey(document)} document={document} />
          ))}
        </tbody>
      </table>
      <p className="row off-paper flush">
        <Button type="submit" kind="secondary">
          {t('docs.zip')}
        </Button>
      </p>
    </Form>
  );
}

function DocumentRow({ document }: { document: OrderDocument }) {
  const t = useOrderPageText();
  const { day } = useFigures();
  const { kind, number, orderId, reference, purchaseOrderNumber, issuedOn, amountMinor, currency, dueOn } = document;
  return (
    <tr>
      <th scope="row" data-label={t('docs.number')}>
        <span className="choice">
          <input
            type="checkbox"
            name={CHOSEN}
            value={documentKey(document)}
            aria-label={t('docs.choose', { number })}
          />
          <a href={documentUrl(document)}>{number}</a>
        </span>
      </th>
      <td data-label={t('docs.kind')}>{t(`docs.kind.${kind}`)}</td>
      <td data-label={t('docs.order')}>
        <span className="anywhere">
          <PageLink href={`/Customer-Order/?id=${orderId}`}>{reference}</PageLink> {purchaseOrderNumber}
        </span>
      </td>
      <td data-label={t('docs.issued')} className="nowrap">
        {day(issuedOn)}
      </td>
      <td data-label={t('docs.amount')} className="figure">
        {amountMinor === null ? null : <Price minor={amountMinor} currency={currency} />}
      </td>
      <td data-label={t('docs.due')} className="nowrap">
        {dueOn === null ? null : day(dueOn)}
      </td>
    </tr>
  );
}
