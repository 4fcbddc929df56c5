import type { Purchase } from '#shop/desk/replenishment/paths.ts';
import { PartNumber } from '../../design/part-number.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { DeclaredForm, drawerOf } from '../forms/declared-form.tsx';
import { FieldGrid } from '../forms/form-parts.tsx';
import { formatNumber } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import { arrivingFields, noteForm, orderRows, orderValues } from './purchase-forms.ts';

interface OrderFormProps {
  purchase: Purchase;
  answer: SaveAnswer | undefined;
}

/** Parts to order with the suggested quantities; once they are ordered, they are expected. */
export function OrderForm({ purchase, answer }: OrderFormProps) {
  const { toOrder } = purchase;
  const rows = orderRows.of(
    toOrder.map(({ id }) => id),
    (row, label) => `${toOrder.find(({ id }) => id === row)?.productName ?? row}: ${label}`,
  );
  const fields = { ...rows, ...noteForm };
  return (
    <section aria-labelledby="to-order">
      <h2 id="to-order">{t('purchase.to-order')}</h2>
      <p>{t('purchase.order-hint')}</p>
      <DeclaredForm
        name="order"
        of={fields}
        record={{ ...orderValues(purchase), note: '' }}
        hidden={arrivingFields(purchase)}
        answer={answer}
        submit={t('purchase.order')}
        saved={t('purchase.marked')}
      >
        {(form) => (
          <>
            <table className="at-most-44rem below-3 table ruled cards">
              <caption className="visually-hidden">{t('purchase.to-order')}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('replenishment.part')}</th>
                  <th scope="col" className="figure">
                    {t('replenishment.stock')}
                  </th>
                  <th scope="col" className="figure">
                    {t('replenishment.sold')}
                  </th>
                  <th scope="col">{t('replenishment.suggested')}</th>
                  <th scope="col">{t('purchase.expected-on')}</th>
                </tr>
              </thead>
              <tbody>
                {toOrder.map(({ id, productName, stockLevel, soldInYear }) => (
                  <tr key={id}>
                    <th scope="row">
                      <PartNumber>{productName}</PartNumber>
                    </th>
                    <td className="figure" data-label={t('replenishment.stock')}>
                      {formatNumber(stockLevel)}
                    </td>
                    <td className="figure" data-label={t('replenishment.sold')}>
                      {formatNumber(soldInYear)}
                    </td>
                    {orderRows.cells(id).map((cell) => (
                      <td key={cell} data-label={headOf(cell)}>
                        {drawerOf(rows, form)(cell, { label: <CellLabel name={productName} cell={cell} /> })}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
            <FieldGrid>{form.draw('note')}</FieldGrid>
          </>
        )}
      </DeclaredForm>
    </section>
  );
}

const headOf = (cell: string) => t(cell.endsWith('.quantity') ? 'replenishment.suggested' : 'purchase.expected-on');

/** The label of a field whose column has a heading. */
function CellLabel({ name, cell }: { name: string; cell: string }) {
  return <span className="visually-hidden">{`${name}: ${headOf(cell)}`}</span>;
}
