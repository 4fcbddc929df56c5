import type { OpenedText, TextUse, TranslatedText } from '#shop/shopfront/translations/paths.ts';
import { TRANSLATED_KINDS } from '#shop/catalogue/catalogue-texts/translated-kind.ts';
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from '#texts/translated-languages.ts';
import { TextAreaField, TextField } from '../../design/field.tsx';
import type { DrawnForm } from '../forms/staff-form.tsx';
import { formatNumber, languageName } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import styles from './translation-fields.module.css';
import { translationRows } from './translation-values.ts';

interface TranslationFieldsProps extends Pick<DrawnForm, 'values' | 'errors'> {
  text: TranslatedText & Partial<Pick<OpenedText, 'formerly'>>;
}

/** A text with its translations; missing ones are marked (N3). */
export function TranslationFields({ text, values, errors }: TranslationFieldsProps) {
  const { key, english, kinds, uses, things, missing, formerly = null } = text;
  const most = Math.min(...kinds.map((kind) => TRANSLATED_KINDS[kind]), TRANSLATED_KINDS.news_text);
  const isLong = english.length > A_LINE || english.includes('\n');
  return (
    <fieldset className="group below-4 shrinks">
      <legend>{kinds.map((kind) => t(`translations.kind.${kind}`)).join(', ')}</legend>
      <div className="grid gap-0-4 cells-16">
        <div className={styles.english}>
          <p className={styles.language}>{languageName('en')}</p>
          <p lang="en">{english}</p>
          <TextUses uses={uses} things={things} />
        </div>
        {TRANSLATED_LANGUAGES.map((language) => {
          const name = translationRows.cell(key, language);
          const field = {
            label: languageName(language),
            name,
            defaultValue: values[name] ?? '',
            error: errors[name],
            hint: missing.includes(language) ? <span className="bad">{t('translations.not-yet')}</span> : undefined,
            lang: language,
            maxLength: most,
          };
          return isLong ? (
            <TextAreaField key={language} {...field} rows={rowsFor(english)} />
          ) : (
            <TextField key={language} {...field} />
          );
        })}
      </div>
      {formerly === null ? null : <Formerly {...formerly} />}
    </fieldset>
  );
}

/** Number of letters of English text that fill a line of a narrow column in the longest language. */
const A_LINE = 22;

/** Number of rows for the text, within limits. */
function rowsFor(english: string): number {
  const lines = english.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / A_LINE)), 0);
  return Math.min(lines, 20);
}

/** A translation applies to all uses of a text, so its editor must know them. */
function TextUses({ uses, things }: { uses: number; things: readonly TextUse[] }) {
  if (uses === 0) return <p className="faint">{t('translations.said-by-none')}</p>;
  return (
    <p className="faint">
      {t('translations.said-by')}{' '}
      {things.map(({ thing, name }, index) => (
        <span key={thing}>
          {index === 0 ? '' : ', '}
          <Thing thing={thing} name={name} />
        </span>
      ))}
      {uses > things.length ? ` ${t('translations.said-by-more', { count: formatNumber(uses - things.length) })}` : ''}
    </p>
  );
}

function Thing({ thing, name }: TextUse) {
  const [what = '', id = ''] = thing.split(':');
  const screen = SCREENS[what];
  const label = what === 'home' ? t('translations.home-page') : name;
  return screen === undefined ? label : <a href={`/Administration/${screen}${id}`}>{label}</a>;
}

const SCREENS: Readonly<Record<string, string | undefined>> = {
  product: 'ProductEdit?id=',
  type: 'Product-Type?id=',
  news: 'News-Edit?id=',
  press: 'Press-Model?id=',
};

/** Previous text with its translations, because most corrections of the English change one word. */
function Formerly({ english, says }: NonNullable<OpenedText['formerly']>) {
  const textFor = (language: TranslatedLanguage) => says.find((each) => each.language === language)?.text;
  return (
    <details className={styles.formerly}>
      <summary>{t('translations.formerly')}</summary>
      <dl>
        <div>
          <dt>{languageName('en')}</dt>
          <dd lang="en">{english}</dd>
        </div>
        {TRANSLATED_LANGUAGES.map((language) => (
          <div key={language}>
            <dt>{languageName(language)}</dt>
            <dd lang={language}>{textFor(language) ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
