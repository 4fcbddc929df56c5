import history from '../history/change-details.module.css';
import { t } from '../staff-text.ts';
import { differingPart } from './differing-part.ts';
import styles from './import-view.module.css';

/** A cell of a file that differs from the shop. */
interface DifferingCell {
  column: string;
  /** null: new. */
  before: string | null;
  after: string;
}

/** The cells of a row that differ, each before and after. */
export function DifferingCells({ cells }: { cells: readonly DifferingCell[] }) {
  return (
    <dl className={`${history.changes} ${styles.cells}`}>
      {cells.map(({ column, before, after }) => (
        <div key={column}>
          <dt>{column}</dt>
          <dd>
            <Difference before={before} after={after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Difference({ before, after }: Pick<DifferingCell, 'before' | 'after'>) {
  if (before === null) return <ins>{after}</ins>;
  const part = differingPart(before, after);
  return (
    <>
      <del>{part.before === '' ? t('import-view.empty') : part.before}</del>
      <ins>{part.after === '' ? t('import-view.empty') : part.after}</ins>
    </>
  );
}
