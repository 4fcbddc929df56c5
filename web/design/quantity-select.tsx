import { useEffect, useRef, type SelectHTMLAttributes } from 'react';
import { ANY_QUANTITY, quantityRange, type QuantityRule } from '#shop/kernel/line-quantity.ts';
import styles from './quantity-select.module.css';

interface QuantitySelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'value'> {
  label: string;
  value: number;
  /** Quantities in which the part is sold (K4). */
  rule: QuantityRule | undefined;
  /** The id of the error message. */
  errorId?: string | undefined;
  onChoose(this: void, select: HTMLSelectElement): void;
}

/** Quantity from 1 to 100 (C1). Its label is for screen readers only: the column heading shows it. */
export function QuantitySelect({ label, value, rule, errorId, onChoose, ...select }: QuantitySelectProps) {
  const element = useRef<HTMLSelectElement>(null);
  const isTakenOver = useRef(false);
  useEffect(() => {
    if (isTakenOver.current || element.current === null) return;
    isTakenOver.current = true;
    // The user may have selected an option before the script was loaded.
    if (element.current.value !== String(value)) onChoose(element.current);
  });
  return (
    <select
      {...select}
      ref={element}
      value={value}
      onChange={(event) => onChoose(event.currentTarget)}
      aria-label={label}
      aria-invalid={errorId === undefined ? undefined : true}
      aria-describedby={errorId}
      autoComplete="off"
      className={styles.quantity}
    >
      {rule === undefined ? OPTIONS : optionsOf(rule, value)}
    </select>
  );
}

// Created once: a basket of fifty lines has five thousand options, and React skips identical elements. Their text is
// their value; the attribute would be a third of such a page.
const OPTIONS = optionsOf(ANY_QUANTITY, 1);

/** Whole packs, and the present quantity, which may be another if the rule is newer than the line. */
function optionsOf(rule: QuantityRule, value: number) {
  const { from, to } = quantityRange(rule);
  const packs = Array.from({ length: (to - from) / rule.packSize + 1 }, (_, index) => from + index * rule.packSize);
  const quantities = packs.includes(value) ? packs : [...packs, value].toSorted((one, other) => one - other);
  return quantities.map((quantity) => <option key={quantity}>{quantity}</option>);
}
