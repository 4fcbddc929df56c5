import { useActionData, useLoaderData } from 'react-router';
import { type OpenedText, translationEditing, type TranslatedText } from '#shop/shopfront/translations/paths.ts';
import { translatedKinds } from '#shop/catalogue/catalogue-texts/translated-kind.ts';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { type SaveAnswer, typedValues } from '../../forms/save-answer.ts';
import { DeclaredForm } from '../forms/declared-form.tsx';
import { type Row, type RowFields, rowVersions } from '../forms/form-rows.ts';
import { answerOf, saveForm } from '../forms/save-form.ts';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { TranslationFields } from './translation-fields.tsx';
import { textHref } from '../screen-addresses.ts';
import { changedTexts, translationField, translationRows, translationsOf } from './translation-values.ts';

interface View {
  texts: readonly (TranslatedText | OpenedText)[];
  /** Object whose texts are shown; null: a single text, regardless of its uses. */
  thing: string | null;
  /** The next text without a translation. */
  next: string | null;
}

/** Maximum number of texts in one form: those of a product type with all of its words. */
const MAX = 200;

export async function loader({ request, context }: PageArgs): Promise<View> {
  const { searchParams } = new URL(request.url);
  const [of, textKey] = [searchParams.get('of'), searchParams.get('text') ?? ''];
  if (of !== null) {
    const { items } = await context.call(translationEditing.list, {
      of,
      sort: 'uses',
      direction: 'asc',
      pageSize: MAX,
    });
    const [first] = items;
    if (first === undefined) throw new Response(null, { status: 404 });
    return {
      texts: items.toSorted((one, other) => placeOf(one) - placeOf(other)),
      thing: first.things.find(({ thing }) => thing === of)?.name ?? of,
      next: null,
    };
  }
  const [text, lacking] = await Promise.all([
    context.call(translationEditing.read, { textKey }),
    context.call(translationEditing.list, { missing: 'any', pageSize: 2 }),
  ]);
  return { texts: [text], thing: null, next: lacking.items.find(({ key }) => key !== textKey)?.key ?? null };
}

/** In the order of the object's own form: name, introduction, details. */
function placeOf({ kinds }: TranslatedText): number {
  return Math.min(...kinds.map((kind) => translatedKinds.indexOf(kind)));
}

export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const typed = typedValues(form);
  const rows = translationRows.changedIn(typed);
  if (rows.length === 0) return { saved: true } satisfies SaveAnswer;
  const texts = changedTexts(typed, rows);
  const save = await saveForm(translationRows.of(rows), form, context, {
    path: translationEditing.save,
    input: () => ({ texts }),
    rowField: translationField(texts),
  });
  return answerOf(save);
}

/** Texts of one object, or a single text, in all languages; a save is shown and searchable at once (N3). */
export function Component() {
  const { texts, thing, next } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const labelIn = (row: Row, label: string) =>
    `${shorten(texts.find(({ key }) => key === row)?.english ?? '')}: ${label}`;
  return (
    <>
      <PageHead title={thing === null ? t('translations.edit') : t('translations.edit-of', { name: thing })}>
        <a href="/Administration/Translations?missing=any">{t('translations.back')}</a>
        {next === null ? null : <a href={textHref(next)}>{t('translations.next')}</a>}
      </PageHead>
      <p>{t('translations.edit-hint')}</p>
      <DeclaredForm<RowFields, TranslatedText>
        key={texts.map(({ key }) => key).join(' ')}
        of={translationRows.of(
          texts.map(({ key }) => key),
          labelIn,
        )}
        record={translationsOf(texts)}
        recordOf={(current) => translationsOf([current])}
        hidden={textVersions(texts)}
        hiddenOf={(current) => textVersions([current])}
        answer={answer}
        submit={t('save.submit')}
        saved={t('translations.saved')}
      >
        {({ values, errors }) =>
          texts.map((text) => <TranslationFields key={text.key} text={text} values={values} errors={errors} />)
        }
      </DeclaredForm>
    </>
  );
}

const textVersions = (texts: readonly TranslatedText[]) =>
  rowVersions(texts.map(({ key, version }) => ({ id: key, version })));

function shorten(english: string): string {
  return english.length > 40 ? `${english.slice(0, 40).trimEnd()} …` : english;
}
