import { useLocation } from 'react-router';
import type { ListView } from '#shop/desk/list-views/paths.ts';
import { VIEW_LIST_NAMES, type ViewList } from '#shop/desk/list-views/view-lists.ts';
import { Button } from '../../design/button.tsx';
import { CheckField, TextField } from '../../design/field.tsx';
import { PostForm } from '../../forms/post-form.tsx';
import { useAdministration, useMay } from '../frame/use-administration.ts';
import { formatDay } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import styles from './list-views.module.css';

const SAVE_AT = '/Administration/List-Views';

/** The list that an address shows; undefined: it has no views. */
export function listAt(pathname: string): ViewList | undefined {
  const place = pathname.toLowerCase().replace(/\/$/, '').split('/').at(-1);
  return VIEW_LIST_NAMES.find((list) => list === place);
}

/** Address of a list with a view. */
export function viewHref({ id, list, query }: Pick<ListView, 'id' | 'list' | 'query'>): string {
  return `/Administration/${list}?${query === '' ? '' : `${query}&`}view=${id}`;
}

/** Named views of the present list: links to them, and forms that save, change and remove them (P3). */
export function ListViews() {
  const { pathname, search } = useLocation();
  const { views } = useAdministration();
  const list = listAt(pathname);
  if (list === undefined) return null;
  const ofList = views.filter((view) => view.list === list);
  const present = ofList.find(({ id }) => String(id) === new URLSearchParams(search).get('view'));
  return (
    <details className={styles.choice}>
      <summary>{present === undefined ? t('list-views.views') : t('list-views.view', { name: present.name })}</summary>
      {ofList.length === 0 ? null : (
        <ul className="list">
          {ofList.map((view) => (
            <li key={view.id}>
              <a href={viewHref(view)} aria-current={view === present ? 'true' : undefined}>
                {view.name}
              </a>
              {view.shared ? <span className="soft">{changedText(view)}</span> : null}
              {view.isDefault ? <span className="soft">{t('list-views.is-default')}</span> : null}
            </li>
          ))}
          <li>
            <a href={`/Administration/${list}`}>{t('list-views.all')}</a>
          </li>
        </ul>
      )}
      {present === undefined ? null : <PresentView view={present} query={search} />}
      <PostForm key={present?.id ?? 0} intent="add" action={SAVE_AT} className="stack items-start above-3">
        <Fields list={list} query={search} />
        <TextField name="name" label={t('list-views.name')} maxLength={60} required autoComplete="off" />
        <CheckField name="shared" label={t('list-views.for-all')} />
        <Button type="submit" kind="secondary">
          {t('list-views.add')}
        </Button>
      </PostForm>
    </details>
  );
}

const changedText = ({ changedByName, changedAt }: ListView) =>
  t('list-views.changed', { name: changedByName, date: formatDay(new Date(changedAt)) });

function Fields({ list, query }: { list: ViewList; query: string }) {
  return (
    <>
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="query" value={query.replace(/^\?/, '')} />
    </>
  );
}

/** Buttons for the view that the address names. */
function PresentView({ view, query }: { view: ListView; query: string }) {
  const mayRemove = useMay()('settings') || view.isOwn;
  return (
    <PostForm action={SAVE_AT} className="row above-3">
      <Fields list={view.list} query={query} />
      <input type="hidden" name="viewId" value={view.id} />
      <input type="hidden" name="version" value={view.version} />
      <input type="hidden" name="viewName" value={view.name} />
      {view.shared ? <input type="hidden" name="viewShared" value="on" /> : null}
      <Button type="submit" kind="secondary" name="intent" value="save">
        {t('list-views.save')}
      </Button>
      <Button type="submit" kind="secondary" name="intent" value={view.isDefault ? 'no-default' : 'default'}>
        {t(view.isDefault ? 'list-views.no-default' : 'list-views.default')}
      </Button>
      {mayRemove ? (
        <Button type="submit" kind="secondary" name="intent" value="remove">
          {t('list-views.remove')}
        </Button>
      ) : null}
    </PostForm>
  );
}
