import type { Purchase } from '#shop/desk/replenishment/paths.ts';
import { PartNumber } from '../../design/part-number.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { DeclaredForm, drawerOf } from '../forms/declared-form.tsx';
import { formatDay, formatNumber } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import { receiptRows, receiptValues } from './purchase-forms.ts';

interface ReceiptFormProps {
  purchase: Purchase;
  answer: SaveAnswer | undefined;
}

/** Goods that the supplier still owes, with the quantities that came. */
export function ReceiptForm({ purchase, answer }: ReceiptFormProps) {
  const { ordered } = purchase;
  const fields = receiptRows.of(
    ordered.map(({ arrivalId }) => arrivalId),
    (row, label) => `${ordered.find(({ arrivalId }) => arrivalId === row)?.productName ?? row}: ${label}`,
  );
  return (
    <section aria-labelledby="ordered">
      <h2 id="ordered">{t('purchase.ordered')}</h2>
      <p>{t('purchase.receive-hint')}</p>
      <DeclaredForm
        name="receive"
        of={fields}
        record={receiptValues(purchase)}
        answer={answer}
        submit={t('purchase.receive')}
        saved={t('purchase.received')}
        kind="secondary"
      >
        {(form) => (
          <table className="at-most-44rem below-3 table ruled cards">
            <caption className="visually-hidden">{t('purchase.ordered')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('replenishment.part')}</th>
                <th scope="col">{t('purchase.note')}</th>
                <th scope="col">{t('purchase.expected-on')}</th>
                <th scope="col" className="figure">
                  {t('replenishment.arriving')}
                </th>
                <th scope="col">{t('purchase.came')}</th>
              </tr>
            </thead>
            <tbody>
              {ordered.map(({ arrivalId, productName, note, expectedOn, quantity }) => (
                <tr key={arrivalId}>
                  <th scope="row">
                    <PartNumber>{productName}</PartNumber>
                  </th>
                  <td data-label={t('purchase.note')}>{note}</td>
                  <td data-label={t('purchase.expected-on')}>{formatDay(expectedOn)}</td>
                  <td className="figure" data-label={t('replenishment.arriving')}>
                    {formatNumber(quantity)}
                  </td>
                  <td data-label={t('purchase.came')}>
                    {drawerOf(fields, form)(receiptRows.cell(arrivalId, 'quantity'), {
                      label: <span className="visually-hidden">{`${productName}: ${t('purchase.came')}`}</span>,
                    })}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </DeclaredForm>
    </section>
  );
}
