import { redirect, useActionData, useLoaderData } from 'react-router';
import type { StaffAssembly } from '#shop/catalogue/drawings/paths.ts';
import { staffDrawingPaths } from '#shop/catalogue/drawings/staff-paths.ts';
import type { StaffModel } from '#shop/catalogue/presses/paths.ts';
import { staffPressPaths } from '#shop/catalogue/presses/staff-paths.ts';
import { Button } from '../../design/button.tsx';
import { FileField } from '../../design/file-field.tsx';
import { Notice } from '../../design/notice.tsx';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { intentIn } from '../../forms/intent.ts';
import { PostForm } from '../../forms/post-form.tsx';
import { refusedSave, type SaveAnswer, typedValues } from '../../forms/save-answer.ts';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { ConfirmedForm, askToConfirm } from '../forms/confirmed-form.tsx';
import { declareForm, rowChoices } from '../forms/declare-form.ts';
import { DeclaredForm, drawerOf, filledFrom } from '../forms/declared-form.tsx';
import { line, rowOrNone, whole } from '../forms/form-kinds.ts';
import { FieldGrid } from '../forms/form-parts.tsx';
import { saveForm } from '../forms/save-form.ts';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';

interface View {
  model: StaffModel;
  /** null: a new one. */
  assembly: StaffAssembly | null;
  others: readonly StaffAssembly[];
}

export async function loader({ request, context }: PageArgs): Promise<View> {
  const { modelId, assemblyId } = idsIn(request);
  const [model, assemblies] = await Promise.all([
    context.call(staffPressPaths.model, { modelId }),
    context.call(staffDrawingPaths.assemblies, { modelId }),
  ]);
  const assembly = assemblies.find(({ id }) => id === assemblyId) ?? null;
  if (assembly === null && assemblyId !== 0) throw new Response(null, { status: 404 });
  return { model, assembly, others: assemblies.filter(({ id }) => id !== assemblyId) };
}

function idsIn(request: Request) {
  const { searchParams } = new URL(request.url);
  return { modelId: Number(searchParams.get('model') ?? 0), assemblyId: Number(searchParams.get('id') ?? 0) };
}

const addressOf = (modelId: number, assemblyId: number) =>
  `/Administration/Press-Assembly?model=${modelId}&id=${assemblyId}`;

const assemblyForm = declareForm({
  name: line('press-assembly.name', { input: { maxLength: 50, required: true } }),
  path: line('press-models.path', { hint: 'press-assembly.path-hint', input: { maxLength: 50, required: true } }),
  parentId: rowOrNone('press-assembly.parent', { none: 'press-assembly.top' }),
  sortOrder: whole('press-models.order', 0),
});

const drawingForm = declareForm({
  revision: line('press-assembly.revision', { input: { maxLength: 50 } }),
  fromSerial: line('press-models.from', { input: { maxLength: 30 } }),
  toSerial: line('press-models.to', { input: { maxLength: 30 } }),
  page: whole('press-assembly.page', 1),
});

/** Saves or removes an assembly, or uploads a drawing of it. */
export async function action({ request, context }: PageActionArgs) {
  const { modelId, assemblyId } = idsIn(request);
  const form = await request.formData();
  const typed = typedValues(form);
  switch (intentIn(form, ['', 'upload', 'remove'])) {
    case '': {
      const save = await saveForm(assemblyForm, form, context, {
        path: staffDrawingPaths.saveAssembly,
        input: (values, { version }) => ({ id: assemblyId, modelId, ...values, version }),
      });
      if (!save.saved) return save.answer;
      return assemblyId === 0 ? redirect(addressOf(modelId, save.output)) : ({ saved: true } satisfies SaveAnswer);
    }
    case 'upload': {
      const file = form.get('file');
      const save = await saveForm(drawingForm, form, context, {
        path: staffDrawingPaths.upload,
        input: (values) => ({
          drawingId: 0,
          assemblyId,
          ...values,
          file: file instanceof File ? file : new File([], ''),
        }),
        name: 'upload',
        slots: ['file'],
      });
      return save.saved ? redirect(`/Administration/Press-Drawing?id=${save.output}`) : save.answer;
    }
    case 'remove': {
      const question = askToConfirm(form);
      if (question !== null) return question;
      const asked = await askAsStaff(context, form, staffDrawingPaths.removeAssembly, { assemblyId });
      return asked.ok
        ? redirect(`/Administration/Press-Model?id=${modelId}`)
        : refusedSave(asked.refusal, [], typed, 'remove');
    }
  }
}

/** An assembly of a model, and its drawings by revision (J4). */
export function Component() {
  const { model, assembly, others } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const saveAnswer: SaveAnswer | undefined = answer !== undefined && 'saved' in answer ? answer : undefined;
  const answerOf = (form: string | undefined) => (saveAnswer?.form === form ? saveAnswer : undefined);
  const removal = answerOf('remove');
  return (
    <>
      <PageHead
        title={
          assembly === null
            ? t('press-assembly.new', { model: model.name })
            : t('press-assembly.edit', { model: model.name, name: assembly.name })
        }
      >
        <a href={`/Administration/Press-Model?id=${model.id}`}>{t('press-assembly.back', { model: model.name })}</a>
        {assembly === null || model.archived ? null : (
          <a href={`/Presses/${model.path}/${assembly.path}`}>{t('press-models.shown')}</a>
        )}
      </PageHead>
      <DeclaredForm
        key={assembly?.id ?? 0}
        of={assemblyForm}
        record={assembly}
        choices={{ parentId: rowChoices(others) }}
        answer={answerOf(undefined)}
        submit={t('save.submit')}
      />
      {assembly === null ? null : (
        <>
          <section aria-labelledby="drawings">
            <h2 id="drawings">{t('press-assembly.drawings')}</h2>
            {assembly.drawings.length === 0 ? <p>{t('press-assembly.drawings-none')}</p> : null}
            <ul>
              {assembly.drawings.map(({ drawingId, revision, fromSerial, toSerial }) => (
                <li key={drawingId}>
                  <a href={`/Administration/Press-Drawing?id=${drawingId}`}>
                    {t('press-assembly.revision-of', { revision, from: fromSerial, to: toSerial })}
                  </a>
                </li>
              ))}
            </ul>
          </section>
          <UploadForm key={assembly.drawings.length} answer={answerOf('upload')} />
          {removal === undefined || removal.saved ? null : <Notice kind="bad">{removal.notice}</Notice>}
          <ConfirmedForm
            fields={{ intent: 'remove' }}
            question={t('press-assembly.remove-question', { name: assembly.name })}
            confirm={t('press-assembly.remove')}
            href={addressOf(model.id, assembly.id)}
          >
            {t('press-assembly.remove')}
          </ConfirmedForm>
        </>
      )}
    </>
  );
}

function UploadForm({ answer }: { answer: SaveAnswer | undefined }) {
  const refused = answer === undefined || answer.saved ? undefined : answer;
  const draw = drawerOf(drawingForm, filledFrom(answer));
  return (
    <section aria-labelledby="upload">
      <h2 id="upload">{t('press-assembly.upload')}</h2>
      <p>{t('press-assembly.upload-hint')}</p>
      <PostForm intent="upload" answer={answer} encType="multipart/form-data">
        {refused?.notice == null ? null : <Notice kind="bad">{refused.notice}</Notice>}
        <FieldGrid>
          {draw('revision')}
          {draw('fromSerial')}
          {draw('toSerial')}
          <FileField
            label={t('press-assembly.file')}
            accept="application/pdf,image/svg+xml,image/png,image/jpeg"
            name="file"
            error={refused?.errors['file']}
          />
          {draw('page')}
        </FieldGrid>
        <Button type="submit" kind="secondary">
          {t('press-assembly.upload-submit')}
        </Button>
      </PostForm>
    </section>
  );
}
