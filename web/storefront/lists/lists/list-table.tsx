import { PageLink } from '../../../design/page-link.tsx';
import { followRows } from '../../../design/follow-row.ts';
import { useFigures } from '../../../texts/texts.tsx';
import { listAddress } from '../list-fields.ts';
import { useListsText } from '../lists-text.ts';
import type { ListHeader } from '#shop/trade/lists/paths.ts';

/** All lists with owner, length and reminder. */
export function ListTable({ lists }: { lists: readonly ListHeader[] }) {
  const t = useListsText();
  const { day } = useFigures();
  return (
    <table ref={followRows} className="table ruled cards">
      <caption className="visually-hidden">{t('lists.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('lists.name')}</th>
          <th scope="col">{t('lists.whose')}</th>
          <th scope="col">{t('lists.reminder')}</th>
          <th scope="col" className="figure">
            {t('lists.lines')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lists.map((list) => (
          <tr key={list.listId} data-linked>
            <th scope="row" data-label={t('lists.name')} className="anywhere">
              <PageLink className="strong" href={listAddress(list.listId)}>
                {list.listName}
              </PageLink>
            </th>
            <td data-label={t('lists.whose')}>{whose(list, t)}</td>
            <td data-label={t('lists.reminder')}>
              {list.reminder === null
                ? ''
                : t('lists.every-weeks', { weeks: list.reminder.everyWeeks, date: day(list.reminder.nextOn) })}
            </td>
            <td data-label={t('lists.lines')} className="figure">
              {list.lineCount}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function whose({ isCompanys, isMine, madeBy }: ListHeader, t: ReturnType<typeof useListsText>): string {
  if (isCompanys) return t('lists.of-company');
  return isMine ? t('lists.of-me') : t('lists.of-member', { name: madeBy });
}
