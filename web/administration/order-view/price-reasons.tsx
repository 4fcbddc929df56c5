import type { PriceReason } from '#shop/trade/staff-orders/staff-paths.ts';
import { breakText } from '../price-lists/price-list-words.ts';
import { Section } from '../../design/section.tsx';
import { t } from '../staff-text.ts';

/** Lines of the order whose price a price list decided (K2); nothing where none did. */
export function PriceReasons({ reasons }: { reasons: readonly PriceReason[] }) {
  if (reasons.length === 0) return null;
  return (
    <Section heading={t('why-price.of-order')} boxed>
      <ul>
        {reasons.map(({ orderLineId, productName, variantDetails, priceListName, reached }) => (
          <li key={orderLineId}>
            {t('why-price.of-line', {
              part: [productName, variantDetails ?? []].flat().join(' '),
              list: priceListName,
              reached: `${t('why-price.reached-from', { count: reached.fromQuantity })}: ${breakText(reached)}`,
            })}
          </li>
        ))}
      </ul>
    </Section>
  );
}
