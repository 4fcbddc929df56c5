import { PageLink } from '../../../design/page-link.tsx';
import { data, useLoaderData } from 'react-router';
import { contentPaths } from '#shop/shopfront/content/paths.ts';
import { Breadcrumb } from '../../../design/breadcrumb.tsx';
import { Head } from '../../../design/head.tsx';
import { MarkdownText } from '../../../content/markdown-text.tsx';
import { StructuredData } from '../../../design/structured-data.tsx';
import { RefusedError, type PageArgs } from '../../../page-context.ts';
import { useWholeAddress } from '../../../public-url.tsx';
import { useFigures } from '../../../texts/texts.tsx';
import { contentTextsIn, useContentText } from '../content-text.ts';
import styles from './news-entry.module.css';

export async function loader({ params, context }: PageArgs) {
  const asked = await context.ask(contentPaths.newsEntry, { slug: params['slug'] ?? '' });
  if (asked.ok) return asked.output;
  if (asked.refusal.status !== 404) throw new RefusedError(asked.refusal);
  throw data({ message: contentTextsIn(context.language).t('content.news-unknown') }, { status: 404 });
}

/** One news article with its own address. */
export function Component() {
  const t = useContentText();
  const { day } = useFigures();
  const { slug, title, summary, publishedOn, blocks } = useLoaderData<typeof loader>();
  const whole = useWholeAddress();
  const address = `/News/${slug}`;
  return (
    <article className={styles.entry}>
      <Head title={title} description={summary} canonical={address} />
      <StructuredData
        data={{
          '@type': 'NewsArticle',
          headline: title,
          description: summary,
          datePublished: publishedOn,
          url: whole(address),
        }}
      />
      <Breadcrumb
        indexed
        label={t('content.trail')}
        steps={[
          { label: t('content.home'), href: '/' },
          { label: t('content.news-title'), href: '/News' },
          { label: title },
        ]}
      />
      <header>
        <time dateTime={publishedOn} className="dateline">
          {day(publishedOn)}
        </time>
        <h1>{title}</h1>
      </header>
      <MarkdownText blocks={blocks} />
      <p>
        <PageLink href="/News">{t('content.news-back')}</PageLink>
      </p>
    </article>
  );
}
