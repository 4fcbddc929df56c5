import type { KeyboardEvent } from 'react';
import type { CartLine } from '#shop/trade/cart/cart.ts';
import { TextField } from '../../design/field.tsx';
import type { FormMessages } from '../../forms/refused-form.ts';
import { fieldName } from './basket-fields.ts';
import { useBasketText } from './basket-text.ts';
import styles from './line-more.module.css';

const MAX_MARK_LENGTH = 50; // D11

interface LineMoreProps {
  line: CartLine;
  errors: FormMessages<string>['errors'];
  save(this: void, form: HTMLFormElement | null): void;
}

/**
 * Details of a line on demand: the part's description, and the buyer's serial and machine, which are stored
 * with the line and copied to the order (D11).
 */
export function LineMore({ line, errors, save }: LineMoreProps) {
  const t = useBasketText();
  const marks = (['serial', 'machine'] as const).map((mark) => {
    const name = fieldName(mark, line.id);
    return { mark, name, label: t(`basket.${mark}`), value: line[mark], error: errors[name] };
  });
  const used = marks.filter(({ value }) => value !== '');
  return (
    <details className={styles.more} open={marks.some(({ error }) => error !== undefined)}>
      <summary>
        {used.length === 0
          ? t('basket.more')
          : used.map(({ label, value }) => t('basket.mark', { label, mark: value })).join(', ')}
      </summary>
      <p>{line.productDetails}</p>
      <p className="faint">{t('basket.marks-hint')}</p>
      <div className={styles.fields}>
        {marks.map(({ mark, name, label, value, error }) => (
          <TextField
            key={mark}
            label={label}
            name={name}
            defaultValue={value}
            error={error}
            maxLength={MAX_MARK_LENGTH}
            autoComplete="off"
            onBlur={(event) => {
              if (event.currentTarget.value.trim() !== value) save(event.currentTarget.form);
            }}
            onKeyDown={saveOnEnter}
          />
        ))}
      </div>
    </details>
  );
}

/** Enter saves the input, as leaving the field does; the rest of the basket is unchanged. */
function saveOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const field = event.currentTarget;
  field.blur();
  field.focus();
}
