import { data, redirect, useActionData } from 'react-router';
import { listViewPaths } from '#shop/desk/list-views/paths.ts';
import { VIEW_LIST_NAMES } from '#shop/desk/list-views/view-lists.ts';
import { Notice } from '../../design/notice.tsx';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { choiceIn, intentIn } from '../../forms/intent.ts';
import { typedValues } from '../../forms/save-answer.ts';
import type { PageActionArgs } from '../../page-context.ts';
import { viewHref } from '../lists/list-views.tsx';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';

/** Saves, changes or removes a view of a list, and leads back to the list (P3). */
export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const { viewId = '0', query = '', name = '', viewName = '', shared, viewShared, version = '' } = typedValues(form);
  const list = choiceIn(form, 'list', VIEW_LIST_NAMES);
  const id = Number(viewId);
  const back = { list, query: withoutView(query) };
  const plain = `/Administration/${list}?${back.query}`;
  switch (intentIn(form, ['add', 'save', 'default', 'no-default', 'remove'])) {
    case 'add':
      return leadBack(
        await askAsStaff(context, form, listViewPaths.save, { id: 0, list, name, query, shared: shared === 'on' }),
        (made) => viewHref({ ...back, id: made }),
      );
    case 'save':
      return leadBack(
        await askAsStaff(context, form, listViewPaths.save, {
          id,
          list,
          name: viewName,
          query,
          shared: viewShared === 'on',
          version: Number(version),
        }),
        () => viewHref({ ...back, id }),
      );
    case 'default':
      return leadBack(await askAsStaff(context, form, listViewPaths.chooseDefault, { list, viewId: id }), () =>
        viewHref({ ...back, id }),
      );
    case 'no-default':
      return leadBack(await askAsStaff(context, form, listViewPaths.chooseDefault, { list, viewId: null }), () =>
        viewHref({ ...back, id }),
      );
    case 'remove':
      return leadBack(await askAsStaff(context, form, listViewPaths.remove, { viewId: id }), () => plain);
  }

  /** A refusal is shown on this page, with a way back to the list as it was. */
  function leadBack(asked: Awaited<ReturnType<typeof askAsStaff<unknown, number>>>, href: (made: number) => string) {
    if (asked.ok) return redirect(href(asked.output));
    const { refusal } = asked;
    return data({ notice: refusal.errors[0]?.message ?? refusal.message, href: plain }, { status: refusal.status });
  }
}

function withoutView(query: string): string {
  const kept = new URLSearchParams(query);
  kept.delete('view');
  kept.delete('page');
  return kept.toString();
}

/** Tells why a view was not saved. */
export function Component() {
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHead title={t('list-views.title')} />
      {answer === undefined ? (
        <p>{t('list-views.intro')}</p>
      ) : (
        <>
          <Notice kind="bad">{answer.notice}</Notice>
          <a href={answer.href}>{t('list-views.back')}</a>
        </>
      )}
    </>
  );
}
