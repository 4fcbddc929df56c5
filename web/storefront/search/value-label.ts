import type { Facet, FacetValue } from '#shop/search/paths.ts';
import { useFigures, useText } from '../../texts/texts.tsx';

/** Names a value of a facet in the reader's language: a word, yes or no, or figures. */
export function useValueLabel(): (facet: Pick<Facet, 'isMeasured'>, value: FacetValue) => string {
  const t = useText();
  const { measure } = useFigures();
  return ({ isMeasured }, { value, high }) => {
    if (isMeasured) return measure(Number(value), high ?? Number(value));
    if (value === 'yes') return t('product.yes');
    return value === 'no' ? t('product.no') : value;
  };
}
