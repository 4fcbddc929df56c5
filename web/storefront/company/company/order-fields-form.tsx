import { redirect } from 'react-router';
import { FIELD_RULES } from '#shop/people/accounts/order-field-rules.ts';
import type { FieldRule, OrderFieldRules } from '#shop/people/accounts/order-fields.ts';
import { companyPaths } from '#shop/people/companies/paths.ts';
import { PostForm } from '../../../forms/post-form.tsx';
import { Button } from '../../../design/button.tsx';
import { SelectField, TextAreaField } from '../../../design/field.tsx';
import { Section } from '../../../design/section.tsx';
import { choiceIn } from '../../../forms/intent.ts';
import type { PageContext } from '../../../page-context.ts';
import { type RefusedForm, refuseForm } from '../../../forms/refused-form.ts';
import { useSending } from '../../../forms/use-sending.ts';
import { useCompanyText } from '../company-text.ts';

const RULES = [
  ['costCentreRule', 'company.field-cost-centre'],
  ['requisitionRule', 'company.field-requisition'],
  ['wantedByRule', 'company.field-wanted-by'],
] as const;

/** Reason why the form is shown again, with the input. */
export type FieldsTrouble = RefusedForm<keyof OrderFieldRules, OrderFieldRules>;

/** Saves the order fields of the company. */
export async function saveFields(form: FormData, context: PageContext) {
  const values: OrderFieldRules = {
    costCentreRule: ruleIn(form, 'costCentreRule'),
    requisitionRule: ruleIn(form, 'requisitionRule'),
    wantedByRule: ruleIn(form, 'wantedByRule'),
    costCentres: String(form.get('costCentres') ?? '').split(/\r?\n/),
  };
  const asked = await context.askOnce(form, companyPaths.saveOrderFields, values);
  if (asked.ok) return redirect('/Company?saved=1');
  return refuseForm(asked.refusal, [...RULES.map(([field]) => field), 'costCentres'], {
    form: 'fields' as const,
    values,
  });
}

function ruleIn(form: FormData, name: string): FieldRule {
  return choiceIn(form, name, FIELD_RULES);
}

/** Order fields that a manager configures (H4). */
export function OrderFieldsForm({
  company,
  trouble,
}: {
  company: OrderFieldRules;
  trouble: FieldsTrouble | undefined;
}) {
  const t = useCompanyText();
  const isSending = useSending();
  const shown = trouble?.values ?? company;
  return (
    <Section heading={t('company.order-fields')} boxed>
      <p>{t('company.order-fields-hint')}</p>
      <PostForm intent="fields" answer={trouble} action="/Company" className="form at-most-26rem" noValidate>
        {RULES.map(([field, label]) => (
          <SelectField
            key={field}
            label={t(label)}
            name={field}
            defaultValue={shown[field]}
            error={trouble?.errors[field]}
          >
            {FIELD_RULES.map((rule) => (
              <option key={rule} value={rule}>
                {t(`company.field.${rule}`)}
              </option>
            ))}
          </SelectField>
        ))}
        <TextAreaField
          label={t('company.cost-centres')}
          hint={t('company.cost-centres-hint')}
          name="costCentres"
          defaultValue={shown.costCentres.join('\n')}
          error={trouble?.errors.costCentres}
          rows={6}
        />
        <Button type="submit" busy={isSending && t('company.saving')}>
          {t('company.save-fields')}
        </Button>
      </PostForm>
    </Section>
  );
}
