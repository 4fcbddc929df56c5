import { data, Form, redirect } from 'react-router';
import { FIELD_RULES } from '#shop/accounts/order-field-rules.ts';
import type { FieldRule, OrderFieldRules } from '#shop/accounts/order-fields.ts';
import { companyPaths } from '#shop/companies/paths.ts';
import { Button } from '../../../design/button.tsx';
import { SelectField, TextAreaField } from '../../../design/field.tsx';
import { useFirstErrorFocus } from '../../../design/use-first-error-focus.ts';
import { FormKey } from '../../../form-key.tsx';
import { verbIn } from '../../../form-verb.ts';
import type { PageContext } from '../../../page-context.ts';
import {
  type FormMessages,
  messagesOf,
  pageStatus,
  type UnknownOutcome,
  unknownOutcome,
} from '../../../refused-form.ts';
import { useSending } from '../../account/use-sending.ts';
import { useCompanyText } from '../company-text.ts';
import styles from '../company.module.css';

const RULES = [
  ['costCentreRule', 'company.field-cost-centre'],
  ['requisitionRule', 'company.field-requisition'],
  ['wantedByRule', 'company.field-wanted-by'],
] as const;

/** Reason why the form is shown again, with the input. */
export interface FieldsTrouble extends FormMessages<keyof OrderFieldRules>, UnknownOutcome {
  typed: OrderFieldRules;
}

/** Saves the order fields of the company. */
export async function saveFields(form: FormData, context: PageContext) {
  const typed: OrderFieldRules = {
    costCentreRule: ruleIn(form, 'costCentreRule'),
    requisitionRule: ruleIn(form, 'requisitionRule'),
    wantedByRule: ruleIn(form, 'wantedByRule'),
    costCentres: String(form.get('costCentres') ?? '').split(/\r?\n/),
  };
  const asked = await context.askOnce(form, companyPaths.saveOrderFields, typed);
  if (asked.ok) return redirect('/Company?saved=1');
  const messages = messagesOf(asked.refusal, [...RULES.map(([field]) => field), 'costCentres']);
  return data<FieldsTrouble>({ ...messages, ...unknownOutcome(asked.refusal), typed }, pageStatus(asked.refusal));
}

function ruleIn(form: FormData, name: string): FieldRule {
  return verbIn(form, name, FIELD_RULES);
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
  const form = useFirstErrorFocus<HTMLFormElement>(trouble);
  const isSending = useSending();
  const shown = trouble?.typed ?? company;
  return (
    <section aria-labelledby="order-fields" className={styles.part}>
      <h2 id="order-fields">{t('company.order-fields')}</h2>
      <p>{t('company.order-fields-hint')}</p>
      <Form ref={form} method="post" action="/Company" className={styles.form} noValidate>
        <input type="hidden" name="step" value="fields" />
        <FormKey answer={trouble} />
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
      </Form>
    </section>
  );
}
