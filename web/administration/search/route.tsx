import { useLoaderData } from 'react-router';
import { administrationPaths, type Found } from '#shop/administration/paths.ts';
import { keywordRefusal } from '#shop/frame/keyword.ts';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import type { PageArgs } from '../../page-context.ts';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { FoundList } from './found-list.tsx';
import styles from './search.module.css';
import type { RuleMessage } from '#shop/kernel/message.ts';

interface Searched {
  keyword: string;
  /** Why nothing was searched for, once something was typed. */
  refusal: RuleMessage | null;
  found: Found | null;
}

export async function loader({ request, context }: PageArgs): Promise<Searched> {
  const keyword = new URL(request.url).searchParams.get('keyword')?.trim() ?? '';
  const refusal = keyword === '' ? null : keywordRefusal(keyword);
  if (keyword === '' || refusal !== null) return { keyword, refusal, found: null };
  return { keyword, refusal, found: await context.call(administrationPaths.search, { keyword }) };
}

/** The search over everything as a page: what the dialog of '/' does, for a browser without script. */
export function Component() {
  const { keyword, refusal, found } = useLoaderData<Searched>();
  return (
    <>
      <PageHead title={t('find.title')} />
      <search>
        <form action="/Administration/Search" className={styles.form}>
          <TextField
            key={keyword}
            label={t('find.placeholder')}
            name="keyword"
            type="search"
            maxLength={100}
            defaultValue={keyword}
            error={refusal ?? undefined}
          />
          <Button type="submit">{t('list.search')}</Button>
        </form>
      </search>
      {found === null ? null : <FoundList found={found} keyword={keyword} />}
    </>
  );
}
