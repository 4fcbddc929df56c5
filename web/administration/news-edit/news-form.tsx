import { NEWS_TEXT_MAX, newsDraftErrors, SLUG_MAX, TITLE_MAX, type NewsDraft } from '#shop/content/news-rules.ts';
import type { StoredNews } from '#shop/content/news-paths.ts';
import { CheckField, TextAreaField, TextField } from '../../design/field.tsx';
import { fieldsOf } from '../forms/fields-of.ts';
import { FieldGrid, FormGroup } from '../forms/form-parts.tsx';
import { type FormField, textsOf, yesOrNo } from '../forms/form-field.ts';
import type { FormValues, SaveAnswer } from '../../forms/save-answer.ts';
import { StaffForm } from '../forms/staff-form.tsx';
import { dayInputText } from '../promo-codes/coupon-words.ts';
import { t } from '../staff-text.ts';

/** Fields of the form. */
export const newsFields = (): readonly FormField<keyof NewsDraft>[] => [
  { name: 'title', label: t('news.headline') },
  { name: 'publishedOn', label: t('news.day') },
  { name: 'slug', label: t('news.address') },
  { name: 'text', label: t('news.text') },
];

const fields = (): readonly FormField[] => [
  ...newsFields(),
  { name: 'active', label: t('news.active'), read: yesOrNo },
];

interface NewsFormProps {
  /** null: a new article. */
  news: StoredNews | null;
  answer: SaveAnswer | undefined;
}

export function NewsForm({ news, answer }: NewsFormProps) {
  return (
    <StaffForm<keyof NewsDraft | 'active', StoredNews>
      fields={fields() as readonly FormField<keyof NewsDraft | 'active'>[]}
      stored={news === null ? { active: 'on' } : valuesOf(news)}
      version={news?.version}
      storedOf={(current) => valuesOf(current)}
      check={(typed) => newsDraftErrors(textsOf(newsFields(), typed), news?.text)}
      answer={answer}
      hidden={{ id: news?.id ?? 0 }}
      submit={t('save.submit')}
      saved={t('news.saved')}
    >
      {({ values, errors }) => {
        const field = fieldsOf<keyof NewsDraft>(values, errors);
        return (
          <FormGroup title={t('news.title')}>
            <TextField label={t('news.headline')} {...field('title')} maxLength={TITLE_MAX} required />
            <FieldGrid>
              <TextField
                label={t('news.day')}
                hint={t('news.day-hint')}
                {...field('publishedOn')}
                inputMode="numeric"
                required
              />
              <TextField
                label={t('news.address')}
                hint={t('news.address-hint')}
                {...field('slug')}
                maxLength={SLUG_MAX}
                readOnly={news !== null}
                spellCheck={false}
              />
            </FieldGrid>
            <TextAreaField
              label={t('news.text')}
              hint={t('news.text-hint')}
              {...field('text')}
              rows={16}
              maxLength={NEWS_TEXT_MAX}
              required
            />
            <CheckField label={t('news.active')} name="active" defaultChecked={values['active'] === 'on'} />
          </FormGroup>
        );
      }}
    </StaffForm>
  );
}

function valuesOf({ title, publishedOn, slug, text, active }: StoredNews): FormValues {
  return { title, publishedOn: dayInputText(publishedOn), slug, text, ...(active ? { active: 'on' } : {}) };
}
