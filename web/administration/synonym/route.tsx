import { redirect, useActionData, useLoaderData } from 'react-router';
import { SYNONYM_LANGUAGES } from '#shop/catalogue/synonym.ts';
import { type StaffSynonym, synonymEditing } from '#shop/catalogue-editing/synonyms/paths.ts';
import { SelectField, TextField } from '../../design/field.tsx';
import { choiceIn } from '../../forms/intent.ts';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { deleteHref } from '../delete/delete-href.ts';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { fieldsOf } from '../forms/fields-of.ts';
import { FieldGrid } from '../forms/form-parts.tsx';
import { type FormField, namesOf, textsOf, versionIn } from '../forms/form-field.ts';
import { refusedSave, typedValues } from '../../forms/save-answer.ts';
import { StaffForm } from '../forms/staff-form.tsx';
import { PageHead } from '../page-head.tsx';
import { languageName } from '../staff-figures.ts';
import { t } from '../staff-text.ts';

type SynonymField = 'word' | 'language' | 'means';

const fields = (): readonly FormField<SynonymField>[] => [
  { name: 'word', label: t('synonyms.word') },
  { name: 'language', label: t('synonyms.language') },
  { name: 'means', label: t('synonyms.means') },
];

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
  const typed = typedValues(form);
  const { word, means } = textsOf(fields(), typed);
  const asked = await askAsStaff(context, form, synonymEditing.save, {
    id: Number(typed['id'] ?? 0),
    word,
    language: choiceIn(form, 'language', SYNONYM_LANGUAGES),
    means,
    ...versionIn(typed),
  });
  return asked.ok ? redirect(LIST) : refusedSave(asked.refusal, namesOf(fields()), typed);
}

const valuesOf = ({ word, language, means }: StaffSynonym) => ({ word, language, means });

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
      <StaffForm<SynonymField, StaffSynonym>
        key={synonym?.id ?? 0}
        fields={fields()}
        stored={synonym === null ? { word, language: 'en' } : valuesOf(synonym)}
        version={synonym?.version}
        storedOf={(current) => valuesOf(current)}
        answer={answer}
        hidden={{ id: synonym?.id ?? 0 }}
        submit={t('save.submit')}
      >
        {({ values, errors }) => {
          const field = fieldsOf<SynonymField>(values, errors);
          return (
            <FieldGrid>
              <TextField
                label={t('synonyms.word')}
                hint={t('synonyms.word-hint')}
                maxLength={100}
                required
                {...field('word')}
              />
              <SelectField label={t('synonyms.language')} {...field('language')}>
                {SYNONYM_LANGUAGES.map((language) => (
                  <option key={language} value={language}>
                    {languageName(language)}
                  </option>
                ))}
              </SelectField>
              <TextField
                label={t('synonyms.means')}
                hint={t('synonyms.means-hint')}
                maxLength={300}
                required
                {...field('means')}
              />
            </FieldGrid>
          );
        }}
      </StaffForm>
    </>
  );
}
