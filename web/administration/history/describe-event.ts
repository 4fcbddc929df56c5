import { FILED_KINDS } from '#shop/trade/documents/order-document-rules.ts';
import type { CurrencyId } from '#shop/base/money/money.ts';
import { formatMoney } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import type { OrderEvent } from '#shop/trade/orders/paths.ts';

/** Describes an event of an order. @param currency  the order's */
export function describeEvent({ kind, details }: Pick<OrderEvent, 'kind' | 'details'>, currency: CurrencyId): string {
  switch (kind) {
    case 'placed':
      return t('way.event.placed');
    case 'state': {
      const { from = 'new', to = 'new', undoes } = details;
      const states = { from: t(`queue.state.${from}`), to: t(`queue.state.${to}`) };
      return t(undoes === undefined ? 'way.event.state' : 'way.event.undone', states);
    }
    case 'checked':
      return t(details.isChecked === true ? 'way.event.checked' : 'way.event.unchecked');
    case 'held':
      return details.holder == null ? t('way.event.free') : t('way.event.held', { name: details.holder });
    case 'shipment':
      return t('way.event.shipment');
    case 'delivery charge':
      return t('way.event.delivery', { amount: formatMoney(details.amountMinor ?? 0, currency) });
    case 'document': {
      const kind = FILED_KINDS.find((each) => each === details.document);
      const named = { document: kind === undefined ? '' : t(`filed.kind.${kind}`), number: details.number ?? '' };
      return t(details.isWithdrawn === true ? 'way.event.document-withdrawn' : 'way.event.document', named);
    }
    case 'corrected':
      return t('way.event.corrected', { version: details.version ?? 2 });
    case 'return':
      return t('way.event.return', { number: details.number ?? '', state: details.returnState ?? '' });
    case 'request':
      return t(`way.event.request-${details.requestState ?? 'open'}`, {
        wish: t(`request.wish.${details.wish ?? 'change'}`),
      });
    default:
      return kind satisfies never;
  }
}
