import { PostForm } from '../../forms/post-form.tsx';
import { PageLink } from '../../design/page-link.tsx';
import type { ReactNode } from 'react';
import { registrationErrors } from '#shop/people/accounts/details-rules.ts';
import { ADDRESS_MAX, NAME_MAX, TELEPHONE_MAX } from '#shop/people/accounts/field-rules.ts';
import { TAX_NUMBER_MAX } from '#shop/base/tax/compact-number.ts';
import type { Country } from '#shop/base/reference-data/country.ts';
import { CUSTOMER_PASSWORD, EMAIL_MAX } from '#shop/people/accounts/login-rules.ts';
import { Button } from '../../design/button.tsx';
import { CheckField, SelectField, TextField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import { useAccountText } from './account-text.ts';
import { type AccountField, registrationIn, type TypedAccount } from './account-draft.ts';
import styles from './account-form.module.css';
import type { AccountTrouble } from './send-account.ts';
import type { AgreementNeed } from '#shop/base/kernel/agreement.ts';
import { AgreementBoxes, type AgreementField } from '../agreement/agreement-boxes.tsx';
import { useFieldErrors } from '../../forms/use-field-errors.ts';
import { useSending } from '../../forms/use-sending.ts';
import { useShell } from '../../shell/shell.ts';

interface AccountFormProps {
  /** Initial values of the form. */
  start: TypedAccount;
  trouble: AccountTrouble | undefined;
  countries: readonly Country[];
  passwordHint: string;
  /** Asks for the current password, which a change of the password requires (D43). */
  asksPresentPassword?: boolean;
  /** Shows the company's data read-only, because only its managers may change it (H1). */
  isCompanyFixed?: boolean;
  /** Confirmations that a registration needs (O2). */
  agreement?: AgreementNeed;
  submit: string;
  busy: string;
}

/** A company's details, the same in the registration and in Edit-Account (C2, C3). */
export function AccountForm(props: AccountFormProps) {
  const { start, trouble, countries, passwordHint, asksPresentPassword = false, isCompanyFixed = false } = props;
  const { submit, busy, agreement } = props;
  const t = useAccountText();
  const { errors, onInput } = useFieldErrors<AccountField | 'presentPassword' | AgreementField>(
    trouble?.errors,
    (typed) => registrationErrors(registrationIn(typed)),
  );
  const isSending = useSending();
  const asksTaxNumbers = useShell().notices.taxOnScreens === 'computed';
  const typed = trouble?.values ?? start;
  const password = (name: 'password' | 'passwordRepeat') => ({ name, error: errors[name], required: true });
  const text = (name: keyof TypedAccount) => ({
    name,
    defaultValue: typed[name],
    error: errors[name],
  });
  const companys = (name: Parameters<typeof text>[0]) => ({ ...text(name), readOnly: isCompanyFixed });
  const optional = (label: string) => <Optional>{label}</Optional>;
  return (
    <PostForm answer={trouble} noValidate onInput={onInput} className={styles.form}>
      <fieldset>
        <legend>{t('account.part-person')}</legend>
        <div className={styles.fields}>
          <TextField
            label={t('account.first-name')}
            {...text('firstName')}
            autoComplete="given-name"
            maxLength={NAME_MAX}
            required
          />
          <TextField
            label={t('account.last-name')}
            {...text('surname')}
            autoComplete="family-name"
            maxLength={NAME_MAX}
            required
          />
          <TextField
            label={t('account.email')}
            {...text('email')}
            type="email"
            autoComplete="email"
            maxLength={EMAIL_MAX}
            required
          />
        </div>
      </fieldset>
      <fieldset>
        <legend>{t('account.part-password')}</legend>
        <div className={styles.fields}>
          <TextField
            label={t('account.password')}
            hint={passwordHint}
            {...password('password')}
            type="password"
            autoComplete="new-password"
            maxLength={CUSTOMER_PASSWORD.max}
          />
          <TextField
            label={t('account.password-repeat')}
            {...password('passwordRepeat')}
            type="password"
            autoComplete="new-password"
            maxLength={CUSTOMER_PASSWORD.max}
          />
          {asksPresentPassword ? (
            <TextField
              label={t('account.present-password')}
              hint={t('account.present-password-hint')}
              name="presentPassword"
              error={errors.presentPassword}
              type="password"
              autoComplete="current-password"
              maxLength={CUSTOMER_PASSWORD.max}
            />
          ) : null}
        </div>
      </fieldset>
      <fieldset>
        <legend>{t('account.part-company')}</legend>
        {isCompanyFixed ? <p>{t('account.company-fixed')}</p> : null}
        <div className={styles.fields}>
          <TextField
            label={t('account.company')}
            {...companys('company')}
            autoComplete="organization"
            maxLength={NAME_MAX}
            required
          />
          <TextField
            label={t('account.telephone')}
            hint={t('account.telephone-hint')}
            {...text('telephone')}
            type="tel"
            inputMode="numeric"
            autoComplete="tel"
            maxLength={TELEPHONE_MAX}
            required
          />
          <TextField
            label={optional(t('account.line1'))}
            {...companys('line1')}
            autoComplete="address-line1"
            maxLength={ADDRESS_MAX}
          />
          <TextField
            label={optional(t('account.line2'))}
            {...companys('line2')}
            autoComplete="address-line2"
            maxLength={ADDRESS_MAX}
          />
          <TextField
            label={optional(t('account.town'))}
            {...companys('town')}
            autoComplete="address-level2"
            maxLength={ADDRESS_MAX}
          />
          <TextField
            label={optional(t('account.postcode'))}
            {...companys('postcode')}
            autoComplete="postal-code"
            maxLength={ADDRESS_MAX}
          />
          <FixedChoice of={text('countryId')} isFixed={isCompanyFixed} />
          <SelectField
            label={t('account.country')}
            {...text('countryId')}
            disabled={isCompanyFixed}
            autoComplete="country-name"
            required
          >
            <option value="">{t('account.country-none')}</option>
            {countries.map((country) => (
              <option key={country.id} value={country.id}>
                {country.name}
              </option>
            ))}
          </SelectField>
          {asksTaxNumbers ? (
            <>
              <TextField
                label={optional(t('account.vat-number'))}
                hint={t('account.vat-number-hint')}
                {...companys('vatNumber')}
                maxLength={TAX_NUMBER_MAX}
              />
              <TextField
                label={optional(t('account.eori-number'))}
                {...companys('eoriNumber')}
                maxLength={TAX_NUMBER_MAX}
              />
            </>
          ) : null}
        </div>
      </fieldset>
      <fieldset>
        <legend>{t('account.part-terms')}</legend>
        <div className={styles.fields}>
          <FixedChoice of={text('currency')} isFixed={isCompanyFixed} />
          <SelectField label={t('account.currency')} {...text('currency')} disabled={isCompanyFixed} required>
            <option value="">{t('account.currency-none')}</option>
            <option value="1">{t('account.currency-1')}</option>
            <option value="2">{t('account.currency-2')}</option>
            <option value="3">{t('account.currency-3')}</option>
          </SelectField>
          <div className="grid">
            <CheckField
              label={t('account.account-customer')}
              name="accountCustomer"
              defaultChecked={typed.accountCustomer === 'on'}
              disabled={isCompanyFixed}
            />
            <CheckField
              label={t('account.mailing-list')}
              name="subscribed"
              defaultChecked={typed.subscribed === 'on'}
            />
          </div>
        </div>
      </fieldset>
      {agreement === undefined ? null : <AgreementBoxes need={agreement} errors={errors} />}
      <div>
        <Button type="submit" busy={isSending && busy}>
          {submit}
        </Button>
      </div>
      {isSending ? null : <Trouble trouble={trouble} />}
    </PostForm>
  );
}

/** Browsers do not send a disabled choice, so its value is sent as a hidden field. */
function FixedChoice({ of, isFixed }: { of: { name: string; defaultValue: string }; isFixed: boolean }) {
  return isFixed ? <input type="hidden" name={of.name} value={of.defaultValue} /> : null;
}

/** Message without a field, below the button (A20). */
function Trouble({ trouble }: Pick<AccountFormProps, 'trouble'>) {
  const t = useAccountText();
  if (trouble?.isEmailTaken === true) {
    return (
      <Notice kind="bad">
        <p>
          {t('account.email-taken')} <PageLink href="/Forgot-Password">{t('account.to-reset')}</PageLink>
        </p>
      </Notice>
    );
  }
  if (trouble?.notice == null) return null;
  return <Notice kind="bad">{t('account.failed', { reason: trouble.notice })}</Notice>;
}

function Optional({ children }: { children: ReactNode }) {
  const t = useAccountText();
  return (
    <>
      {children} <span className="faint-ink regular">({t('account.optional')})</span>
    </>
  );
}
