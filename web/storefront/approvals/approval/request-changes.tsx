import { DELIVERY_TO_BE_ADVISED } from '#shop/trade/delivery/charge.ts';
import {
  type Adjustment,
  ADJUSTMENT_KINDS,
  type AdjustmentKind,
  adjustmentLabel,
} from '#shop/base/money/adjustments.ts';
import type { Approval, OrderNow, OrderPlaced } from '#shop/trade/approvals/paths.ts';
import { useSay } from '../../../texts/say.tsx';
import { useFigures } from '../../../texts/texts.tsx';
import { useApprovalText } from '../approval-text.ts';
import { FIELDS, useOrderFieldText } from './order-field-labels.ts';

interface Change {
  what: string;
  before: string;
  after: string;
}

/** Lists the differences between an order and its request (H3). */
export function useChanges(request: Approval, order: OrderNow | OrderPlaced): Change[] {
  const t = useApprovalText();
  const say = useSay();
  const { money } = useFigures();
  const fieldText = useOrderFieldText();
  const charge = (of: readonly Adjustment[], wanted: AdjustmentKind, shown: (minor: number) => string) => {
    const amountMinor = of.find(({ kind }) => kind === wanted)?.amountMinor;
    return amountMinor === null ? say(DELIVERY_TO_BE_ADVISED) : shown(amountMinor ?? 0);
  };
  const moneyThen = (minor: number) => money(minor, request.currency);
  const moneyNow = (minor: number) => money(minor, order.currency);
  const rows: Change[] = [
    ...request.lines.map(({ productName, variantDetails, unitPriceMinor }, index) => ({
      what: variantDetails === null ? productName : `${productName}, ${variantDetails}`,
      before: moneyThen(unitPriceMinor),
      after: moneyNow(order.lines[index]?.unitPriceMinor ?? unitPriceMinor),
    })),
    ...ADJUSTMENT_KINDS.map((kind) => ({
      what: say(adjustmentLabel(kind)),
      before: charge(request.adjustments, kind, moneyThen),
      after: charge(order.adjustments, kind, moneyNow),
    })),
    { what: t('approval.total'), before: moneyThen(request.totalMinor), after: moneyNow(order.totalMinor) },
    ...(request.tax === undefined || order.tax === undefined
      ? []
      : [{ what: t('approval.tax'), before: moneyThen(request.tax.taxMinor), after: moneyNow(order.tax.taxMinor) }]),
    {
      what: t('approval.address'),
      before: request.deliveryAddress,
      after: order.deliveryAddress ?? request.deliveryAddress,
    },
    ...FIELDS.map(([field, label]) => ({
      what: t(label),
      before: fieldText(request[field], field),
      after: fieldText(order[field], field),
    })),
  ];
  return rows.filter(({ before, after }) => before !== after);
}

/** The differences as a table: old, and current or as ordered. */
export function Changes({ changes, after: heading }: { changes: readonly Change[]; after: string }) {
  const t = useApprovalText();
  if (changes.length === 0) return null;
  return (
    <table className="table ruled compact as-typed around-3">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('approval.request')}</span>
          </th>
          <th scope="col">{t('approval.then')}</th>
          <th scope="col">{heading}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ what, before, after }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
