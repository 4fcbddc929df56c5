import { type CompanyForStaff } from '#shop/people/companies/paths.ts';
import { PAYMENT_TERMS_MAX, staffCompanyPaths } from '#shop/people/companies/staff-paths.ts';
import { currencies, type CurrencyId } from '#shop/base/money/money.ts';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import type { PageContext } from '../../page-context.ts';
import { currencyIn } from '../forms/currency-in.ts';
import { declareForm, namesIn } from '../forms/declare-form.ts';
import { DeclaredForm } from '../forms/declared-form.tsx';
import { amountOrNone, line, wholeOrNone } from '../forms/form-kinds.ts';
import { answerOf, saveForm } from '../forms/save-form.ts';
import { t } from '../staff-text.ts';

const paymentForm = (currency: CurrencyId) =>
  declareForm({
    paymentDays: wholeOrNone('payment-terms.days', { hint: 'payment-terms.days-hint' }),
    paymentTerms: line('payment-terms.text', {
      hint: 'payment-terms.text-hint',
      input: { maxLength: PAYMENT_TERMS_MAX, 'data-buyer': true },
    }),
    creditLimitMinor: amountOrNone(() => t('payment-terms.limit', { currency: currencies[currency].code }), currency, {
      hint: 'payment-terms.limit-hint',
    }),
  });

export const PAYMENT_FORM = 'payment-terms';

/** Saves the terms of payment and the credit limit of the company. */
export async function savePaymentTerms(form: FormData, context: PageContext) {
  const save = await saveForm(paymentForm(currencyIn(form)), form, context, {
    path: staffCompanyPaths.savePaymentTerms,
    input: (values) => ({ companyId: Number(form.get('companyId')), ...values }),
    name: PAYMENT_FORM,
  });
  return answerOf(save, PAYMENT_FORM);
}

/** Terms of payment of the company, and its credit limit (L6). */
export function PaymentTerms({ company, answer }: { company: CompanyForStaff; answer: SaveAnswer | undefined }) {
  const { companyId, currency, creditCurrency } = company;
  const form = paymentForm(currency);
  return (
    <section aria-labelledby={PAYMENT_FORM}>
      <h2 id={PAYMENT_FORM}>{t('payment-terms.title')}</h2>
      {creditCurrency === null || creditCurrency === currency ? null : (
        <p>
          {t('payment-terms.old-currency', {
            currency: currencies[creditCurrency].code,
            now: currencies[currency].code,
          })}
        </p>
      )}
      <DeclaredForm
        name={PAYMENT_FORM}
        of={form}
        record={company}
        hidden={{ companyId, currency }}
        answer={answer?.form === PAYMENT_FORM ? answer : undefined}
        submit={t('payment-terms.save')}
        kind="secondary"
      >
        {({ draw }) => namesIn(form).map((name) => draw(name))}
      </DeclaredForm>
    </section>
  );
}
