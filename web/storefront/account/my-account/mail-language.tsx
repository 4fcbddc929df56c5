import { isLanguage, type Language, languages } from '#texts/languages.ts';
import { PostForm } from '../../../forms/post-form.tsx';
import { Button } from '../../../design/button.tsx';
import { SelectField } from '../../../design/field.tsx';
import { Notice } from '../../../design/notice.tsx';
import { Section } from '../../../design/section.tsx';
import { useLanguage } from '../../../texts/texts.tsx';
import { useAccountText } from '../account-text.ts';
import { useSending } from '../../../forms/use-sending.ts';

interface MailLanguageProps {
  /** null: none was selected. */
  chosen: Language | null;
  isSaved: boolean;
}

/** Result of setting the language of mails. */
export interface MailLanguageChosen {
  mailLanguage: Language;
}

/** The language of the account's mails. The header sets that of the pages, independently (N2). */
export function MailLanguage({ chosen, isSaved }: MailLanguageProps) {
  const t = useAccountText();
  const ofPage = useLanguage();
  const isSending = useSending();
  return (
    <Section heading={t('account.mail-language')} boxed>
      {isSaved ? <Notice kind="good">{t('account.mail-language-saved')}</Notice> : null}
      <PostForm action="/My-Account">
        <SelectField
          label={t('account.mail-language-label')}
          hint={t('account.mail-language-hint')}
          name="mailLanguage"
          defaultValue={chosen ?? ofPage}
        >
          {Object.entries(languages).map(([code, name]) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button type="submit" kind="secondary" busy={isSending && t('account.edit-busy')}>
          {t('account.mail-language-save')}
        </Button>
      </PostForm>
    </Section>
  );
}

/** The mail language in a form; null: none. */
export function mailLanguageIn(form: FormData): Language | null {
  const language = String(form.get('mailLanguage') ?? '');
  return isLanguage(language) ? language : null;
}
