import { redirect, useActionData, useLoaderData } from 'react-router';
import { legalPath } from '#shop/base/kernel/legal-kind.ts';
import type { StoredLegalVersion } from '#shop/people/legal/paths.ts';
import { type LegalChanges, legalEditing } from '#shop/people/legal/staff-paths.ts';
import { ButtonLink } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { intentIn } from '../../forms/intent.ts';
import { nameInList } from '../../forms/refused-form.ts';
import { refusedSave, typedValues } from '../../forms/save-answer.ts';
import type { PageActionArgs, PageArgs, PageContext } from '../../page-context.ts';
import { ConfirmedForm, askToConfirm } from '../forms/confirmed-form.tsx';
import { askedFirst } from '../forms/questions.tsx';
import { answerOf, saveForm } from '../forms/save-form.ts';
import { legalEditHref, versionName } from '../legal/legal-words.ts';
import { PageHead } from '../page-head.tsx';
import { formatDay } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import { Changes } from './changes.tsx';
import { DraftForm } from './draft-form.tsx';
import { LANGUAGES, legalForm, saysOf, textField } from './legal-form.ts';
import { Preview } from './preview.tsx';
import { publishForm, PublishForm, publishQuestion } from './publish-form.tsx';

const LIST = '/Administration/Legal';

interface View {
  /** null: a new draft. */
  version: StoredLegalVersion | null;
  /** Effects of its publication; null: there is no stored draft. */
  changes: LegalChanges | null;
  /** Start of a new draft: the page, and the texts of its previous version. */
  begins: Pick<StoredLegalVersion, 'kind' | 'says'>;
}

export async function loader({ request, context }: PageArgs): Promise<View> {
  const { searchParams } = new URL(request.url);
  const read = (name: string) => {
    const legalVersionId = Number(searchParams.get(name) ?? 0);
    return legalVersionId === 0 ? null : context.call(legalEditing.read, { legalVersionId });
  };
  const [version, from] = await Promise.all([read('id'), read('from')]);
  const changes =
    version === null || version.number !== null
      ? null
      : await context.call(legalEditing.changes, { legalVersionId: version.id });
  return { version, changes, begins: { kind: from?.kind ?? 'terms', says: from?.says ?? [] } };
}

export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const intent = intentIn(form, ['save', 'publish', 'discard']);
  if (intent === 'save') return saveDraft(context, form);
  return intent === 'publish' ? publish(context, form) : discard(context, form);
}

async function saveDraft(context: PageContext, form: FormData) {
  const save = await saveForm(legalForm, form, context, {
    path: legalEditing.save,
    input: (values, record) => ({ kind: values.kind, says: saysOf(values), ...record }),
    name: 'save',
    rowField: (refused) => nameInList('says', LANGUAGES.map(textField))(refused.replace(/\.text$/, '')),
  });
  return save.saved && form.get('id') === '0' ? redirect(legalEditHref(save.output)) : answerOf(save, 'save');
}

async function publish(context: PageContext, form: FormData) {
  const typed = typedValues(form);
  const question = publishQuestion(typed);
  if (question !== null && question.value !== '') return askedFirst([question], typed, 'publish');
  const save = await saveForm(publishForm, form, context, {
    path: legalEditing.publish,
    input: (values, { id }) => ({ legalVersionId: id, ...values, version: Number(typed['base'] ?? 0) }),
    name: 'publish',
  });
  return save.saved ? redirect(legalEditHref({ id: Number(typed['id'] ?? 0) })) : save.answer;
}

async function discard(context: PageContext, form: FormData) {
  const asks = askToConfirm(form);
  if (asks !== null) return asks;
  const typed = typedValues(form);
  const asked = await askAsStaff(context, form, legalEditing.discard, { legalVersionId: Number(typed['id'] ?? 0) });
  return asked.ok ? redirect(LIST) : refusedSave(asked.refusal, [], typed, 'discard');
}

/** One version of a legal page: a draft with its forms, or a published version to read (O1). */
export function Component() {
  const { version, changes, begins } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const saved = answer !== undefined && 'saved' in answer ? answer : undefined;
  const answerTo = (form: string) => (saved?.form === form ? saved : undefined);
  const discarded = answerTo('discard');
  return (
    <>
      <PageHead
        title={
          version === null
            ? t('legal-pages.new-title')
            : t('legal-pages.edit-title', { page: t(`legal.${version.kind}`), version: versionName(version) })
        }
      >
        <a href={LIST}>{t('legal-pages.back')}</a>
        {version === null || version.number === null ? null : (
          <a href={legalPath(version.kind, version.number)} data-reload>
            {t('legal-pages.see')}
          </a>
        )}
      </PageHead>
      {discarded?.saved === false ? <Notice kind="bad">{discarded.notice}</Notice> : null}
      {version === null || version.number === null ? (
        <DraftForm key={version?.id ?? 0} draft={version} begins={begins} answer={answerTo('save')} />
      ) : (
        <Published version={version} />
      )}
      {version === null ? null : <Preview version={version} />}
      {version === null || changes === null ? null : (
        <>
          <Changes changes={changes} />
          <PublishForm draft={version} answer={answerTo('publish')} />
          <ConfirmedForm
            fields={{ intent: 'discard', id: String(version.id) }}
            question={t('legal-pages.discard-question')}
            confirm={t('legal-pages.discard')}
            href={legalEditHref(version)}
          >
            {t('legal-pages.discard')}
          </ConfirmedForm>
        </>
      )}
    </>
  );
}

/** A published version can't be edited; the next one begins with its texts. */
function Published({ version: { id, effectiveFrom } }: { version: StoredLegalVersion }) {
  return (
    <>
      <p>{t('legal-pages.fixed', { day: effectiveFrom === null ? '' : formatDay(effectiveFrom) })}</p>
      <ButtonLink href={`/Administration/Legal-Edit?from=${id}`}>{t('legal-pages.next')}</ButtonLink>
    </>
  );
}
