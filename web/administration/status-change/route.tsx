import { redirect, useActionData, useLoaderData } from 'react-router';
import { type StatusChange, statusChangePaths } from '#shop/desk/status-changes/paths.ts';
import { STATUS_SUBJECTS, type StatusSubject } from '#shop/desk/status-changes/status-subject.ts';
import { Notice } from '../../design/notice.tsx';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { intentIn } from '../../forms/intent.ts';
import { refusedSave, typedValues } from '../../forms/save-answer.ts';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { Fact, Facts } from '../../design/facts.tsx';
import { ConfirmedForm, askToConfirm } from '../forms/confirmed-form.tsx';
import { declareForm } from '../forms/declare-form.ts';
import { DeclaredForm } from '../forms/declared-form.tsx';
import { choice } from '../forms/form-kinds.ts';
import { FieldGrid } from '../forms/form-parts.tsx';
import { saveForm } from '../forms/save-form.ts';
import { StaffPasswordQuestion } from '../forms/staff-password.tsx';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { Moment } from '../moment.tsx';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { type SelectedRow, statusSubject } from './status-subject.ts';

type View = { change: StatusChange } | { change: null; subject: StatusSubject; rows: SelectedRow[] };

/** The new status, of those of the subject. */
const statusForm = declareForm({ newStatus: choice('many.new-status') });

const statusChangeHref = (id: number) => `/Administration/Status-Change?id=${id}`;

export async function loader({ request, context }: PageArgs): Promise<View> {
  const query = new URL(request.url).searchParams;
  const subject = STATUS_SUBJECTS.find((each) => each === query.get('of'));
  if (subject === undefined)
    return { change: await context.call(statusChangePaths.read, { statusChangeId: Number(query.get('id')) }) };
  const found = await statusSubject(subject).rows(context, query);
  const ticked = new Set(query.getAll('id').map(Number));
  return { change: null, subject, rows: query.has('all') ? found : found.filter(({ id }) => ticked.has(id)) };
}

export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const typed = typedValues(form);
  if (intentIn(form, ['change', 'undo']) === 'undo') {
    const asks = askToConfirm(form);
    if (asks !== null) return asks;
    const statusChangeId = Number(new URL(request.url).searchParams.get('id'));
    const asked = await askAsStaff(context, form, statusChangePaths.undo, { statusChangeId });
    return asked.ok ? redirect(statusChangeHref(statusChangeId)) : refusedSave(asked.refusal, [], typed, 'undo');
  }
  const rows = form.getAll('row').map((row) => {
    const [id, version] = String(row).split(' ');
    return { id: Number(id), seenVersion: Number(version) };
  });
  const statusOf = STATUS_SUBJECTS.find((each) => each === typed['statusOf']) ?? 'promoCodes';
  const save = await saveForm(statusForm, form, context, {
    path: statusChangePaths.change,
    input: (values) => ({ statusOf, ...values, rows }),
    name: 'change',
  });
  return save.saved ? redirect(statusChangeHref(save.output)) : save.answer;
}

/** One status for many promo codes or customers (P4): the rows before, and the change with its undo after. */
export function Component() {
  const view = useLoaderData<typeof loader>();
  return view.change === null ? <Proposal {...view} /> : <Changed change={view.change} />;
}

function Proposal({ subject, rows }: Extract<View, { change: null }>) {
  const answer = useActionData<typeof action>();
  const { title, list, href, statuses, word } = statusSubject(subject);
  const columns: readonly Column<SelectedRow>[] = [
    { key: 'name', label: t('many.name'), cell: ({ name }) => name },
    { key: 'status', label: t('many.present-status'), cell: ({ status }) => word(status) },
  ];
  return (
    <>
      <PageHead title={t('many.statuses', { count: rows.length })}>
        <a href={list}>{title}</a>
      </PageHead>
      {rows.length === 0 ? (
        <Notice kind="plain">{t('many.no-rows')}</Notice>
      ) : (
        <DeclaredForm
          name="change"
          of={statusForm}
          choices={{ newStatus: statuses }}
          answer={answer !== undefined && 'saved' in answer ? answer : undefined}
          hidden={{ statusOf: subject }}
          submit={t('many.set-status', { count: rows.length })}
        >
          {({ draw }) => (
            <>
              {rows.map(({ id, version }) => (
                <input key={id} type="hidden" name="row" value={`${id} ${version}`} />
              ))}
              <FieldGrid>{draw('newStatus')}</FieldGrid>
            </>
          )}
        </DeclaredForm>
      )}
      <ListTable caption={title} columns={columns} rows={rows} rowKey={({ id }) => id} rowHref={({ id }) => href(id)} />
    </>
  );
}

function Changed({ change }: { change: StatusChange }) {
  const answer = useActionData<typeof action>();
  const { title, list, href, word } = statusSubject(change.statusOf);
  const columns: readonly Column<StatusChange['rows'][number]>[] = [
    { key: 'name', label: t('many.name'), cell: ({ name }) => name },
    { key: 'before', label: t('many.before'), cell: ({ statusBefore }) => word(statusBefore) },
    { key: 'after', label: t('many.new-status'), cell: () => word(change.newStatus) },
  ];
  return (
    <>
      <PageHead title={t('many.status-change', { count: change.rows.length })}>
        <a href={list}>{title}</a>
      </PageHead>
      <Facts>
        <Fact label={t('many.changed')}>
          <Moment at={change.changedAt} /> {t('import-view.by', { name: change.staffName })}
        </Fact>
        {change.undoneAt === null ? null : (
          <Fact label={t('import-view.undone')}>
            <Moment at={change.undoneAt} /> {t('import-view.by', { name: change.undoneBy ?? '' })}
          </Fact>
        )}
      </Facts>
      {answer !== undefined && 'saved' in answer ? (
        <StaffPasswordQuestion answer={answer} href={statusChangeHref(change.id)} />
      ) : null}
      {change.undoneAt === null && change.rows.length > 0 ? (
        <ConfirmedForm
          fields={{ intent: 'undo' }}
          question={t('many.undo-question', { count: change.rows.length })}
          confirm={t('many.undo')}
          href={statusChangeHref(change.id)}
          busy={false}
        >
          {t('many.undo')}
        </ConfirmedForm>
      ) : null}
      <Left title={t('many.left')} rows={change.leftRows} href={href} />
      <Left title={t('many.kept')} rows={change.keptRows} href={href} />
      <ListTable
        caption={title}
        columns={columns}
        rows={change.rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => href(id)}
        none={t('many.none-changed')}
      />
    </>
  );
}

type LeftRows = StatusChange['leftRows'];

/** Rows that were left as they are, with the reason. */
function Left({ title, rows, href }: { title: string; rows: LeftRows; href: (id: number) => string }) {
  if (rows.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ListTable
        caption={title}
        columns={[
          { key: 'name', label: t('many.name'), cell: ({ name }: LeftRows[number]) => name },
          { key: 'reason', label: t('many.reason'), cell: ({ reason }) => t(`many.reason-${reason}`) },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => href(id)}
      />
    </section>
  );
}
