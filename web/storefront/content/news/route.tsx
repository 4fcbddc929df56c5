import { PageLink } from '../../../design/page-link.tsx';
import { useLoaderData } from 'react-router';
import { contentPaths } from '#shop/shopfront/content/paths.ts';
import { Breadcrumb } from '../../../design/breadcrumb.tsx';
import { EmptyState } from '../../../design/empty-state.tsx';
import { Head } from '../../../design/head.tsx';
import type { PageArgs } from '../../../page-context.ts';
import { useFigures } from '../../../texts/texts.tsx';
import { useContentText } from '../content-text.ts';
import { useShopName } from '../../../shell/shop-face.ts';
import styles from './news.module.css';

export function loader({ context }: PageArgs) {
  return context.call(contentPaths.news, {});
}

/** News, newest first (A30). */
export function Component() {
  const t = useContentText();
  const name = useShopName();
  const { day } = useFigures();
  const news = useLoaderData<typeof loader>();
  return (
    <>
      <Head title={t('content.news-title')} description={t('content.news-description', { name })} canonical="/News" />
      <Breadcrumb
        indexed
        label={t('content.trail')}
        steps={[{ label: t('content.home'), href: '/' }, { label: t('content.news-title') }]}
      />
      <h1>{t('content.news-title')}</h1>
      {news.length === 0 ? (
        <EmptyState title={t('content.news-empty')}>
          <p>{t('content.news-empty-hint')}</p>
        </EmptyState>
      ) : (
        <ol className={styles.list}>
          {news.map(({ slug, publishedOn, title, summary }) => (
            <li key={slug}>
              <time dateTime={publishedOn} className="dateline">
                {day(publishedOn)}
              </time>
              <div>
                <h2>
                  <PageLink href={`/News/${slug}`}>{title}</PageLink>
                </h2>
                <p>{summary}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
