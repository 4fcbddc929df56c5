import type { SelectHTMLAttributes } from 'react';
import { LARGEST_QUANTITY, SMALLEST_QUANTITY } from '#shop/cart/quantity.ts';
import styles from './quantity-select.module.css';

interface QuantitySelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  error?: boolean;
}

/** How many, from 1 to 100 (C1). Its label is heard, not seen: the column or the button beside it says it already. */
export function QuantitySelect({ label, error = false, ...select }: QuantitySelectProps) {
  return (
    <select {...select} aria-label={label} aria-invalid={error || undefined} className={styles.quantity}>
      {QUANTITIES.map((quantity) => (
        <option key={quantity} value={quantity}>
          {quantity}
        </option>
      ))}
    </select>
  );
}

const QUANTITIES = Array.from({ length: LARGEST_QUANTITY }, (_, index) => SMALLEST_QUANTITY + index);
