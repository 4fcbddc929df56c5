import { data, useActionData, useLoaderData } from 'react-router';
import { languages, type Language } from '#texts/languages.ts';
import { type MailPreview, type MailText, mailTextPaths, type MailTexts } from '#shop/desk/mail-texts/paths.ts';
import { languagesOf, TEXT_KINDS, type TextKind } from '#shop/desk/mail-texts/texts-of-kinds.ts';
import { parseOrderReference } from '#shop/trade/orders/reference.ts';
import { Button } from '../../design/button.tsx';
import { Tabs } from '../../design/staff/tabs.tsx';
import { TextField } from '../../design/field.tsx';
import { choiceOf, intentIn } from '../../forms/intent.ts';
import { type SaveAnswer, typedValues } from '../../forms/save-answer.ts';
import type { PageActionArgs, PageArgs, PageContext } from '../../page-context.ts';
import { DeclaredForm } from '../forms/declared-form.tsx';
import { FieldGrid, TextGrid } from '../forms/form-parts.tsx';
import { type RowFields, rowVersions } from '../forms/form-rows.ts';
import { answerOf, saveForm } from '../forms/save-form.ts';
import { kindName } from '../mail-texts/kind-name.ts';
import { mailTextHref } from '../screen-addresses.ts';
import { PageHead } from '../page-head.tsx';
import { languageName } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import { rowOf, savedTexts, textRows, textsOf, wordingOf } from './mail-text-form.ts';
import { Preview } from './preview.tsx';
import { MailTextField } from './text-field.tsx';

const ORDER = 'orderId';

function askedIn(request: Request): { kind: TextKind; language: Language } {
  const { searchParams } = new URL(request.url);
  const known = Object.keys(languages) as Language[];
  return {
    kind: choiceOf(searchParams.get('kind') ?? 'order-customer', TEXT_KINDS),
    language: choiceOf(searchParams.get('language') ?? 'en', known),
  };
}

export function loader({ request, context }: PageArgs): Promise<MailTexts> {
  return context.call(mailTextPaths.read, askedIn(request));
}

export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const asked = askedIn(request);
  if (intentIn(form, ['', 'preview']) === 'preview') return preview(context, form, asked);
  const typed = typedValues(form);
  const rows = textRows.changedIn(typed);
  if (rows.length === 0) return { saved: true } satisfies SaveAnswer;
  const texts = savedTexts(typed, rows);
  const save = await saveForm(textRows.of(rows), form, context, {
    path: mailTextPaths.save,
    input: () => ({ ...asked, texts }),
    rowField: textRows.fieldIn('texts', rows),
  });
  return answerOf(save);
}

/** Answers with the typed texts and the mail that they make. */
async function preview(context: PageContext, form: FormData, asked: ReturnType<typeof askedIn>) {
  const typed = typedValues(form);
  const rows = textRows.rowsIn(Object.keys(typed));
  const order = (typed[ORDER] ?? '').trim();
  const orderId = order === '' ? undefined : (parseOrderReference(order) ?? 0); // 0 is refused
  const made = await saveForm(textRows.of(rows), form, context, {
    path: mailTextPaths.preview,
    input: () => ({ ...asked, texts: savedTexts(typed, rows), orderId }),
    rowField: textRows.fieldIn('texts', rows),
    slots: [ORDER],
  });
  if (!made.saved) return made.answer;
  const answer: SaveAnswer & { preview: MailPreview } = {
    saved: false,
    values: typed,
    errors: {},
    notice: null,
    conflict: null,
    preview: made.output,
  };
  return data(answer);
}

/** The texts of a kind of mail in one language, with a preview of a real one (D22). */
export function Component() {
  const { kind, language, beside, texts } = useLoaderData<typeof loader>();
  const answer: (SaveAnswer & { preview?: MailPreview }) | undefined = useActionData<typeof action>();
  return (
    <>
      <PageHead title={kindName(kind)}>
        <a href="/Administration/Mail-Texts">{t('mail-texts.all')}</a>
      </PageHead>
      <Tabs
        label={t('mail-texts.languages')}
        tabs={languagesOf(kind).map((each) => ({
          label: languageName(each),
          href: mailTextHref(kind, each),
          isCurrent: each === language,
        }))}
      />
      <p>
        {t('mail-texts.how', { open: '{', close: '}' })}
        {beside.length === 0 ? null : ` ${t('mail-texts.beside', { kinds: beside.map(kindName).join(', ') })}`}
      </p>
      <DeclaredForm<RowFields, MailText>
        key={`${kind} ${language}`}
        of={textRows.of(texts.map(rowOf))}
        record={textsOf(texts)}
        recordOf={(current) => textsOf([current])}
        hidden={textVersions(texts)}
        hiddenOf={(current) => textVersions([current])}
        answer={answer}
        submit={t('save.submit')}
        saved={t('mail-texts.saved')}
      >
        {(form) => (
          <>
            <TextGrid>
              {texts.map((text) => (
                <MailTextField key={rowOf(text)} text={text} wording={wordingOf(text, texts)} form={form} />
              ))}
            </TextGrid>
            <FieldGrid>
              <TextField
                name={ORDER}
                label={t('mail-texts.order')}
                hint={t('mail-texts.order-hint')}
                defaultValue={form.values[ORDER] ?? ''}
                error={form.errors[ORDER]}
              />
            </FieldGrid>
            <Button type="submit" name="intent" value="preview" kind="secondary">
              {t('mail-texts.show-preview')}
            </Button>
          </>
        )}
      </DeclaredForm>
      {answer?.preview === undefined ? null : <Preview preview={answer.preview} />}
    </>
  );
}

const textVersions = (texts: readonly MailText[]) =>
  rowVersions(texts.map((text) => ({ id: rowOf(text), version: text.version })));
