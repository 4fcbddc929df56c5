import type { ReactNode } from 'react';
import type { CartLine } from '#shop/trade/cart/cart.ts';
import { type CurrencyId } from '#shop/base/money/money.ts';
import type { OrderLine } from '#shop/trade/orders/order.ts';
import { OwnNumber, PartNumber, PartWidth } from '../../design/part-number.tsx';
import { useFigures } from '../../texts/texts.tsx';
import { Availability } from '../promise/availability.tsx';
import { PromiseGiven } from '../promise/promised.tsx';
import { useOrderText } from './order-text.ts';

type Line = Omit<OrderLine, 'kitParts'> & Partial<Pick<OrderLine, 'kitParts'> & Pick<CartLine, 'refusal'>>;

interface LinesTableProps<Of extends Line> {
  caption: string;
  currency: CurrencyId;
  lines: readonly Of[];
  /** Picture of a line's part; undefined: the table has none. */
  pictureOf?: ((line: Of) => ReactNode) | undefined;
}

/** Lines table, the same at the checkout and on every order sheet (A16, A27). */
export function LinesTable<Of extends Line>({ caption, currency, lines, pictureOf }: LinesTableProps<Of>) {
  const t = useOrderText();
  const { money } = useFigures();
  return (
    <table className="table ruled cards">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('order.item')}</th>
          <th scope="col" className="figure">
            {t('order.price')}
          </th>
          <th scope="col" className="figure">
            {t('product.quantity')}
          </th>
          <th scope="col" className="figure">
            {t('order.line-total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              <div className="pictured">
                {pictureOf === undefined ? null : <div className="off-paper">{pictureOf(line)}</div>}
                <div>
                  <LineItem line={line} />
                </div>
              </div>
            </th>
            <td className="figure" data-label={t('order.price')}>
              {money(line.unitPriceMinor, currency)}
              {line.unit === null ? null : <small className="own-line">{t(`unit.per.${line.unit}`)}</small>}
            </td>
            <td className="figure" data-label={t('product.quantity')}>
              {line.quantity}
            </td>
            <td className="figure" data-label={t('order.line-total')}>
              <strong>{money(line.lineTotalMinor, currency)}</strong>
            </td>
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
      <span className="own-line soft-ink">{line.productDetails}</span>
      {line.kitParts?.map(({ productName, productIntro, quantity }) => (
        <small key={productName} className="own-line">
          {`${quantity * line.quantity} × ${productName}, ${productIntro}`}
        </small>
      ))}
      {/* In the checkout the current promise, on an order the promise at the time. */}
      {line.promise === null ? null : line.refusal === undefined ? (
        <PromiseGiven promise={line.promise} />
      ) : (
        <Availability promise={line.promise} quantity={line.quantity} />
      )}
      {line.serial === '' && line.machine === '' ? null : (
        <dl className="facts row gap-0-4 flush small">
          <Mark label={t('order.serial')}>{line.serial}</Mark>
          <Mark label={t('order.machine')}>{line.machine}</Mark>
        </dl>
      )}
      {line.refusal === undefined || line.refusal === null ? null : (
        <span className="problem block">{line.refusal.message}</span>
      )}
    </>
  );
}

function Mark({ label, children }: { label: string; children: string }) {
  return children === '' ? null : (
    <div className="line">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
