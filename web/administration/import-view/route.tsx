import { data, redirect, useActionData, useLoaderData } from 'react-router';
import type { ListPage } from '#shop/operations/list-page.ts';
import { importPaths, type ImportDetails, type ImportChange } from '#shop/catalogue-editing/product-files/paths.ts';
import { verbIn } from '../../form-verb.ts';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { pageStatus, type UnknownOutcome, unknownOutcome } from '../../refused-form.ts';
import { AllTheSame, asksOf } from '../forms/all-the-same.tsx';
import { askForForm } from '../forms/ask-for-form.ts';
import { unconfirmed, type Unconfirmed } from '../forms/confirmed-form.tsx';
import { importHref } from '../import/import-href.ts';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { ImportChanges } from './import-changes.tsx';
import { ImportConflicts, ImportFaults } from './import-faults.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportFacts, ImportSteps } from './import-steps.tsx';

interface View {
  details: ImportDetails;
  changes: ListPage<ImportChange>;
}

const idIn = (request: Request) => Number(new URL(request.url).searchParams.get('id'));

export async function loader({ request, context }: PageArgs): Promise<View> {
  const importId = idIn(request);
  const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
  const [details, changes] = await Promise.all([
    context.call(importPaths.read, { importId }),
    context.call(importPaths.changes, { importId, page }),
  ]);
  return { details, changes };
}

type Answer = ({ refusal: string; asks: readonly string[] | null } & UnknownOutcome) | Unconfirmed;

export async function action({ request, context }: PageActionArgs) {
  const importId = idIn(request);
  const form = await request.formData();
  const isUndo = verbIn(form, 'intent', ['apply', 'apply-rest', 'undo']) === 'undo';
  const rest = form.get('intent') === 'apply-rest';
  const asks = isUndo ? unconfirmed(form) : null;
  if (asks !== null) return data<Answer>(asks);
  const asked = isUndo
    ? await askForForm(context, form, importPaths.undo, { importId, confirmed: form.has('meant') })
    : await askForForm(context, form, importPaths.apply, {
        importId,
        rest,
        confirmed: form.get('confirmed') === 'yes',
      });
  if (!asked.ok)
    return data<Answer>(
      {
        refusal: asked.refusal.message,
        asks: isUndo ? asksOf(asked.refusal) : null,
        ...unknownOutcome(asked.refusal),
      },
      pageStatus(asked.refusal),
    );
  return redirect(importHref({ id: importId }));
}

/** One import: its faults or its changes, its progress, and the possible actions. */
export function Component() {
  const { details, changes } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHead title={t('import-view.title', { id: details.id, file: details.fileName })}>
        <a href="/Administration/Import">{t('import-view.all')}</a>
      </PageHead>
      {answer !== undefined && 'refusal' in answer ? (
        <Notice kind="bad">
          {answer.asks === null ? answer.refusal : <UndoAllTheSame asks={answer.asks} answer={answer} />}
        </Notice>
      ) : null}
      <ImportFacts details={details} />
      <ImportProgress details={details} />
      <ImportSteps details={details} />
      <ImportConflicts conflicts={details.conflicts} />
      <ImportFaults details={details} />
      {changes.total === 0 ? null : <ImportChanges changes={changes} />}
    </>
  );
}

/** Restores a part number that another product has by now only if confirmed (D45). */
function UndoAllTheSame({ asks, answer }: { asks: readonly string[]; answer: Answer }) {
  return (
    <AllTheSame asks={asks} answer={answer}>
      <input type="hidden" name="confirmed" value="yes" />
      <input type="hidden" name="meant" value="1" />
      <Button type="submit" name="intent" value="undo">
        {t('import-view.undo-anyway')}
      </Button>
    </AllTheSame>
  );
}
