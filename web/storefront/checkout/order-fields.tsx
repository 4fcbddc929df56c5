import { type OrderFieldRules, REQUISITION_MAX, type TypedOrderFields } from '#shop/accounts/order-fields.ts';
import { SelectField, TextField } from '../../design/field.tsx';
import type { FormErrors } from '../../texts/wording.ts';
import { useCheckoutText } from './checkout-text.ts';
import { goOnWithEnter } from './go-on-with-enter.ts';

interface Props {
  rules: OrderFieldRules;
  typed: TypedOrderFields;
  errors: FormErrors<keyof TypedOrderFields>;
}

/** What the company asks for with an order (H4). */
export function OrderFieldsPart({ rules, typed, errors }: Props) {
  const t = useCheckoutText();
  const { costCentreRule, requisitionRule, wantedByRule, costCentres } = rules;
  return (
    <>
      {costCentreRule === 'off' ? null : (
        <SelectField
          label={t('order.cost-centre')}
          name="cost-centre"
          defaultValue={typed.costCentre ?? ''}
          error={errors.costCentre}
          required={costCentreRule === 'required'}
        >
          <option value="">
            {t(costCentreRule === 'required' ? 'checkout.choose-cost-centre' : 'checkout.no-cost-centre')}
          </option>
          {costCentres.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      )}
      {requisitionRule === 'off' ? null : (
        <TextField
          label={t('order.requisition')}
          name="requisition"
          defaultValue={typed.requisitionNumber ?? ''}
          error={errors.requisitionNumber}
          maxLength={REQUISITION_MAX}
          autoComplete="off"
          enterKeyHint="next"
          onKeyDown={goOnWithEnter}
          required={requisitionRule === 'required'}
        />
      )}
      {wantedByRule === 'off' ? null : (
        <TextField
          label={t('order.wanted-by')}
          name="wanted-by"
          type="date"
          defaultValue={typed.wantedBy ?? ''}
          error={errors.wantedBy}
          onKeyDown={goOnWithEnter}
          required={wantedByRule === 'required'}
        />
      )}
    </>
  );
}
