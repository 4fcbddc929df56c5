import { useActionData, useLoaderData, useNavigation, useSearchParams } from 'react-router';
import { administrationPaths } from '#shop/desk/administration/paths.ts';
import { auditDeclaration, auditPaths, type AuditEntry } from '#shop/base/audit/paths.ts';
import { staffPaths } from '#shop/people/staff/staff-paths.ts';
import { fieldsToPutBack, wholeChangeOf } from '#shop/desk/administration/put-back-fields.ts';
import type { ListPage } from '#shop/base/paged-lists/list-page.ts';
import { PostForm } from '../../forms/post-form.tsx';
import { Notice } from '../../design/notice.tsx';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { refuseForm, type UnknownOutcome } from '../../forms/refused-form.ts';
import { asksOf, QuestionNotice } from '../forms/questions.tsx';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { ChangeDetails } from '../history/change-details.tsx';
import { actionWords } from '../history/audit-words.ts';
import { questionIn } from '../lists/list-question.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { ListTools } from '../lists/list-tools.tsx';
import { Pager } from '../lists/pager.tsx';
import { Moment } from '../moment.tsx';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { entryLink } from './entry-link.ts';

interface AuditView {
  changes: ListPage<AuditEntry>;
  people: readonly { id: number; name: string }[];
}

export async function loader({ request, context }: PageArgs): Promise<AuditView> {
  const question = questionIn(request, auditDeclaration);
  const [changes, people] = await Promise.all([
    context.call(auditPaths.list, question),
    context.call(staffPaths.people, {}),
  ]);
  return { changes, people };
}

export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const together = form.get('together');
  const entryId = Number(together ?? form.get('entryId'));
  const draft = { entryId, together: together !== null, allowDuplicate: form.has('allowDuplicate') };
  const asked = await askAsStaff(context, form, administrationPaths.putBack, draft);
  if (asked.ok) return { notice: null, question: null } satisfies PutBackAnswer;
  const asks = asksOf(asked.refusal);
  const question = asks === null ? null : { asks, entryId, together: draft.together };
  return refuseForm(asked.refusal, [], { question });
}

interface PutBackAnswer extends UnknownOutcome {
  /** Reason why it was not restored; null: it was. */
  notice: string | null;
  /** Question to confirm before the change is restored (D45). */
  question: PutBackQuestion | null;
}

interface PutBackQuestion {
  asks: readonly string[];
  entryId: number;
  together: boolean;
}

const columns = (): readonly Column<AuditEntry>[] => [
  { key: 'at', label: t('audit.when'), first: 'desc', cell: ({ at }) => <Moment at={at} /> },
  { key: 'who', label: t('audit.who'), cell: ({ staffName }) => staffName },
  {
    key: 'what',
    label: t('audit.what'),
    cell: (entry) => {
      const place = entryLink(entry);
      return (
        <span>
          {actionWords(entry.action)} {t(`audit.thing.${entry.entity}`)}{' '}
          {place === null ? entry.about : <a href={place}>{entry.about}</a>}
        </span>
      );
    },
  },
  { key: 'changes', label: t('audit.changes'), cell: (entry) => <ChangeDetails entry={entry} /> },
  { key: 'back', label: t('audit.back'), cell: (entry) => <PutBack entry={entry} /> },
];

/** The audit list: every change by a person, with values before and after (E16). */
export function Component() {
  const { changes, people } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [query] = useSearchParams();
  const present = (name: string) => query.get(name) ?? '';
  const of = present('of');
  return (
    <>
      <PageHead title={t('audit.title')} />
      <ListTools
        list={auditDeclaration}
        searchLabel={t('audit.search')}
        exportName="audit"
        filters={{
          staffId: { label: t('audit.who'), choices: people.map(({ id, name }) => [String(id), name]) },
          entity: { label: t('audit.what'), word: (entity) => t(`audit.thing.${entity}`) },
          from: { label: t('audit.from') },
          until: { label: t('audit.until') },
        }}
      />
      {of === '' ? null : (
        <p>
          {t('audit.one-thing')} <a href="?">{t('audit.all-things')}</a>
        </p>
      )}
      {answer === undefined ? null : answer.question === null ? (
        <Notice kind={answer.notice === null ? 'good' : 'bad'}>{answer.notice ?? t('audit.was-put-back')}</Notice>
      ) : (
        <AskToPutBack question={answer.question} answer={answer} />
      )}
      <ListTable
        caption={t('audit.title')}
        columns={columns()}
        rows={changes.items}
        rowKey={({ id }) => id}
        list={auditDeclaration}
        none={t('audit.none')}
      />
      <Pager total={changes.total} />
    </>
  );
}

/** Restores a second product with the same part number only if confirmed (D45). */
function AskToPutBack({ question, answer }: { question: PutBackQuestion; answer: PutBackAnswer }) {
  const { asks, entryId, together } = question;
  return (
    <QuestionNotice lines={asks}>
      <PostForm answer={answer} preventScrollReset>
        <input type="hidden" name="allowDuplicate" value="1" />
        <button type="submit" name={together ? 'together' : 'entryId'} value={entryId} className="text-button nowrap">
          {t('audit.put-back-anyway')}
        </button>
      </PostForm>
    </QuestionNotice>
  );
}

/** Restores texts and prices; that is a change too, so it needs no confirmation. */
function PutBack({ entry }: { entry: AuditEntry }) {
  const { formData } = useNavigation();
  const answer = useActionData<typeof action>();
  const whole = wholeChangeOf(entry);
  if (fieldsToPutBack(entry).length === 0 && whole === null) return null;
  const busy = [formData?.get('entryId'), formData?.get('together')].includes(String(entry.id));
  return (
    <PostForm answer={answer} preventScrollReset>
      <button type="submit" name="entryId" value={entry.id} className="text-button nowrap" disabled={busy}>
        {t('audit.put-back')}
      </button>
      {entry.together > 1 ? (
        <button type="submit" name="together" value={entry.id} className="text-button nowrap" disabled={busy}>
          {t('audit.put-all-back', { count: entry.together })}
        </button>
      ) : null}
    </PostForm>
  );
}
