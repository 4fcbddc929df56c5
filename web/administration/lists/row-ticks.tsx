import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { filterNames, type ListDeclaration } from '#shop/base/paged-lists/list-declaration.ts';
import { Button } from '../../design/button.tsx';
import { t } from '../staff-text.ts';
import styles from './list-views.module.css';
import { useHasScript } from './use-has-script.ts';

interface RowTicksProps {
  /** Id of the form, which the boxes of the table name. */
  form: string;
  /** Page that changes the selected rows: it gets their ids, or `all` with the search and the filters of the list. */
  action: string;
  list: ListDeclaration;
  /** Further parts of that page's address. */
  fixed?: Readonly<Record<string, string>>;
  total: number;
  /** Further ways for selected rows, as buttons of the form. */
  children?: ReactNode;
}

/** Leads from selected rows of a list, or from all that it finds, to the page that changes them (P4). */
export function RowTicks({ form, action, list, fixed = {}, total, children }: RowTicksProps) {
  const { search } = useLocation();
  const hasScript = useHasScript();
  const query = new URLSearchParams(search);
  const asked = ['search', ...filterNames(list)].flatMap((name) => {
    const value = query.get(name) ?? '';
    return value === '' ? [] : [[name, value] as const];
  });
  if (total === 0) return null;
  const hidden = [...Object.entries(fixed), ...asked];
  return (
    <form id={form} action={action} className={styles.bar}>
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="scripted">
        <input
          type="checkbox"
          disabled={!hasScript}
          onChange={({ currentTarget }) => tickAll(form, currentTarget.checked)}
        />{' '}
        {t('many.tick-all')}
      </label>
      <Button type="submit" kind="secondary">
        {t('many.change')}
      </Button>
      {children}
      <Button type="submit" kind="quiet" name="all" value="1">
        {t('many.change-all', { count: total })}
      </Button>
      <span className="soft scripted">{t('many.tick-hint')}</span>
    </form>
  );
}

function tickAll(form: string, checked: boolean): void {
  for (const box of document.querySelectorAll<HTMLInputElement>(`input[type=checkbox][name=id][form="${form}"]`))
    box.checked = checked;
}
