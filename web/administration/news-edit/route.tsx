import { redirect, useActionData, useLoaderData } from 'react-router';
import { newsEditing, type StoredNews } from '#shop/shopfront/content/news-paths.ts';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { answerOf, saveForm, wholeRecord } from '../forms/save-form.ts';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { textsOfHref } from '../screen-addresses.ts';
import { newsForm, NewsForm } from './news-form.tsx';

/** null: a new article. */
export async function loader({ request, context }: PageArgs): Promise<StoredNews | null> {
  const newsId = Number(new URL(request.url).searchParams.get('id') ?? 0);
  return newsId === 0 ? null : context.call(newsEditing.read, { newsId });
}

export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const save = await saveForm(newsForm, form, context, { path: newsEditing.save, input: wholeRecord });
  if (save.saved && form.get('id') === '0') return redirect(`/Administration/News-Edit?id=${save.output.id}`);
  return answerOf(save);
}

/** One news article; a save is shown in the shop at once (A30). */
export function Component() {
  const news = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHead title={news === null ? t('news.new-title') : t('news.edit-title', { title: news.title })}>
        <a href="/Administration/News">{t('news.back')}</a>
        {news === null ? null : <a href={textsOfHref(`news:${news.id}`)}>{t('translations.link')}</a>}
        {news?.active === true ? (
          <a href={`/News/${news.slug}`} data-reload>
            {t('news.see')}
          </a>
        ) : null}
      </PageHead>
      <NewsForm key={news?.id ?? 0} news={news} answer={answer} />
    </>
  );
}
