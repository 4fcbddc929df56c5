import { Form, useLocation } from 'react-router';
import { MAX_QUANTITY } from '#shop/base/kernel/line-quantity.ts';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import { t } from '../staff-text.ts';
import styles from './price-grid.module.css';

const NAME = 'quantities';

/** Quantities that the address asks columns for. */
export function askedQuantities(search: string): number[] {
  const asked = new URLSearchParams(search).get(NAME) ?? '';
  return (asked.match(/\d{1,6}/g) ?? []).map(Number).filter((each) => each >= 1 && each <= MAX_QUANTITY);
}

/** Adds columns to the grid for quantities that no price has yet. */
export function QuantityColumns() {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  return (
    <Form method="get" preventScrollReset autoComplete="off" className={styles.quantities}>
      {[...query]
        .filter(([name]) => name !== NAME)
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <TextField
        label={t('price-lists.quantity-column')}
        placeholder="5 25 50"
        name={NAME}
        inputMode="numeric"
        defaultValue={query.get(NAME) ?? ''}
      />
      <Button type="submit" kind="secondary">
        {t('price-lists.add-column')}
      </Button>
    </Form>
  );
}
