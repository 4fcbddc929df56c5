import { FIELD_RULES } from '#shop/accounts/order-field-rules.ts';
import type { FieldRule, OrderFieldRules } from '#shop/accounts/order-fields.ts';
import { staffCompanyPaths } from '#shop/companies/staff-paths.ts';
import { SelectField, TextAreaField } from '../../design/field.tsx';
import type { PageContext } from '../../page-context.ts';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { fieldsOf } from '../forms/fields-of.ts';
import { answerSave, type SaveAnswer, typedValues } from '../../forms/save-answer.ts';
import { StaffForm } from '../forms/staff-form.tsx';
import { t } from '../staff-text.ts';

const RULES = [
  ['costCentreRule', 'customer.field-cost-centre'],
  ['requisitionRule', 'customer.field-requisition'],
  ['wantedByRule', 'customer.field-wanted-by'],
] as const;

export const ORDER_FIELDS_FORM = 'order-fields';

/** Saves the order fields of the customer's company. */
export async function saveOrderFields(form: FormData, context: PageContext) {
  const values = typedValues(form);
  const asked = await askAsStaff(context, form, staffCompanyPaths.saveOrderFieldsOf, {
    customerId: Number(values['customerId']),
    costCentreRule: ruleOf(values['costCentreRule']),
    requisitionRule: ruleOf(values['requisitionRule']),
    wantedByRule: ruleOf(values['wantedByRule']),
    costCentres: (values['costCentres'] ?? '').split(/\r?\n/),
  });
  return answerSave(asked, [...RULES.map(([field]) => field), 'costCentres'], values, ORDER_FIELDS_FORM);
}

function ruleOf(value: string | undefined): FieldRule {
  return (value ?? '') as FieldRule; // the call refuses invalid values
}

interface Props {
  /** A member of the company. */
  customerId: number;
  rules: OrderFieldRules;
  answer: SaveAnswer | undefined;
}

/** Order fields of the company (H4). */
export function OrderFields({ customerId, rules, answer }: Props) {
  const { costCentreRule, requisitionRule, wantedByRule, costCentres } = rules;
  return (
    <section aria-labelledby={ORDER_FIELDS_FORM}>
      <h2 id={ORDER_FIELDS_FORM}>{t('customer.order-fields')}</h2>
      <p>{t('customer.order-fields-intro')}</p>
      <StaffForm<keyof OrderFieldRules>
        name={ORDER_FIELDS_FORM}
        fields={[]}
        stored={{ costCentreRule, requisitionRule, wantedByRule, costCentres: costCentres.join('\n') }}
        hidden={{ customerId }}
        answer={answer?.form === ORDER_FIELDS_FORM ? answer : undefined}
        submit={t('customer.save-fields')}
        kind="secondary"
      >
        {({ values, errors }) => {
          const field = fieldsOf<keyof OrderFieldRules>(values, errors);
          return (
            <>
              {RULES.map(([name, label]) => (
                <SelectField key={name} label={t(label)} {...field(name)}>
                  {FIELD_RULES.map((rule) => (
                    <option key={rule} value={rule}>
                      {t(`customer.field.${rule}`)}
                    </option>
                  ))}
                </SelectField>
              ))}
              <TextAreaField
                label={t('customer.cost-centres')}
                hint={t('customer.cost-centres-hint')}
                rows={5}
                {...field('costCentres')}
              />
            </>
          );
        }}
      </StaffForm>
    </section>
  );
}
