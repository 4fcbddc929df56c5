import { LEGAL_KINDS } from '#shop/kernel/legal-kind.ts';
import type { StoredLegalVersion } from '#shop/legal/paths.ts';
import { LEGAL_TEXT_MAX } from '#shop/legal/legal-rules.ts';
import { SelectField, TextAreaField } from '../../design/field.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { fieldsOf } from '../forms/fields-of.ts';
import { FormGroup, TextGrid } from '../forms/form-parts.tsx';
import { StaffForm } from '../forms/staff-form.tsx';
import { languageName } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import { LANGUAGES, textErrors, textField, textFields, valuesOf } from './legal-values.ts';

interface DraftFormProps {
  /** null: a new draft. */
  draft: StoredLegalVersion | null;
  /** Start of a new draft: the page, and the texts of its previous version. */
  begins: Pick<StoredLegalVersion, 'kind' | 'says'>;
  answer: SaveAnswer | undefined;
}

/** The texts of a draft in all languages. */
export function DraftForm({ draft, begins, answer }: DraftFormProps) {
  return (
    <StaffForm<string, StoredLegalVersion>
      name="save"
      fields={textFields()}
      stored={valuesOf(draft ?? begins)}
      version={draft?.version}
      storedOf={valuesOf}
      check={textErrors}
      answer={answer}
      hidden={{ id: draft?.id ?? 0, ...(draft === null ? {} : { kind: draft.kind }) }}
      submit={t('save.submit')}
      saved={t('legal-pages.saved')}
    >
      {({ values, errors }) => {
        const field = fieldsOf<string>(values, errors);
        return (
          <FormGroup title={t('legal-pages.texts')} intro={t('legal-pages.texts-intro')}>
            {draft === null ? (
              <SelectField label={t('legal-pages.page')} {...field('kind')}>
                {LEGAL_KINDS.map((kind) => (
                  <option key={kind} value={kind}>
                    {t(`legal.${kind}`)}
                  </option>
                ))}
              </SelectField>
            ) : null}
            <TextGrid>
              {LANGUAGES.map((language) => (
                <TextAreaField
                  key={language}
                  label={languageName(language)}
                  {...field(textField(language))}
                  lang={language}
                  rows={12}
                  maxLength={LEGAL_TEXT_MAX}
                />
              ))}
            </TextGrid>
          </FormGroup>
        );
      }}
    </StaffForm>
  );
}
