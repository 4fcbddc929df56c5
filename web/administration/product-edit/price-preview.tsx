import { classPrices, LISTED_CLASSES, LISTED_CURRENCIES } from '#shop/shopfront/product-editing/class-prices.ts';
import type { EditingChoices } from '#shop/shopfront/product-editing/paths.ts';
import { currencies } from '#shop/base/money/money.ts';
import { Price } from '../../design/price.tsx';
import type { FormValues } from '../../forms/save-answer.ts';
import { readingIn } from '../forms/declare-form.ts';
import { t } from '../staff-text.ts';
import { productForm } from './product-draft.ts';
import styles from './price-preview.module.css';

/** Customer prices for the current input, in each class and currency (B2, B3). */
export function PricePreview({ texts, choices }: { texts: FormValues; choices: EditingChoices }) {
  const form = productForm(0);
  const [usd, eur, family] = [
    readingIn(form, 'usdMinor', texts),
    readingIn(form, 'eurMinor', texts),
    readingIn(form, 'familyId', texts),
  ];
  if ('refusal' in usd || 'refusal' in eur || 'refusal' in family || usd.value === null) return null;
  const [usdMinor, eurMinor, familyId] = [usd.value, eur.value ?? null, family.value ?? null];
  const variant = choices.families.find((family) => family.id === familyId)?.variants[0] ?? null;
  const prices = classPrices({ usdMinor, eurMinor, familyId }, variant, {
    rates: choices.rates,
    reading: choices.priceReading,
  });
  return (
    <table className={styles.prices}>
      <caption>
        {variant === null ? t('product.preview') : t('product.preview-width', { width: variant.details })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('product.price-class')}</th>
          {LISTED_CURRENCIES.map((currency) => (
            <th key={currency} scope="col">
              {currencies[currency].code}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {LISTED_CLASSES.map((priceClass) => (
          <tr key={priceClass}>
            <th scope="row">{t(`products.class-${priceClass}`)}</th>
            {LISTED_CURRENCIES.map((currency) => (
              <td key={currency}>
                <Price minor={prices[priceClass][currency]} currency={currency} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
