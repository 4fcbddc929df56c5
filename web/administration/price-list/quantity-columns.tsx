import { Form, useLocation } from 'react-router';
import { MAX_QUANTITY } from '#shop/base/kernel/line-quantity.ts';
import { message } from '#shop/base/messages/message.ts';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import { t } from '../staff-text.ts';

const NAME = 'quantities';

/** Quantities that the address asks columns for, separated by spaces, commas or semicolons; none if one is no quantity. */
export function askedQuantities(search: string): number[] {
  const asked = (new URLSearchParams(search).get(NAME) ?? '').split(/[\s,;]+/).filter((each) => each !== '');
  return asked.every(isQuantity) ? asked.map(Number) : [];
}

const isQuantity = (text: string) => /^\d{1,6}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_QUANTITY;

/** Adds columns to the grid for quantities that no price has yet. */
export function QuantityColumns() {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const asked = query.get(NAME) ?? '';
  const isUnderstood = asked.trim() === '' || askedQuantities(search).length > 0;
  return (
    <Form method="get" preventScrollReset autoComplete="off" className="fields">
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
        defaultValue={asked}
        error={isUnderstood ? undefined : message('staff-rule.ladder.quantity', { most: MAX_QUANTITY })}
      />
      <Button type="submit" kind="secondary">
        {t('price-lists.add-column')}
      </Button>
    </Form>
  );
}
