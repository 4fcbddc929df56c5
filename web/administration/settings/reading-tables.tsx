import type { Award } from '#shop/catalogue/categories/visibility.ts';
import { awardLabels } from '../award-labels.ts';
import { t } from '../staff-text.ts';
import { examplePrice, PRICE_CLASSES } from './reading-question.ts';

const AWARDS: readonly Award[] = [0, 1, 2, 3];

/** Example price of 100.00 for each price class, under both readings (D3). */
export function PriceTable() {
  return (
    <table className="table ruled compact own-width">
      <caption className="faint-ink">{t('settings.price-example')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('settings.price-class')}</th>
          <th scope="col">{t('settings.discount')}</th>
          <th scope="col">{t('settings.legacy')}</th>
        </tr>
      </thead>
      <tbody>
        {PRICE_CLASSES.map((priceClass) => (
          <tr key={priceClass}>
            <th scope="row">{t(`settings.class-${priceClass}`)}</th>
            <td>{examplePrice(priceClass, 'discount')}</td>
            <td>{examplePrice(priceClass, 'legacy')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Buyers of a product of each award, under both readings (D4). */
export function AwardTable() {
  const [storefront, administration] = [awardLabels('storefront'), awardLabels('administration')];
  return (
    <table className="table ruled compact own-width">
      <caption className="faint-ink">{t('settings.award-example')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('settings.award')}</th>
          <th scope="col">{t('settings.storefront')}</th>
          <th scope="col">{t('settings.administration')}</th>
        </tr>
      </thead>
      <tbody>
        {AWARDS.map((award) => (
          <tr key={award}>
            <th scope="row">{award}</th>
            <td>{storefront[award]}</td>
            <td>{administration[award]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
