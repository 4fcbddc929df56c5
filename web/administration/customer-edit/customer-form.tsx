import { Form, useLocation } from 'react-router';
import type { CustomerAccount } from '#shop/customers/paths.ts';
import { staffCustomerErrors } from '#shop/customers/staff-rules.ts';
import type { Country } from '#shop/reference-data/country.ts';
import { Notice } from '../../design/notice.tsx';
import { useFirstErrorFocus } from '../../design/use-first-error-focus.ts';
import { ConflictNotice } from '../forms/conflict-notice.tsx';
import { SaveBar } from '../forms/form-parts.tsx';
import { PasswordAgain } from '../forms/password-again.tsx';
import { putValue } from '../forms/put-value.ts';
import type { SaveAnswer } from '../forms/save-answer.ts';
import { useBlurErrors } from '../forms/use-blur-errors.ts';
import { useUnsaved } from '../forms/use-unsaved.ts';
import { t } from '../staff-text.ts';
import { customerConflict, valuesOf } from './customer-conflict.ts';
import { customerDraft, type CustomerField } from './customer-draft.ts';
import { CustomerFields } from './customer-fields.tsx';

interface CustomerFormProps {
  /** null: a new one. */
  customer: CustomerAccount | null;
  countries: readonly Country[];
  answer: SaveAnswer | undefined;
}

/** Everything that staff may change of a customer, saved at once (E11, C7). */
export function CustomerForm(props: CustomerFormProps) {
  const { customer } = props;
  // Every save raises the version: the fields begin anew with what is stored.
  return <FormOfVersion key={customer?.version ?? 0} {...props} />;
}

/** United Kingdom: what a customer without a country begins with (E11, D19). */
const HOME_COUNTRY = { countryId: '247' };

function FormOfVersion({ customer, countries, answer }: CustomerFormProps) {
  const refused = answer?.saved === false ? answer : undefined;
  const conflict = refused?.conflict ?? null;
  const stored = customer === null ? HOME_COUNTRY : valuesOf({ ...customer });
  const { form, isUnsaved } = useUnsaved(refused !== undefined);
  const focus = useFirstErrorFocus<HTMLDivElement>(refused);
  const { errors, ...watch } = useBlurErrors<CustomerField>(refused?.errors, (content) =>
    staffCustomerErrors(customerDraft(content)),
  );
  const { pathname, search } = useLocation();
  return (
    <Form ref={form} method="post" preventScrollReset noValidate {...watch}>
      <input type="hidden" name="form" value="customer" />
      <input type="hidden" name="number" value={customer?.id ?? 0} />
      {customer === null ? null : (
        // After a conflict the next save is on top of what was shown.
        <input type="hidden" name="version" value={conflict?.current.version ?? customer.version} />
      )}
      <div ref={focus}>
        {refused === undefined || conflict === null ? null : (
          <ConflictNotice
            conflict={conflict}
            fields={customerConflict(refused.values, valuesOf(conflict.current), countries)}
            href={pathname + search}
            onTake={({ name, value }) => putValue(form.current, name, value)}
          />
        )}
        {refused === undefined || refused.notice === null || conflict !== null ? null : (
          <Notice kind="bad">{refused.notice}</Notice>
        )}
        <CustomerFields
          values={refused?.values ?? stored}
          errors={errors}
          countries={countries}
          isNew={customer === null}
        />
        <PasswordAgain answer={answer} />
        {/* With script the field still holds it; no answer ever does (D19). */}
        {refused?.asksPassword === true ? <noscript>{t('customer.password-retype')}</noscript> : null}
      </div>
      <SaveBar label={t('customer.save')} answer={answer} form="customer" isUnsaved={isUnsaved} />
    </Form>
  );
}
