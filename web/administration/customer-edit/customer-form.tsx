import { accountFields, type AccountText } from '#shop/people/accounts/account-fields.ts';
import type { CustomerAccount } from '#shop/people/customers/paths.ts';
import { NO_LINE, staffCustomerErrors } from '#shop/people/customers/staff-rules.ts';
import type { Country } from '#shop/base/reference-data/country.ts';
import { OWN_PASSWORD, type SaveAnswer } from '../../forms/save-answer.ts';
import { declareForm, rowChoices, storedAs } from '../forms/declare-form.ts';
import { DeclaredForm } from '../forms/declared-form.tsx';
import { line, numberOf, rowOrNone, secret, tick } from '../forms/form-kinds.ts';
import { FieldGrid, FormGroup } from '../forms/form-parts.tsx';
import { t } from '../staff-text.ts';

const choose = { none: 'customer.choose' } as const;

const CURRENCY_NAMES = { 1: 'customer.usd', 2: 'customer.gbp', 3: 'customer.eur' } as const;

const text = (name: AccountText, type = 'text') =>
  line(accountFields[name].label, { input: { type, maxLength: accountFields[name].most } });

/** An account as staff edit it (C7). */
export const customerForm = declareForm({
  firstName: text('firstName'),
  surname: text('surname'),
  email: text('email', 'email'),
  telephone: text('telephone', 'tel'),
  company: text('company'),
  line1: text('line1'),
  line2: { ...text('line2'), hint: 'customer.line2-hint', write: (line2: string) => (line2 === '' ? NO_LINE : line2) },
  town: text('town'),
  postcode: text('postcode'),
  // United Kingdom: the default country of a new customer (E11, D19).
  countryId: rowOrNone(accountFields.countryId.label, { ...choose, fresh: '247' }),
  vatNumber: text('vatNumber'),
  eoriNumber: text('eoriNumber'),
  currency: numberOf(accountFields.currency.label, [1, 2, 3], (each) => t(CURRENCY_NAMES[each]), choose),
  priceClass: numberOf(accountFields.priceClass.label, [1, 2, 3], (each) => t(`customer.class-${each}`), choose),
  adminContact: numberOf(accountFields.adminContact.label, [1, 2], (each) => t(`customer.contact-${each}`), choose),
  password: secret('customer.password'),
  active: storedAs('status', {
    ...tick('customer.active'),
    write: (status: CustomerAccount['status']) => (status === 'active' ? 'on' : undefined),
  }),
  partner: tick(accountFields.partner.label),
  subscribed: tick(accountFields.subscribed.label),
  accountCustomer: tick(accountFields.accountCustomer.label),
});

const PERSON = ['firstName', 'surname', 'email', 'telephone'] as const;
const HOME = ['company', 'line1', 'line2', 'town', 'postcode', 'countryId', 'vatNumber', 'eoriNumber'] as const;
const TERMS = ['currency', 'priceClass', 'adminContact'] as const;
const TICKS = ['active', 'partner', 'subscribed', 'accountCustomer'] as const;

interface CustomerFormProps {
  /** null: a new one. */
  customer: CustomerAccount | null;
  countries: readonly Country[];
  answer: SaveAnswer | undefined;
}

/** All fields of a customer that staff can change, saved together (E11, C7). */
export function CustomerForm({ customer, countries, answer }: CustomerFormProps) {
  const asksPassword = answer?.saved === false && answer.errors[OWN_PASSWORD] !== undefined;
  return (
    <DeclaredForm
      name="customer"
      of={customerForm}
      record={customer === null ? null : { ...customer, password: '' }}
      choices={{ countryId: rowChoices(countries) }}
      check={staffCustomerErrors}
      answer={answer}
      hidden={{ number: customer?.id ?? 0 }}
      submit={t('customer.save')}
    >
      {({ draw }) => (
        <>
          <FormGroup title={t('customer.person')}>
            <FieldGrid>{PERSON.map((name) => draw(name))}</FieldGrid>
          </FormGroup>
          <FormGroup title={t('customer.home')}>
            <FieldGrid>{HOME.map((name) => draw(name))}</FieldGrid>
          </FormGroup>
          <FormGroup title={t('customer.terms')}>
            <FieldGrid>
              {TERMS.map((name) => draw(name))}
              {draw('password', {
                hint: t(customer === null ? 'customer.password-new-hint' : 'customer.password-hint'),
              })}
            </FieldGrid>
            <div className="row gap-0-5">{TICKS.map((name) => draw(name))}</div>
            <p className="flush faint-ink">{t('customer.active-hint')}</p>
          </FormGroup>
          {/* With script the field still has it; no answer ever contains it (D19). */}
          {asksPassword ? <noscript>{t('customer.password-retype')}</noscript> : null}
        </>
      )}
    </DeclaredForm>
  );
}
