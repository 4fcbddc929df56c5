import { data, redirect, useActionData, useLoaderData } from 'react-router';
import { manualEditing, type StoredManual } from '#shop/trade/documents/manual-paths.ts';
import { intentIn } from '../../forms/intent.ts';
import type { PageActionArgs, PageArgs, PageContext } from '../../page-context.ts';
import { pageStatus } from '../../forms/refused-form.ts';
import { answerOf, saveForm, wholeRecord } from '../forms/save-form.ts';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { ManualFile, type ManualFileTrouble } from './manual-file.tsx';
import { manualForm, ManualForm } from './manual-form.tsx';

/** null: a new manual. */
export async function loader({ request, context }: PageArgs): Promise<StoredManual | null> {
  const manualId = idIn(request);
  return manualId === 0 ? null : context.call(manualEditing.read, { manualId });
}

export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  return intentIn(form, ['save', 'upload']) === 'upload'
    ? upload(context, idIn(request), form)
    : saveManual(context, form);
}

async function saveManual(context: PageContext, form: FormData) {
  const save = await saveForm(manualForm, form, context, { path: manualEditing.save, input: wholeRecord });
  if (save.saved && form.get('id') === '0') return redirect(`/Administration/Manual-Edit?id=${save.output.id}`);
  return answerOf(save);
}

async function upload(context: PageContext, manualId: number, form: FormData) {
  const file = form.get('file');
  if (!(file instanceof File) || file.name === '') return trouble(t('pdf.choose'), 400);
  const asked = await context.ask(manualEditing.upload, { manualId, file });
  return asked.ok
    ? redirect(`/Administration/Manual-Edit?id=${manualId}`)
    : trouble(asked.refusal.message, pageStatus(asked.refusal).status);
}

function trouble(message: string, status: number) {
  return data({ fileTrouble: message } satisfies ManualFileTrouble, { status });
}

function idIn(request: Request): number {
  return Number(new URL(request.url).searchParams.get('id') ?? 0);
}

/** One manual: its name, its heading, its file (A29). */
export function Component() {
  const manual = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHead title={manual === null ? t('manual.new-title') : t('manual.edit-title', { name: manual.name })}>
        <a href="/Administration/Manuals">{t('manual.back')}</a>
      </PageHead>
      <ManualForm
        key={manual?.id ?? 0}
        manual={manual}
        answer={answer !== undefined && 'saved' in answer ? answer : undefined}
      />
      <h2>{t('manual.file')}</h2>
      {manual === null ? (
        <p>{t('manual.file-first')}</p>
      ) : (
        <ManualFile
          manual={manual}
          refused={answer !== undefined && 'fileTrouble' in answer ? answer.fileTrouble : undefined}
        />
      )}
    </>
  );
}
