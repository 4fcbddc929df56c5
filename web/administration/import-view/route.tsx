import { redirect, useActionData, useLoaderData } from 'react-router';
import { BUSY_STATES } from '#shop/desk/product-files/import-entry.ts';
import { importPaths } from '#shop/desk/product-files/paths.ts';
import { PostForm } from '../../forms/post-form.tsx';
import { intentIn } from '../../forms/intent.ts';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import type { PageActionArgs } from '../../page-context.ts';
import { refuseForm } from '../../forms/refused-form.ts';
import { asksOf, QuestionNotice } from '../forms/questions.tsx';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { askToConfirm } from '../forms/confirmed-form.tsx';
import { importText } from '../import/bulk-edit-words.ts';
import { importHref } from '../screen-addresses.ts';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { ImportChanges } from './import-changes.tsx';
import { ImportConflicts, ImportFaults } from './import-faults.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportFacts, ImportSteps } from './import-steps.tsx';
import { readImport } from './read-import.ts';

export const loader = readImport;

export async function action({ request, context }: PageActionArgs) {
  const importId = Number(new URL(request.url).searchParams.get('id'));
  const form = await request.formData();
  const isUndo = intentIn(form, ['apply', 'apply-rest', 'undo']) === 'undo';
  const rest = form.get('intent') === 'apply-rest';
  const asks = isUndo ? askToConfirm(form) : null;
  if (asks !== null) return asks;
  const leaveChanged = form.has('leaveChanged');
  const asked = isUndo
    ? await askAsStaff(context, form, importPaths.undo, { importId, confirmed: form.has('meant'), leaveChanged })
    : await askAsStaff(context, form, importPaths.apply, {
        importId,
        rest,
        leaveChanged,
        confirmed: form.get('confirmed') === 'yes',
      });
  if (!asked.ok) return refuseForm(asked.refusal, [], { asks: isUndo ? asksOf(asked.refusal) : null });
  return redirect(importHref({ id: importId }));
}

/** One import: its faults or its changes, its progress, and the possible actions. */
export function Component() {
  const { details, changes } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHead
        title={t(details.bulkEdit === null ? 'import-view.title' : 'import-view.bulk-title', {
          id: details.id,
          file: importText(details),
        })}
      >
        <a href="/Administration/Import">{t('import-view.all')}</a>
      </PageHead>
      {answer === undefined || !('asks' in answer) ? null : answer.asks === null ? (
        <Notice kind="bad">{answer.notice}</Notice>
      ) : (
        <UndoAllTheSame asks={answer.asks} answer={answer} />
      )}
      <ImportFacts details={details} />
      <ImportProgress
        isBusy={BUSY_STATES.some((state) => state === details.state)}
        step={details.step}
        done={details.done}
        total={details.total}
        href={importHref(details)}
      />
      <ImportSteps details={details} />
      <ImportConflicts conflicts={details.conflicts} />
      <ImportFaults {...details} />
      {changes.total === 0 ? null : <ImportChanges changes={changes} isBulkEdit={details.bulkEdit !== null} />}
    </>
  );
}

/** Restores a part number that another product has by now only if confirmed (D45). */
function UndoAllTheSame({ asks, answer }: { asks: readonly string[]; answer: object }) {
  return (
    <QuestionNotice lines={asks}>
      <PostForm intent="undo" answer={answer} preventScrollReset>
        <input type="hidden" name="confirmed" value="yes" />
        <input type="hidden" name="meant" value="1" />
        <Button type="submit">{t('import-view.undo-anyway')}</Button>
      </PostForm>
    </QuestionNotice>
  );
}
