import { ruleOfField } from '#shop/people/accounts/order-field-rules.ts';
import {
  ORDER_FIELD_NAMES,
  type OrderFieldName,
  type OrderFieldRules,
  orderFields,
  type TypedOrderFields,
  ORDER_FIELD_MAX,
  SHIP_COMPLETE,
} from '#shop/people/accounts/order-fields.ts';
import { DayField } from '../../design/day-field.tsx';
import { SelectField, TextField } from '../../design/field.tsx';
import type { FormErrors } from '../../texts/wording.ts';
import { useCheckoutText } from './checkout-text.ts';
import { focusNextOnEnter } from './focus-next-on-enter.ts';

interface Props {
  rules: OrderFieldRules;
  typed: TypedOrderFields;
  errors: FormErrors<keyof TypedOrderFields>;
}

/** The order fields besides the PO number that the company shows (H4). */
export function OrderFieldsPart(props: Props) {
  return ORDER_FIELD_NAMES.map((name) =>
    ruleOfField(props.rules, name) === 'off' ? null : <OrderFieldControl key={name} name={name} {...props} />,
  );
}

function OrderFieldControl({ name, rules, typed, errors }: Props & { name: OrderFieldName }) {
  const t = useCheckoutText();
  const { key, kind } = orderFields[name];
  const required = ruleOfField(rules, name) === 'required';
  const control = {
    label: t(`order.${key}`),
    name: key,
    defaultValue: typed[name] ?? '',
    error: errors[name],
    required,
  };
  if (kind === 'choice')
    return (
      <SelectField {...control}>
        <option value="">{t(required ? 'checkout.choose-cost-centre' : 'checkout.no-cost-centre')}</option>
        {rules.costCentres.map((centre) => (
          <option key={centre}>{centre}</option>
        ))}
      </SelectField>
    );
  if (kind === 'shipping') return <ShippingChoice name={key} label={control.label} chosen={control.defaultValue} />;
  if (kind === 'day') return <DayField {...control} onKeyDown={focusNextOnEnter} />;
  return (
    <TextField
      {...control}
      maxLength={ORDER_FIELD_MAX}
      autoComplete="off"
      enterKeyHint="next"
      onKeyDown={focusNextOnEnter}
    />
  );
}

/** Ship what is there, or all of it in one shipment (L3). */
function ShippingChoice({ name, label, chosen }: { name: string; label: string; chosen: string }) {
  const t = useCheckoutText();
  return (
    <fieldset className="grid flush">
      <legend className="strong">{label}</legend>
      {(['', SHIP_COMPLETE] as const).map((value) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} />{' '}
          {t(value === '' ? 'promise.ship-available' : 'promise.ship-complete')}
        </label>
      ))}
    </fieldset>
  );
}
