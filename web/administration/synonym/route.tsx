import { redirect, useActionData, useLoaderData } from 'react-router';
import { SYNONYM_KINDS, SYNONYM_LANGUAGES } from '#shop/catalogue/catalogue-texts/synonym.ts';
import { synonymEditing } from '#shop/shopfront/synonyms/paths.ts';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { deleteHref } from '../screen-addresses.ts';
import { declareForm } from '../forms/declare-form.ts';
import { DeclaredForm } from '../forms/declared-form.tsx';
import { line, oneOf } from '../forms/form-kinds.ts';
import { saveForm, wholeRecord } from '../forms/save-form.ts';
import { PageHead } from '../page-head.tsx';
import { languageName } from '../staff-figures.ts';
import { t } from '../staff-text.ts';

const synonymForm = declareForm({
  kind: oneOf('synonyms.kind', SYNONYM_KINDS, (kind) => t(`synonyms.kind.${kind}`), { hint: 'synonyms.kind-hint' }),
  word: line('synonyms.word', { hint: 'synonyms.word-hint', input: { maxLength: 100, required: true } }),
  language: oneOf('synonyms.language', SYNONYM_LANGUAGES, languageName),
  means: line('synonyms.means', { hint: 'synonyms.means-hint', input: { maxLength: 300 } }),
});

const LIST = '/Administration/Synonyms';

/** A new one starts with the word in the address. */
export async function loader({ request, context }: PageArgs) {
  const { searchParams } = new URL(request.url);
  const synonymId = Number(searchParams.get('id') ?? 0);
  const synonym = synonymId === 0 ? null : await context.call(synonymEditing.read, { synonymId });
  return { synonym, word: searchParams.get('word') ?? '' };
}

export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const save = await saveForm(synonymForm, form, context, {
    path: synonymEditing.save,
    input: wholeRecord,
  });
  return save.saved ? redirect(LIST) : save.answer;
}

/** One synonym; a save redirects to the list (I2). */
export function Component() {
  const { synonym, word } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHead title={synonym === null ? t('synonyms.new') : t('synonyms.edit', { word: synonym.word })}>
        <a href={LIST}>{t('synonyms.back')}</a>
        {synonym === null ? null : (
          <a href={deleteHref({ what: 'synonym', id: synonym.id }, LIST)}>{t('delete.link')}</a>
        )}
      </PageHead>
      <DeclaredForm
        key={synonym?.id ?? 0}
        of={synonymForm}
        record={synonym}
        fresh={{ kind: 'synonym', word, language: 'en' }}
        answer={answer}
        hidden={{ id: synonym?.id ?? 0 }}
        submit={t('save.submit')}
      />
    </>
  );
}
