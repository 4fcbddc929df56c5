import type { QuantityRule } from '#shop/base/kernel/line-quantity.ts';
import { PrintValue } from './print-value.tsx';
import { quantitySteps } from './quantity-steps.ts';

interface LineQuantityProps {
  name: string;
  value: number | string;
  label: string;
  isWrong: boolean;
  /** Ids of the messages about the line. */
  describedBy: string | undefined;
  disabled?: boolean;
  maxLength?: number;
  /** Quantities in which the part is sold (K4); absent: any. */
  rule?: QuantityRule | undefined;
}

/** Quantity of a line: a field on the screen, a figure on paper. */
export function LineQuantity({
  name,
  value,
  label,
  isWrong,
  describedBy,
  disabled,
  maxLength = 6,
  rule,
}: LineQuantityProps) {
  return (
    <PrintValue value={value}>
      <input
        className="control short"
        name={name}
        defaultValue={value}
        {...(rule === undefined ? {} : quantitySteps(rule))}
        inputMode="numeric"
        maxLength={maxLength}
        disabled={disabled}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={describedBy}
        autoComplete="off"
      />
    </PrintValue>
  );
}
