import { redirect, useActionData, useLoaderData, useSearchParams } from 'react-router';
import { originalUrl } from '#shop/catalogue/drawings/drawing-file.ts';
import type { StaffDrawing } from '#shop/catalogue/drawings/paths.ts';
import { staffDrawingPaths } from '#shop/catalogue/drawings/staff-paths.ts';
import { Notice } from '../../design/notice.tsx';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { intentIn } from '../../forms/intent.ts';
import { renameFields } from '../../forms/refused-form.ts';
import { refusedFieldsOf } from '../../forms/refused-form.ts';
import { refusedSave, type SaveAnswer, typedValues } from '../../forms/save-answer.ts';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { ConfirmedForm, type Unconfirmed, askToConfirm } from '../forms/confirmed-form.tsx';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { drawingDraftOf, typedRow, type TypedRow } from './callout-rows.ts';
import { CalloutEditor } from './callout-editor.tsx';
import { PartsListFileForm } from './parts-list-file-form.tsx';

export function loader({ request, context }: PageArgs): Promise<StaffDrawing> {
  return context.call(staffDrawingPaths.drawing, { drawingId: idIn(request) });
}

const idIn = (request: Request) => Number(new URL(request.url).searchParams.get('id') ?? 0);

/** The rows of a file, which are shown in the form and saved from there. */
export interface ReadRows {
  read: readonly TypedRow[];
}

/** Saves the drawing with its rows, reads rows from a file, or removes the drawing. */
export async function action({ request, context }: PageActionArgs) {
  const drawingId = idIn(request);
  const form = await request.formData();
  const typed = typedValues(form);
  switch (intentIn(form, ['', 'read', 'remove'])) {
    case '': {
      const asked = await askAsStaff(
        context,
        form,
        staffDrawingPaths.saveDrawing,
        drawingDraftOf(typed, { id: drawingId }),
      );
      if (asked.ok) return { saved: true } satisfies SaveAnswer;
      const refusal = renameFields(asked.refusal, (field) => field.replace(/^callouts\./, 'row.'));
      return refusedSave(refusal, refusedFieldsOf(refusal), typed);
    }
    case 'read': {
      const file = form.get('file');
      const asked = await context.ask(staffDrawingPaths.readCallouts, {
        file: file instanceof File ? file : new File([], ''),
      });
      if (asked.ok) return { read: asked.output.callouts.map(typedRow) } satisfies ReadRows;
      return refusedSave(asked.refusal, ['file'], typed, 'read');
    }
    case 'remove': {
      const question = askToConfirm(form);
      if (question !== null) return question;
      const { assemblyId, modelId } = await context.call(staffDrawingPaths.drawing, { drawingId });
      const asked = await askAsStaff(context, form, staffDrawingPaths.removeDrawing, { drawingId });
      return asked.ok
        ? redirect(`/Administration/Press-Assembly?model=${modelId}&id=${assemblyId}`)
        : refusedSave(asked.refusal, [], typed, 'remove');
    }
  }
}

/** A drawing with its callouts: rows of a table, placed by clicks on the drawing or by arrow keys (J4). */
export function Component() {
  const drawing = useLoaderData<typeof loader>();
  const answer: SaveAnswer | ReadRows | Unconfirmed | undefined = useActionData<typeof action>();
  const saveAnswer = answer !== undefined && 'saved' in answer ? answer : undefined;
  const read = answer !== undefined && 'read' in answer ? answer.read : undefined;
  const isProposed = useSearchParams()[0].has('proposed');
  const ofForm = (form: string | undefined) => (saveAnswer?.form === form ? saveAnswer : undefined);
  const removal = ofForm('remove');
  return (
    <>
      <PageHead title={t('press-drawing.title', { assembly: drawing.assemblyName, revision: drawing.revision })}>
        <a href={`/Administration/Press-Assembly?model=${drawing.modelId}&id=${drawing.assemblyId}`}>
          {t('press-drawing.back', { assembly: drawing.assemblyName })}
        </a>
        <a href={`/Administration/export/callouts.csv?drawingId=${drawing.id}`}>{t('press-drawing.export')}</a>
        {drawing.hasOriginal ? (
          <a href={originalUrl(drawing.imageHash)} target="_blank" rel="noopener">
            {t('press-drawing.original')}
          </a>
        ) : null}
      </PageHead>
      {read === undefined ? null : <Notice kind="plain">{t('press-drawing.read', { count: read.length })}</Notice>}
      <CalloutEditor
        key={read === undefined ? drawing.version : `read ${read.length}`}
        drawing={drawing}
        read={read}
        isProposed={isProposed}
        answer={ofForm(undefined)}
      />
      <PartsListFileForm answer={ofForm('read')} />
      {removal === undefined || removal.saved ? null : <Notice kind="bad">{removal.notice}</Notice>}
      <ConfirmedForm
        fields={{ intent: 'remove' }}
        question={t('press-drawing.remove-question', { revision: drawing.revision })}
        confirm={t('press-drawing.remove')}
        href={`/Administration/Press-Drawing?id=${drawing.id}`}
      >
        {t('press-drawing.remove')}
      </ConfirmedForm>
    </>
  );
}
