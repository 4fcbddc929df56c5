import type { ProductDetail } from '#shop/shopfront/search/paths.ts';
import { useFigures, useText } from '../../texts/texts.tsx';

/** Unit of a part's price with its length: 'per coil of 100 m'; undefined: the length is not known. */
export function useUnitText({ unit, specifications }: ProductDetail): string | undefined {
  const t = useText();
  const { measure } = useFigures();
  if (unit !== 'coil' && unit !== 'roll') return undefined;
  const [length, ...others] = specifications.filter((each) => each.unit === 'm');
  if (length?.low == null || length.low !== length.high || others.length > 0) return undefined;
  return t('product.unit-of', { unit: t(`unit.per.${unit}`), length: `${measure(length.low)}\u00a0m` });
}
