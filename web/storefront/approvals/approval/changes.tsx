import { DELIVERY_TO_BE_ADVISED } from '#shop/delivery/charge.ts';
import type { Approval, OrderNow } from '#shop/approvals/paths.ts';
import { useSay } from '../../../texts/say.tsx';
import { useFigures } from '../../../texts/texts.tsx';
import { useApprovalText } from '../approval-text.ts';
import styles from './approval.module.css';
import { FIELDS, fieldText } from './fields.ts';

interface Change {
  what: string;
  before: string;
  after: string;
}

/** What is another than when it was asked for, then and now (H3). */
export function Changes({ request, orderNow }: { request: Approval; orderNow: OrderNow }) {
  const t = useApprovalText();
  const say = useSay();
  const { money, day } = useFigures();
  const charge = (minor: number | null, shown: (minor: number) => string) =>
    minor === null ? say(DELIVERY_TO_BE_ADVISED) : shown(minor);
  const moneyThen = (minor: number) => money(minor, request.currency);
  const moneyNow = (minor: number) => money(minor, orderNow.currency);
  const rows: Change[] = [
    ...request.lines.map(({ productName, variantDetails, unitPriceMinor }, index) => ({
      what: variantDetails === null ? productName : `${productName}, ${variantDetails}`,
      before: moneyThen(unitPriceMinor),
      after: moneyNow(orderNow.lines[index]?.unitPriceMinor ?? unitPriceMinor),
    })),
    {
      what: t('order.delivery'),
      before: charge(request.deliveryMinor, moneyThen),
      after: charge(orderNow.deliveryMinor, moneyNow),
    },
    { what: t('order.discount'), before: moneyThen(request.discountMinor), after: moneyNow(orderNow.discountMinor) },
    { what: t('approval.total'), before: moneyThen(request.totalMinor), after: moneyNow(orderNow.totalMinor) },
    {
      what: t('approval.address'),
      before: request.deliveryAddress,
      after: orderNow.deliveryAddress ?? request.deliveryAddress,
    },
    ...FIELDS.map(([field, label]) => ({
      what: t(label),
      before: fieldText(request[field], field, day),
      after: fieldText(orderNow[field], field, day),
    })),
  ];
  const changed = rows.filter(({ before, after }) => before !== after);
  if (changed.length === 0) return null;
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('approval.request')}</span>
          </th>
          <th scope="col">{t('approval.then')}</th>
          <th scope="col">{t('approval.now')}</th>
        </tr>
      </thead>
      <tbody>
        {changed.map(({ what, before, after }) => (
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
