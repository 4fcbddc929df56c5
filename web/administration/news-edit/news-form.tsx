import { NEWS_TEXT_MAX, newsDraftErrors, SLUG_MAX, TITLE_MAX } from '#shop/shopfront/content/news-rules.ts';
import type { StoredNews } from '#shop/shopfront/content/news-paths.ts';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { declareForm } from '../forms/declare-form.ts';
import { DeclaredForm } from '../forms/declared-form.tsx';
import { day, line, lines, tick } from '../forms/form-kinds.ts';
import { FieldGrid, FormGroup } from '../forms/form-parts.tsx';
import { t } from '../staff-text.ts';

export const newsForm = declareForm({
  title: line('news.headline', { input: { maxLength: TITLE_MAX, required: true } }),
  publishedOn: day('news.day', { hint: 'news.day-hint', input: { required: true } }),
  slug: line('news.address', { hint: 'news.address-hint', input: { maxLength: SLUG_MAX, spellCheck: false } }),
  text: lines('news.text', 16, { hint: 'news.text-hint', input: { maxLength: NEWS_TEXT_MAX, required: true } }),
  active: tick('news.active', { fresh: 'on' }),
});

interface NewsFormProps {
  /** null: a new article. */
  news: StoredNews | null;
  answer: SaveAnswer | undefined;
}

export function NewsForm({ news, answer }: NewsFormProps) {
  return (
    <DeclaredForm
      of={newsForm}
      record={news}
      check={(texts) => newsDraftErrors(texts, news?.text)}
      answer={answer}
      hidden={{ id: news?.id ?? 0 }}
      submit={t('save.submit')}
      saved={t('news.saved')}
    >
      {({ draw }) => (
        <FormGroup title={t('news.title')}>
          {draw('title')}
          <FieldGrid>
            {draw('publishedOn')}
            {draw('slug', { readOnly: news !== null })}
          </FieldGrid>
          {draw('text')}
          {draw('active')}
        </FormGroup>
      )}
    </DeclaredForm>
  );
}
