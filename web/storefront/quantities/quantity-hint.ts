import type { QuantityRule } from '#shop/kernel/line-quantity.ts';
import { useText } from '../../texts/texts.tsx';

/** Words for the quantities in which a part is sold (K4); undefined: in any. */
export function useQuantityHint(): (rule: QuantityRule | undefined) => string | undefined {
  const t = useText();
  return (rule) => {
    if (rule === undefined) return undefined;
    const { minQuantity: least, packSize: pack } = rule;
    if (pack === 1) return t('product.minimum-quantity', { least });
    return least > pack ? t('product.packs-from', { pack, least }) : t('product.packs', { pack });
  };
}
