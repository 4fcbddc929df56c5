import { useLoaderData, useSearchParams } from 'react-router';
import { useAnswer } from '../../forms/use-answer.ts';
import { staffPaths } from '#shop/people/staff/staff-paths.ts';
import { StaffPasswordQuestion } from '../forms/staff-password.tsx';
import { Notice } from '../../design/notice.tsx';
import type { PageArgs } from '../../page-context.ts';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { AddColleague } from './add-colleague.tsx';
import { ChangeRights } from './change-rights.tsx';
import { changeStaff } from './change-staff.ts';
import { STAFF_HREF, StaffTable } from './staff-table.tsx';

export async function loader({ context }: PageArgs) {
  const [colleagues, { id }] = await Promise.all([context.call(staffPaths.all, {}), context.call(staffPaths.own, {})]);
  return { colleagues, ownId: id };
}

export const action = changeStaff;

/** Staff accounts: add, disable, end sessions. */
export function Component() {
  const { colleagues, ownId } = useLoaderData<typeof loader>();
  const given = useAnswer<typeof action>();
  const answer = given !== undefined && 'saved' in given ? given : undefined;
  const added = answer?.form === 'add' ? answer : undefined;
  const rights = answer?.form === 'rights' ? answer : undefined;
  const changed = added === undefined && rights === undefined ? answer : undefined;
  const [query] = useSearchParams();
  const chosen = colleagues.find(({ id }) => String(id) === query.get('id') && id !== ownId);
  return (
    <>
      <PageHead title={t('frame.staff')}>
        <a href="/Administration/Audit?entity=staff">{t('staff.history')}</a>
      </PageHead>
      <p>{t('staff.intro')}</p>
      {changed === undefined ? null : <Outcome answer={changed} />}
      <StaffTable colleagues={colleagues} ownId={ownId} />
      {chosen === undefined ? (
        <AddColleague answer={added} />
      ) : (
        <ChangeRights key={chosen.id} colleague={chosen} answer={rights} />
      )}
    </>
  );
}

function Outcome({ answer }: { answer: SaveAnswer }) {
  if (answer.saved) return <Notice kind="good">{t('staff.done')}</Notice>;
  return <StaffPasswordQuestion answer={answer} href={STAFF_HREF} />;
}
