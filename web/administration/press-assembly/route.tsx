import { redirect, useActionData, useLoaderData } from 'react-router';
import type { StaffAssembly } from '#shop/presses/drawings/paths.ts';
import { type AssemblyDraft, staffDrawingPaths } from '#shop/presses/drawings/staff-paths.ts';
import type { StaffModel } from '#shop/presses/paths.ts';
import { staffPressPaths } from '#shop/presses/staff-paths.ts';
import { Button } from '../../design/button.tsx';
import { SelectField, TextField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { intentIn } from '../../forms/intent.ts';
import { PostForm } from '../../forms/post-form.tsx';
import { type FormValues, refusedSave, type SaveAnswer, typedValues } from '../../forms/save-answer.ts';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { ConfirmedForm, askToConfirm } from '../forms/confirmed-form.tsx';
import { fieldsOf } from '../forms/fields-of.ts';
import { type FormField, namesOf, versionIn } from '../forms/form-field.ts';
import { FieldGrid } from '../forms/form-parts.tsx';
import { StaffForm } from '../forms/staff-form.tsx';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';

type AssemblyField = 'name' | 'path' | 'parentId' | 'sortOrder';

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

const UPLOAD_FIELDS = ['revision', 'fromSerial', 'toSerial', 'page', 'file'] as const;

/** Saves or removes an assembly, or uploads a drawing of it. */
export async function action({ request, context }: PageActionArgs) {
  const { modelId, assemblyId } = idsIn(request);
  const form = await request.formData();
  const typed = typedValues(form);
  switch (intentIn(form, ['', 'upload', 'remove'])) {
    case '': {
      const asked = await askAsStaff(
        context,
        form,
        staffDrawingPaths.saveAssembly,
        draftOf(typed, modelId, assemblyId),
      );
      if (!asked.ok) return refusedSave(asked.refusal, namesOf(fields()), typed);
      return assemblyId === 0 ? redirect(addressOf(modelId, asked.output)) : ({ saved: true } satisfies SaveAnswer);
    }
    case 'upload': {
      const file = form.get('file');
      const { revision = '', fromSerial = '', toSerial = '', page = '' } = typed;
      const asked = await askAsStaff(context, form, staffDrawingPaths.upload, {
        drawingId: 0,
        assemblyId,
        revision,
        fromSerial,
        toSerial,
        page: page.trim() === '' ? 1 : /^\d{1,5}$/.test(page.trim()) ? Number(page) : 0,
        file: file instanceof File ? file : new File([], ''),
      });
      if (asked.ok) return redirect(`/Administration/Press-Drawing?id=${asked.output}`);
      return refusedSave(asked.refusal, UPLOAD_FIELDS, typed, 'upload');
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

function draftOf(typed: Readonly<Record<string, string>>, modelId: number, id: number): AssemblyDraft {
  const { name = '', path = '', parentId = '', sortOrder = '' } = typed;
  return {
    id,
    modelId,
    name,
    path,
    parentId: parentId === '' ? null : Number(parentId),
    sortOrder: sortOrder === '' ? 0 : /^\d{1,6}$/.test(sortOrder.trim()) ? Number(sortOrder) : -1,
    ...versionIn(typed),
  };
}

const fields = (): readonly FormField<AssemblyField>[] => [
  { name: 'name', label: t('press-assembly.name') },
  { name: 'path', label: t('press-models.path') },
  { name: 'parentId', label: t('press-assembly.parent') },
  { name: 'sortOrder', label: t('press-models.order') },
];

const valuesOf = ({ name, path, parentId, sortOrder }: Omit<StaffAssembly, 'drawings'>): FormValues => ({
  name,
  path,
  parentId: String(parentId ?? ''),
  sortOrder: String(sortOrder),
});

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
      <StaffForm<AssemblyField, StaffAssembly>
        key={assembly?.id ?? 0}
        fields={fields()}
        stored={assembly === null ? {} : valuesOf(assembly)}
        version={assembly?.version}
        storedOf={(current) => valuesOf(current)}
        answer={answerOf(undefined)}
        submit={t('save.submit')}
      >
        {({ values, errors }) => {
          const field = fieldsOf<AssemblyField>(values, errors);
          return (
            <FieldGrid>
              <TextField label={t('press-assembly.name')} maxLength={50} required {...field('name')} />
              <TextField
                label={t('press-models.path')}
                hint={t('press-assembly.path-hint')}
                maxLength={50}
                required
                {...field('path')}
              />
              <SelectField label={t('press-assembly.parent')} {...field('parentId')}>
                <option value="">{t('press-assembly.top')}</option>
                {others.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </SelectField>
              <TextField label={t('press-models.order')} inputMode="numeric" {...field('sortOrder')} />
            </FieldGrid>
          );
        }}
      </StaffForm>
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
  const field = (name: (typeof UPLOAD_FIELDS)[number]) => ({
    name,
    defaultValue: refused?.values[name] ?? '',
    error: refused?.errors[name],
  });
  return (
    <section aria-labelledby="upload">
      <h2 id="upload">{t('press-assembly.upload')}</h2>
      <p>{t('press-assembly.upload-hint')}</p>
      <PostForm intent="upload" answer={answer} encType="multipart/form-data">
        {refused?.notice == null ? null : <Notice kind="bad">{refused.notice}</Notice>}
        <FieldGrid>
          <TextField label={t('press-assembly.revision')} maxLength={50} {...field('revision')} />
          <TextField label={t('press-models.from')} maxLength={30} {...field('fromSerial')} />
          <TextField label={t('press-models.to')} maxLength={30} {...field('toSerial')} />
          <TextField
            label={t('press-assembly.file')}
            type="file"
            accept="application/pdf,image/svg+xml,image/png,image/jpeg"
            name="file"
            error={refused?.errors['file']}
          />
          <TextField label={t('press-assembly.page')} inputMode="numeric" {...field('page')} />
        </FieldGrid>
        <Button type="submit" kind="secondary">
          {t('press-assembly.upload-submit')}
        </Button>
      </PostForm>
    </section>
  );
}
