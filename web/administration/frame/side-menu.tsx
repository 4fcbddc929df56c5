import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { LiveTasks } from '#shop/desk/administration/paths.ts';
import type { ListView } from '#shop/desk/list-views/paths.ts';
import { viewHref } from '../lists/list-views.tsx';
import { MENU_GROUPS, type MenuGroup, STAFF_SCREENS } from '../screens.ts';
import { t } from '../staff-text.ts';
import styles from './side-menu.module.css';
import { foldsCookie, foldsIn } from './menu-folds.ts';
import { MenuCount } from './menu-count.tsx';
import { useAdministration, useMay } from './use-administration.ts';
import { useLiveTasks } from './use-live-tasks.ts';

/** The menu of the administration (E1): groups that fold, and stay as they were left. */
export function SideMenu() {
  const menu = useRef<HTMLElement>(null);
  const { folds } = useAdministration();
  const tasks = useLiveTasks();
  useEffect(() => keepFolds(menu.current), []); // folded before the script was there
  return (
    <nav ref={menu} id="places" popover="auto" className={styles.menu} aria-label={t('frame.menu')}>
      <div className={styles.places}>
        {MENU_GROUPS.map((group) => (
          <MenuSection
            key={group}
            group={group}
            isFolded={folds.includes(group)}
            tasks={tasks}
            onToggle={() => keepFolds(menu.current)}
          />
        ))}
      </div>
    </nav>
  );
}

/** Groups for whose screens the reader has no rights stay as they are. */
function keepFolds(menu: HTMLElement | null): void {
  const kept = foldsIn(document.cookie);
  const groups = [...(menu?.querySelectorAll('details') ?? [])];
  const folded = MENU_GROUPS.filter((group) => {
    const shown = groups.find(({ dataset }) => dataset['group'] === group);
    return shown === undefined ? kept.includes(group) : !shown.open;
  });
  if (folded.join() !== kept.join()) document.cookie = foldsCookie(folded);
}

/** A list opens with the reader's default view. */
function menuHref(path: string, view: ListView | undefined): string {
  return view === undefined ? `/Administration/${path}` : viewHref(view);
}

interface MenuSectionProps {
  group: MenuGroup;
  isFolded: boolean;
  tasks: LiveTasks | null;
  onToggle: () => void;
}

/** Menu entries of a group for which the staff member has rights; no heading without entries. */
function MenuSection({ group, isFolded, tasks, onToggle }: MenuSectionProps) {
  const here = useLocation().pathname.toLowerCase().replace(/\/$/, '');
  const may = useMay();
  const { views } = useAdministration();
  const defaultOf = (path: string) => views.find(({ list, isDefault }) => isDefault && list === path.toLowerCase());
  const places = STAFF_SCREENS.flatMap(({ path, right, menu }) =>
    menu?.[0] === group && may(right) ? [{ path, label: menu[1] }] : [],
  );
  if (places.length === 0) return null;
  const isHere = (path: string) => here === `/administration/${path.toLowerCase()}`;
  return (
    <details data-group={group} open={!isFolded} onToggle={onToggle}>
      <summary data-here={places.some(({ path }) => isHere(path)) || undefined}>
        <h2>{t(`frame.${group}`)}</h2>
      </summary>
      <ul className="list">
        {places.map(({ path, label }) => (
          <li key={path}>
            <a href={menuHref(path, defaultOf(path))} aria-current={isHere(path) ? 'page' : undefined}>
              {t(label)}
            </a>
            {tasks === null ? null : <MenuCount path={path} tasks={tasks} />}
          </li>
        ))}
      </ul>
    </details>
  );
}
