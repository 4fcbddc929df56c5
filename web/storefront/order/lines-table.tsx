import type { CartLine } from '#shop/cart/cart.ts';
import { type CurrencyId } from '#shop/kernel/money.ts';
import type { OrderLine } from '#shop/orders/order.ts';
import { OwnNumber, PartNumber, PartWidth } from '../../design/part-number.tsx';
import { useFigures, useText } from '../../texts/texts.tsx';
import { PromiseGiven, Promised } from '../promise/promised.tsx';
import { KitPartLines } from './kit-part-lines.tsx';
import { useOrderText } from './order-text.ts';
import styles from './lines-table.module.css';

type Line = Omit<OrderLine, 'kitParts'> & Partial<Pick<OrderLine, 'kitParts'> & Pick<CartLine, 'refusal'>>;

interface LinesTableProps {
  caption: string;
  currency: CurrencyId;
  lines: readonly Line[];
}

/** Lines table, the same at the checkout and on every order sheet (A16, A27). */
export function LinesTable({ caption, currency, lines }: LinesTableProps) {
  const t = useOrderText();
  const ofUnit = useText();
  const { money } = useFigures();
  return (
    <table className={styles.lines}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('order.item')}</th>
          <th scope="col">{t('order.price')}</th>
          <th scope="col">{t('order.quantity')}</th>
          <th scope="col">{t('order.line-total')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              <LineItem line={line} />
            </th>
            <td data-label={t('order.price')}>
              {money(line.unitPriceMinor, currency)}
              {line.unit === null ? null : <small className={styles.unit}>{ofUnit(`unit.per.${line.unit}`)}</small>}
            </td>
            <td data-label={t('order.quantity')}>{line.quantity}</td>
            <td data-label={t('order.line-total')}>{money(line.lineTotalMinor, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function LineItem({ line }: { line: Line }) {
  const t = useOrderText();
  return (
    <>
      <PartNumber>{line.productName}</PartNumber>
      <PartWidth>{line.variantDetails}</PartWidth>
      <OwnNumber>{line.ownNumber}</OwnNumber>
      {line.productIntro === null ? null : <span className="own-line">{line.productIntro}</span>}
      <span className={styles.details}>{line.productDetails}</span>
      <KitPartLines parts={line.kitParts} kits={line.quantity} />
      <Promises line={line} />
      {line.serial === '' && line.machine === '' ? null : (
        <dl className={styles.marks}>
          {line.serial === '' ? null : <Mark label={t('order.serial')}>{line.serial}</Mark>}
          {line.machine === '' ? null : <Mark label={t('order.machine')}>{line.machine}</Mark>}
        </dl>
      )}
      {line.refusal === undefined || line.refusal === null ? null : (
        <span className={styles.refusal}>{line.refusal.message}</span>
      )}
    </>
  );
}

/** In the checkout the current promise, on an order the promise at the time. */
function Promises({ line: { promise, refusal } }: { line: Line }) {
  if (promise === null) return null;
  return refusal === undefined ? <PromiseGiven promise={promise} /> : <Promised promise={promise} />;
}

function Mark({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
