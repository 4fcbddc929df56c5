import type { CompanyForStaff, CompanyMember } from '#shop/people/companies/paths.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { formatMoney } from '../staff-figures.ts';
import { t } from '../staff-text.ts';

const columns = (): readonly Column<CompanyMember>[] => [
  { key: 'name', label: t('staff-company.member'), cell: ({ firstName, surname }) => `${firstName} ${surname}` },
  { key: 'email', label: t('staff-company.email'), cell: ({ email }) => email },
  { key: 'role', label: t('staff-company.role'), cell: ({ memberRole }) => t(`staff-company.role.${memberRole}`) },
  { key: 'limits', label: t('staff-company.limits'), cell: limitsText },
  {
    key: 'status',
    label: t('staff-company.status'),
    cell: ({ memberStatus }) => t(`staff-company.status.${memberStatus}`),
  },
];

/** Limits of a member, as text (H3). */
function limitsText({ alwaysAsk, orderLimitMinor, monthLimitMinor, limitCurrency }: CompanyMember): string {
  if (alwaysAsk) return t('staff-company.always');
  const amount = (minor: number) => formatMoney(minor, limitCurrency ?? 1);
  const limits = [
    ...(orderLimitMinor === null ? [] : [t('staff-company.per-order', { amount: amount(orderLimitMinor) })]),
    ...(monthLimitMinor === null ? [] : [t('staff-company.per-month', { amount: amount(monthLimitMinor) })]),
  ];
  return limits.length === 0 ? t('staff-company.any') : limits.join(', ');
}

/** Members of the company; a row links to their account. */
export function Members({ company: { members } }: { company: CompanyForStaff }) {
  return (
    <section aria-labelledby="members">
      <h2 id="members">{t('staff-company.members')}</h2>
      <ListTable
        caption={t('staff-company.members')}
        columns={columns()}
        rows={members}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/Administration/CustomerEdit?id=${id}`}
      />
    </section>
  );
}
