import type { OpenInvitation } from '#shop/people/companies/paths.ts';
import { PostForm } from '../../../forms/post-form.tsx';
import { useCompanyText } from '../company-text.ts';
import { useFigures } from '../../../texts/texts.tsx';

interface Props {
  invitations: readonly OpenInvitation[];
  timeZone: string;
}

/** Invitations that have not been accepted yet. */
export function InvitationTable({ invitations, timeZone }: Props) {
  const t = useCompanyText();
  const { day } = useFigures();
  return (
    <section aria-labelledby="invitations" className="above-6">
      <h2 id="invitations">{t('company.invitations')}</h2>
      <table className="table ruled cards">
        <caption className="visually-hidden">{t('company.invitations')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('account.email')}</th>
            <th scope="col">{t('company.role')}</th>
            <th scope="col">{t('company.expires')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('company.take-back')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {invitations.map(({ id, email, memberRole, expiresAt }) => (
            <tr key={id}>
              <th scope="row" data-label={t('account.email')} className="anywhere">
                {email}
              </th>
              <td data-label={t('company.role')}>{t(`company.role.${memberRole}`)}</td>
              <td data-label={t('company.expires')}>{day(new Date(expiresAt), timeZone)}</td>
              <td className="figure">
                <PostForm intent="take-back" action="/Company/Members" preventScrollReset>
                  <input type="hidden" name="invitationId" value={id} />
                  <button type="submit" className="text-button" aria-label={t('company.take-back-name', { email })}>
                    {t('company.take-back')}
                  </button>
                </PostForm>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
