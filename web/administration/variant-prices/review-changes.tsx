import type { EditedFamily } from '#shop/shopfront/product-editing/paths.ts';
import { PostForm } from '../../forms/post-form.tsx';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import type { FormValues, Conflict, SaveAnswer } from '../../forms/save-answer.ts';
import { useSay } from '../../texts/say.tsx';
import { t } from '../staff-text.ts';
import { familyHref } from './family-address.ts';
import styles from './price-grid.module.css';
import { TickQuestion } from '../forms/questions.tsx';
import { CONFIRM_PRICES, unusualIn } from './grid.ts';
import { HiddenRowFields } from './hidden-row-fields.tsx';
import type { Grid } from './use-grid.ts';

interface ReviewChangesProps {
  family: EditedFamily;
  grid: Grid;
  conflict: Conflict | null;
  answer: SaveAnswer | undefined;
  typed: FormValues | undefined;
  onClose: () => void;
}

/** Preview of the changes, with old and new values, before the save (E8). */
export function ReviewChanges({ family, grid, conflict, answer, typed, onClose }: ReviewChangesProps) {
  const say = useSay();
  const { cells, changes } = grid;
  const unusual = unusualIn(family.variants, cells);
  const address = familyHref(family.id);
  const widthOf = (id: number) => family.variants.find((variant) => variant.id === id)?.details ?? '';
  return (
    <Dialog label={t('grid.review')} closeLabel={t('grid.review-back')} closeHref={address} onClose={onClose}>
      <PostForm answer={answer} onSubmit={onClose} preventScrollReset>
        <input type="hidden" name="reviewed" value="yes" />
        <HiddenRowFields family={family} conflict={conflict} typed={typed} />
        {Object.entries(cells).map(([name, text]) => (
          <input key={name} type="hidden" name={name} value={text} />
        ))}
        <h2>{t('grid.review')}</h2>
        {changes.length === 0 ? (
          <p>{t('grid.nothing')}</p>
        ) : (
          <>
            <table className={styles.changes}>
              <thead>
                <tr>
                  <th scope="col">{t('grid.details')}</th>
                  <th scope="col">{t('grid.field')}</th>
                  <th scope="col">{t('grid.before')}</th>
                  <th scope="col">{t('grid.after')}</th>
                  <th scope="col">{t('grid.difference')}</th>
                </tr>
              </thead>
              <tbody>
                {changes.map(({ id, column, before, after, percent }) => (
                  <tr key={`${id}.${column}`}>
                    <th scope="row">{widthOf(id)}</th>
                    <td>{t(`grid.${column}`)}</td>
                    <td>{before === '' ? t('grid.empty') : before}</td>
                    <td>{after === '' ? t('grid.empty') : after}</td>
                    <td>{percent === null ? '' : `${percent > 0 ? '+' : ''}${percent} %`}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            {unusual.length === 0 ? null : (
              <TickQuestion
                question={{
                  name: CONFIRM_PRICES,
                  value: 'yes',
                  title: t('grid.prices-question'),
                  lines: unusual.map(say),
                  tick: t('grid.prices-tick'),
                }}
              />
            )}
            <Button type="submit">{t('grid.review-save', { count: changes.length })}</Button>
          </>
        )}
      </PostForm>
    </Dialog>
  );
}
