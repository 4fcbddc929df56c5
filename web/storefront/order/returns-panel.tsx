import { PageLink } from '../../design/page-link.tsx';
import { leftToReturn } from '#shop/trade/returns/return.ts';
import type { OrderReturns } from '#shop/trade/returns/paths.ts';
import { useOrderPageText, useReturnStateText } from './order-page-text.ts';

interface ReturnsPanelProps {
  orderId: number;
  returns: OrderReturns;
}

/** Returns of the order, and the link to request one (L7). */
export function ReturnsPanel({ orderId, returns: { returns, lines } }: ReturnsPanelProps) {
  const t = useOrderPageText();
  const stateOf = useReturnStateText();
  const canAsk = lines.some((line) => leftToReturn(line) > 0);
  if (returns.length === 0 && !canAsk) return null;
  return (
    <section className="panel off-paper padded anywhere small-heads tight" aria-labelledby="returns-title">
      <h2 id="returns-title">{t('returns.title')}</h2>
      <ul className="bullets">
        {returns.map((each) => (
          <li key={each.returnId}>
            <PageLink href={`/Return?id=${each.returnId}`}>{each.returnNumber}</PageLink>, {stateOf(each)}
          </li>
        ))}
      </ul>
      {canAsk ? <PageLink href={`/Return-Parts?id=${orderId}`}>{t('returns.ask')}</PageLink> : null}
    </section>
  );
}
