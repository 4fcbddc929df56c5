import { redirect, useActionData, useLoaderData } from 'react-router';
import { type MoveChange, type MoveConflict, type MoveDetails, movePaths } from '#shop/desk/moving-in/paths.ts';
import { Notice } from '../../design/notice.tsx';
import { StatusBadge } from '../../design/staff/status-badge.tsx';
import { intentIn } from '../../forms/intent.ts';
import { refuseForm } from '../../forms/refused-form.ts';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { askToConfirm } from '../forms/confirmed-form.tsx';
import { DifferingCells } from '../import-view/differing-cells.tsx';
import { ImportFaults } from '../import-view/import-faults.tsx';
import { ImportProgress } from '../import-view/import-progress.tsx';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { Pager } from '../lists/pager.tsx';
import { moveHref } from '../screen-addresses.ts';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { MoveFacts, MoveSteps } from './move-steps.tsx';

export async function loader({ request, context }: PageArgs) {
  const query = new URL(request.url).searchParams;
  const moveId = Number(query.get('id'));
  const page = Number(query.get('page') ?? 1);
  // In this order: the page stops polling once the details say "checked", so the rows must not be older.
  const details = await context.call(movePaths.read, { moveId });
  const changes = await context.call(movePaths.changes, { moveId, page });
  return { details, changes };
}

export async function action({ request, context }: PageActionArgs) {
  const moveId = Number(new URL(request.url).searchParams.get('id'));
  const form = await request.formData();
  const intent = intentIn(form, ['apply', 'undo', 'stop']);
  const asks = intent === 'undo' ? askToConfirm(form) : null;
  if (asks !== null) return asks;
  const asked = await {
    apply: () => askAsStaff(context, form, movePaths.apply, { moveId, confirmed: form.get('confirmed') === 'yes' }),
    undo: () => askAsStaff(context, form, movePaths.undo, { moveId, leaveChanged: form.has('leaveChanged') }),
    stop: () => askAsStaff(context, form, movePaths.stop, { moveId }),
  }[intent]();
  return asked.ok ? redirect(moveHref({ id: moveId })) : refuseForm(asked.refusal, [], {});
}

/** Work that is in progress in a state of a move. */
const STEPS: { readonly [State in MoveDetails['state']]?: 'comparing' | 'writing' | 'undoing' } = {
  checking: 'comparing',
  applying: 'writing',
  undoing: 'undoing',
};

/** One move: its faults or its rows, its progress, and what can be done (Q1). */
export function Component() {
  const { details, changes } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { state, done, total, conflicts } = details;
  return (
    <>
      <PageHead title={t('move.title', { id: details.id, file: details.fileName })}>
        <a href="/Administration/Moving-In">{t('move.all')}</a>
      </PageHead>
      {answer === undefined || !('notice' in answer) ? null : <Notice kind="bad">{answer.notice}</Notice>}
      <MoveFacts details={details} />
      <ImportProgress
        isBusy={state in STEPS}
        step={STEPS[state] ?? null}
        done={state === 'undoing' ? total - done : done}
        total={total}
        href={moveHref(details)}
      />
      <MoveSteps details={details} />
      <Conflicts conflicts={conflicts} />
      <ImportFaults {...details} />
      {changes.total === 0 ? null : (
        <section aria-labelledby="changes">
          <h2 id="changes">{t('import-view.changes')}</h2>
          <ListTable
            caption={t('import-view.changes')}
            columns={columns()}
            rows={changes.items}
            rowKey={({ id }) => id}
          />
          <Pager total={changes.total} />
        </section>
      )}
    </>
  );
}

const columns = (): readonly Column<MoveChange>[] => [
  { key: 'file', label: t('import-view.column.file'), cell: ({ kind }) => `${kind}.csv` },
  { key: 'row', label: t('import-view.column.row'), align: 'end', cell: ({ row }) => row },
  {
    key: 'key',
    label: t('move.key'),
    cell: ({ key, isNew }) => (
      <>
        {key} {isNew ? <StatusBadge kind="good">{t('import-view.new')}</StatusBadge> : null}
      </>
    ),
  },
  { key: 'change', label: t('import-view.column.change'), cell: ({ cells }) => <DifferingCells cells={cells} /> },
];

const conflictColumns = (): readonly Column<MoveConflict>[] => [
  { key: 'file', label: t('import-view.column.file'), cell: ({ kind }) => `${kind}.csv` },
  { key: 'row', label: t('import-view.column.row'), align: 'end', cell: ({ row }) => row },
  { key: 'key', label: t('move.key'), cell: ({ key }) => key },
  { key: 'reason', label: t('import-view.column.reason'), cell: ({ reason }) => reason },
];

/** Rows that could not be written, or not be put back. */
function Conflicts({ conflicts }: { conflicts: readonly MoveConflict[] }) {
  if (conflicts.length === 0) return null;
  return (
    <section aria-labelledby="conflicts">
      <h2 id="conflicts">{t('import-view.conflicts')}</h2>
      <ListTable
        caption={t('import-view.conflicts')}
        columns={conflictColumns()}
        rows={conflicts}
        rowKey={({ kind, row, key }) => `${kind} ${row} ${key}`}
      />
    </section>
  );
}
