import { useLocation } from 'react-router';
import { ROWS_A_PAGE } from '#shop/base/paged-lists/list-question.ts';
import { t } from '../staff-text.ts';

interface PagerProps {
  total: number;
  /** There are more than `total`, so the last page is unknown. */
  isMore?: boolean | undefined;
  /** Rows of a page, if the list has more than others. */
  rows?: number;
}

/** Range of the shown rows with their total, and links to other pages; the rest of the address stays. */
export function Pager({ total, isMore = false, rows = ROWS_A_PAGE }: PagerProps) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const page = Number(query.get('page') ?? 1);
  const pageSize = Number(query.get('pageSize') ?? rows);
  const pages = Math.max(Math.ceil(total / pageSize), 1);
  if (total === 0) return null;
  const href = (to: number) => {
    query.set('page', String(to));
    return `${pathname}?${query.toString()}`;
  };
  const from = (page - 1) * pageSize + 1;
  const shown = t(isMore ? 'list.count-more' : 'list.count', { from, to: Math.min(page * pageSize, total), total });
  return (
    <nav className="row off-paper gap-2-4 soft-ink around-3" aria-label={t('list.pages')}>
      <span>{page > pages ? t('list.beyond', { total }) : shown}</span>
      {page > 1 ? <a href={href(1)}>{t('list.first')}</a> : null}
      {page > 1 ? (
        <a href={href(Math.min(page - 1, pages))} rel="prev">
          {t('list.previous')}
        </a>
      ) : null}
      {page < pages || isMore ? (
        <a href={href(page + 1)} rel="next">
          {t('list.next')}
        </a>
      ) : null}
      {page < pages && !isMore ? <a href={href(pages)}>{t('list.last', { page: pages })}</a> : null}
    </nav>
  );
}
