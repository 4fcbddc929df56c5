import type { StoredLegalVersion } from '#shop/people/legal/paths.ts';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import type { FormFields } from '../forms/declare-form.ts';
import { DeclaredForm, drawerOf } from '../forms/declared-form.tsx';
import { FormGroup, TextGrid } from '../forms/form-parts.tsx';
import { t } from '../staff-text.ts';
import { LANGUAGES, legalForm, legalRecord, textField } from './legal-form.ts';

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
    <DeclaredForm
      name="save"
      of={legalForm}
      record={draft === null ? null : legalRecord(draft)}
      fresh={legalRecord(begins)}
      recordOf={(current: StoredLegalVersion) => legalRecord(current)}
      answer={answer}
      hidden={{ id: draft?.id ?? 0, ...(draft === null ? {} : { kind: draft.kind }) }}
      submit={t('save.submit')}
      saved={t('legal-pages.saved')}
    >
      {({ values, errors, draw }) => {
        const drawText = drawerOf(legalForm as FormFields, { values, errors });
        return (
          <FormGroup title={t('legal-pages.texts')} intro={t('legal-pages.texts-intro')}>
            {draft === null ? draw('kind') : null}
            <TextGrid>{LANGUAGES.map((language) => drawText(textField(language)))}</TextGrid>
          </FormGroup>
        );
      }}
    </DeclaredForm>
  );
}
