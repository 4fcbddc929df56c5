import { useLocation } from 'react-router';
import { t } from '../staff-text.ts';
import type { Column } from './column.ts';
import styles from './list-views.module.css';
import { addressOfColumns, shownColumns } from './shown-columns.ts';

/** Shows, hides and moves the columns of a list; each choice is a link (P3). */
export function ColumnChoice<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  const { pathname, search } = useLocation();
  const shown = shownColumns(columns, search);
  const keys = shown.map(({ key }) => key);
  const hidden = columns.filter(({ key }) => !keys.includes(key));
  const address = (next: readonly string[]) => pathname + addressOfColumns(columns, next, search);
  return (
    <details className={styles.choice}>
      <summary>{t('list-views.columns')}</summary>
      <ul className="list">
        {shown.map(({ key, label }, index) => (
          <li key={key}>
            <span>{label}</span>
            {index === 0 ? null : (
              <a href={address(moveForward(keys, index))}>
                <Words shown="←" read={t('list-views.move-of', { name: label })} />
              </a>
            )}
            {shown.length === 1 ? null : (
              <a href={address(keys.filter((each) => each !== key))}>
                <Words shown={t('list-views.hide')} read={t('list-views.hide-of', { name: label })} />
              </a>
            )}
          </li>
        ))}
        {hidden.map(({ key, label }) => (
          <li key={key}>
            <span className="soft">{label}</span>
            <a href={address([...keys, key])}>
              <Words shown={t('list-views.show')} read={t('list-views.show-of', { name: label })} />
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Words of a link that screen readers read in full. */
function Words({ shown, read }: { shown: string; read: string }) {
  return (
    <>
      <span aria-hidden="true">{shown}</span>
      <span className="visually-hidden">{read}</span>
    </>
  );
}

/** The keys with one of them moved a place forward. */
function moveForward(keys: readonly string[], index: number): string[] {
  const [key = '', before = ''] = [keys[index], keys[index - 1]];
  return keys.with(index - 1, key).with(index, before);
}
