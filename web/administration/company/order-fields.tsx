import { FIELD_RULES } from '#shop/people/accounts/order-field-rules.ts';
import type { OrderFieldRules } from '#shop/people/accounts/order-fields.ts';
import { staffCompanyPaths } from '#shop/people/companies/staff-paths.ts';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import type { PageContext } from '../../page-context.ts';
import { type Control, declareForm, namesIn } from '../forms/declare-form.ts';
import { DeclaredForm } from '../forms/declared-form.tsx';
import { items, oneOf } from '../forms/form-kinds.ts';
import { answerOf, saveForm } from '../forms/save-form.ts';
import { t } from '../staff-text.ts';

const rule = (label: Control['label']) => oneOf(label, FIELD_RULES, (each) => t(`customer.field.${each}`));

const orderFieldsForm = declareForm({
  costCentreRule: rule('customer.field-cost-centre'),
  requisitionRule: rule('customer.field-requisition'),
  wantedByRule: rule('customer.field-wanted-by'),
  costCentres: items('customer.cost-centres', 5, { hint: 'customer.cost-centres-hint' }),
});

export const ORDER_FIELDS_FORM = 'order-fields';

/** Saves the order fields of the customer's company. */
export async function saveOrderFields(form: FormData, context: PageContext) {
  const save = await saveForm(orderFieldsForm, form, context, {
    path: staffCompanyPaths.saveOrderFieldsOf,
    input: (values) => ({ customerId: Number(form.get('customerId')), ...values }),
    name: ORDER_FIELDS_FORM,
  });
  return answerOf(save, ORDER_FIELDS_FORM);
}

interface Props {
  /** A member of the company. */
  customerId: number;
  rules: OrderFieldRules;
  answer: SaveAnswer | undefined;
}

/** Order fields of the company (H4). */
export function OrderFields({ customerId, rules, answer }: Props) {
  return (
    <section aria-labelledby={ORDER_FIELDS_FORM}>
      <h2 id={ORDER_FIELDS_FORM}>{t('customer.order-fields')}</h2>
      <p>{t('customer.order-fields-intro')}</p>
      <DeclaredForm
        name={ORDER_FIELDS_FORM}
        of={orderFieldsForm}
        record={rules}
        hidden={{ customerId }}
        answer={answer?.form === ORDER_FIELDS_FORM ? answer : undefined}
        submit={t('customer.save-fields')}
        kind="secondary"
      >
        {({ draw }) => namesIn(orderFieldsForm).map((name) => draw(name))}
      </DeclaredForm>
    </section>
  );
}
