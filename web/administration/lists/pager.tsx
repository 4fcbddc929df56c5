import { useLocation } from 'react-router';
import { t } from '../staff-text.ts';
import styles from './pager.module.css';

interface PagerProps {
  page: number;
  pageSize: number;
  total: number;
}

/** Which rows are shown of how many, and the pages beside; the rest of the address stays. */
export function Pager({ page, pageSize, total }: PagerProps) {
  const { pathname, search } = useLocation();
  if (total === 0) return null;
  const href = (to: number) => {
    const query = new URLSearchParams(search);
    query.set('page', String(to));
    return `${pathname}?${query.toString()}`;
  };
  const from = (page - 1) * pageSize + 1;
  return (
    <nav className={styles.pager} aria-label={t('list.count', { from, to: Math.min(page * pageSize, total), total })}>
      <span>{t('list.count', { from, to: Math.min(page * pageSize, total), total })}</span>
      {page > 1 ? <a href={href(page - 1)}>{t('list.previous')}</a> : null}
      {page * pageSize < total ? <a href={href(page + 1)}>{t('list.next')}</a> : null}
    </nav>
  );
}
