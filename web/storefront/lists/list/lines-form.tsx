import { useNavigation } from 'react-router';
import { PostForm } from '../../../forms/post-form.tsx';
import { Button } from '../../../design/button.tsx';
import { useListsText } from '../lists-text.ts';
import { LineRow } from './line-row.tsx';
import type { ListAnswer } from './list-action.ts';
import type { PartList } from '#shop/trade/lists/paths.ts';

/** The lines as one form: add selected ones or all to the basket, save the input, change the order (G4). */
export function LinesForm({ list, answer }: { list: PartList; answer: ListAnswer | undefined }) {
  const t = useListsText();
  const isAdding = String(useNavigation().formData?.get('intent') ?? '').startsWith('add');
  const { lines, mayChange } = list;
  return (
    <PostForm answer={answer} className="grid gap-4" noValidate>
      {/* The default button for Enter: saves the input, and buys and moves nothing. */}
      <button type="submit" name="intent" value="save" hidden>
        {t('lists.save')}
      </button>
      <table className="table ruled cards">
        <caption className="visually-hidden">{t('lists.lines')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('lists.part')}</th>
            <th scope="col" className="figure">
              {t('lists.price')}
            </th>
            <th scope="col">{t('lists.quantity')}</th>
            <th scope="col">{t('lists.note')}</th>
            {mayChange ? (
              <th scope="col" className="off-paper">
                <span className="visually-hidden">{t('lists.place')}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            <LineRow
              key={`${line.lineId} ${line.quantity} ${line.note}`}
              line={line}
              isFirst={at === 0}
              isLast={at === lines.length - 1}
              mayChange={mayChange}
              error={answer?.errors[line.lineId]}
              lost={answer?.lost[line.lineId]}
            />
          ))}
        </tbody>
      </table>
      <p className="row off-paper flush">
        <Button type="submit" name="intent" value="add" busy={isAdding && t('lists.adding')}>
          {t('lists.add-chosen')}
        </Button>
        <Button type="submit" kind="secondary" name="intent" value="add-all">
          {t('lists.add-all')}
        </Button>
        {mayChange ? (
          <Button type="submit" kind="secondary" name="intent" value="save">
            {t('lists.save')}
          </Button>
        ) : null}
      </p>
    </PostForm>
  );
}
