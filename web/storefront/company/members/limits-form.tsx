import type { CompanyMember } from '#shop/people/companies/paths.ts';
import type { CurrencyId } from '#shop/base/money/money.ts';
import { amountText } from '#shop/base/money/parse-amount.ts';
import { PostForm } from '../../../forms/post-form.tsx';
import { Button } from '../../../design/button.tsx';
import { CheckField, TextField } from '../../../design/field.tsx';
import { useSending } from '../../../forms/use-sending.ts';
import { useCompanyText } from '../company-text.ts';
import type { MembersTrouble } from './change-members.ts';
import { OwnPassword } from './role-fields.tsx';

interface Props {
  member: CompanyMember;
  currency: CurrencyId;
  trouble: MembersTrouble | undefined;
}

/** Limits of a member (H3). */
export function LimitsForm({ member, currency, trouble }: Props) {
  const t = useCompanyText();
  const isSending = useSending();
  const { limitCurrency } = member;
  const hint = t('company.limit-in', { currency: t(`account.currency-${currency}`) });
  const text = (minor: number | null) => (minor === null ? '' : amountText(minor));
  return (
    <section aria-labelledby="limits" className="above-6">
      <h2 id="limits">{t('company.limits', { name: `${member.firstName} ${member.surname}` })}</h2>
      <p>{t('company.limits-hint')}</p>
      {limitCurrency === null || limitCurrency === currency ? null : (
        <p>{t('company.limit-old', { currency: t(`account.currency-${limitCurrency}`) })}</p>
      )}
      <PostForm
        intent="limits"
        answer={trouble}
        action={`/Company/Members?change=${member.id}`}
        className="form at-most-26rem"
        noValidate
      >
        <input type="hidden" name="memberId" value={member.id} />
        <TextField
          label={t('company.order-limit')}
          hint={hint}
          name="orderLimit"
          inputMode="decimal"
          defaultValue={trouble?.values.orderLimit ?? text(member.orderLimitMinor)}
          error={trouble?.errors.orderLimit}
          autoComplete="off"
        />
        <TextField
          label={t('company.month-limit')}
          hint={hint}
          name="monthLimit"
          inputMode="decimal"
          defaultValue={trouble?.values.monthLimit ?? text(member.monthLimitMinor)}
          error={trouble?.errors.monthLimit}
          autoComplete="off"
        />
        <CheckField
          label={t('company.always-ask')}
          name="alwaysAsk"
          value="1"
          defaultChecked={trouble?.values.alwaysAsk ?? member.alwaysAsk}
        />
        <OwnPassword trouble={trouble} />
        <Button type="submit" busy={isSending && t('company.saving')}>
          {t('company.save-limits')}
        </Button>
      </PostForm>
    </section>
  );
}
