import type { Approval, OrderNow } from '#shop/approvals/paths.ts';
import { useFigures } from '../../../texts/texts.tsx';
import { useApprovalText } from '../approval-text.ts';
import styles from './approval.module.css';

interface Change {
  what: string;
  then: string;
  now: string;
}

/** What is another than when it was asked for, then and now (H3). */
export function Changes({ request, orderNow }: { request: Approval; orderNow: OrderNow }) {
  const t = useApprovalText();
  const { money } = useFigures();
  const before = (minor: number) => money(minor, request.currency);
  const after = (minor: number) => money(minor, orderNow.currency);
  const rows: Change[] = [
    ...request.lines.map(({ productName, unitPriceMinor }, index) => ({
      what: productName,
      then: before(unitPriceMinor),
      now: after(orderNow.lines[index]?.unitPriceMinor ?? unitPriceMinor),
    })),
    {
      what: t('order.delivery'),
      then: charge(request.deliveryMinor, before),
      now: charge(orderNow.deliveryMinor, after),
    },
    { what: t('order.discount'), then: before(request.discountMinor), now: after(orderNow.discountMinor) },
    { what: t('approval.total'), then: before(request.totalMinor), now: after(orderNow.totalMinor) },
    {
      what: t('approval.address'),
      then: request.deliveryAddress,
      now: orderNow.deliveryAddress ?? request.deliveryAddress,
    },
  ];
  const changed = rows.filter(({ then, now }) => then !== now);
  if (changed.length === 0) return null;
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('approval.then')}</th>
          <th scope="col">{t('approval.now')}</th>
        </tr>
      </thead>
      <tbody>
        {changed.map(({ what, then, now }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{then}</td>
            <td>{now}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function charge(minor: number | null, money: (minor: number) => string): string {
  return money(minor ?? 0);
}
