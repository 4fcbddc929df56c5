import { PageLink } from '../../../design/page-link.tsx';
import type { CompanyMember } from '#shop/people/companies/paths.ts';
import { useCompanyText } from '../company-text.ts';

/** The members of the company, each with a link to their form. */
export function MemberTable({ members }: { members: readonly CompanyMember[] }) {
  const t = useCompanyText();
  return (
    <table className="table ruled cards">
      <caption className="visually-hidden">{t('company.members')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('company.name')}</th>
          <th scope="col">{t('account.email')}</th>
          <th scope="col">{t('company.role')}</th>
          <th scope="col">{t('company.status')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('company.edit-member')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {members.map(({ id, firstName, surname, email, memberRole, memberStatus }) => {
          const name = `${firstName} ${surname}`;
          return (
            <tr key={id}>
              <th scope="row" data-label={t('company.name')} className="anywhere">
                {name}
              </th>
              <td data-label={t('account.email')} className="anywhere">
                {email}
              </td>
              <td data-label={t('company.role')}>{t(`company.role.${memberRole}`)}</td>
              <td data-label={t('company.status')}>{t(`company.status.${memberStatus}`)}</td>
              <td className="figure">
                <PageLink href={`/Company/Members?change=${id}`} aria-label={t('company.edit-member-name', { name })}>
                  {t('company.edit-member')}
                </PageLink>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
