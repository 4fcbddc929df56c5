import { type Award, awardLabels } from '#shop/catalogue/visibility.ts';
import { formatMoney, RATE_ONE } from '#shop/kernel/money.ts';
import { unitPrice } from '#shop/pricing/price.ts';
import type { PriceReading } from '#shop/settings/readings.ts';
import type { PriceClass } from '#shop/kernel/account-terms.ts';
import { t } from '../staff-text.ts';
import styles from './readings.module.css';

const PRICE_CLASSES: readonly PriceClass[] = [0, 1, 2, 3];
const AWARDS: readonly Award[] = [0, 1, 2, 3];
const EXAMPLE = { usdMinor: 10_000, eurMinor: 0, familyId: null };
const AT_PAR = { gbpMicros: RATE_ONE, eurMicros: RATE_ONE };

/** What a price of 100.00 comes to for each price class, under both readings (D3). */
export function PriceTable() {
  const priceOf = (priceClass: PriceClass, reading: PriceReading) =>
    formatMoney(unitPrice(EXAMPLE, null, { currency: 1, priceClass, rates: AT_PAR, reading }), 1);
  return (
    <table className={styles.table}>
      <caption>{t('settings.price-example')}</caption>
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
            <td>{priceOf(priceClass, 'discount')}</td>
            <td>{priceOf(priceClass, 'legacy')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Who may buy a product of each award, under both readings (D4). */
export function AwardTable() {
  const [storefront, administration] = [awardLabels('storefront'), awardLabels('administration')];
  return (
    <table className={styles.table}>
      <caption>{t('settings.award-example')}</caption>
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
