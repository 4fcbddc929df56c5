import { useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { EditedFamily } from '#shop/shopfront/product-editing/paths.ts';
import type { FormValues } from '../../forms/save-answer.ts';
import { Notice } from '../../design/notice.tsx';
import { useFirstErrorFocus } from '../../forms/use-first-error-focus.ts';
import { ConflictNotice } from '../forms/conflict-notice.tsx';
import { KeptNotice } from '../forms/kept-notice.tsx';
import { useDraft, useKeptDraft } from '../forms/use-draft.ts';
import { useSaveKey } from '../forms/use-save-key.ts';
import { t } from '../staff-text.ts';
import { deleteHref } from '../screen-addresses.ts';
import { familyHref } from './family-address.ts';
import { COLUMNS } from './grid.ts';
import { gridConflict } from './grid-conflict.ts';
import { GridCell } from './grid-cell.tsx';
import { GridTools } from './grid-tools.tsx';
import styles from './price-grid.module.css';
import { HiddenRowFields, rowTexts } from './hidden-row-fields.tsx';
import { ReviewChanges } from './review-changes.tsx';
import type { GridAnswer } from './grid-answer.ts';
import { useGrid } from './use-grid.ts';

interface PriceGridProps {
  form: string;
  family: EditedFamily;
  answer: GridAnswer | undefined;
}

/** The grid: plain fields in a table, so that it works without script; with it, like a spreadsheet (E8). */
export function PriceGrid(props: PriceGridProps) {
  const { draft, drop } = useDraft(
    '',
    props.answer !== undefined && 'saved' in props.answer ? props.answer : undefined,
  );
  return <Cells key={draft === null ? '' : 'draft'} {...props} draft={draft} onDrop={drop} />;
}

interface CellsProps extends PriceGridProps {
  /** Input from before the session expired or the page was reloaded. */
  draft: FormValues | null;
  onDrop: () => void;
}

function Cells({ form, family, answer, draft, onDrop }: CellsProps) {
  const refused = answer !== undefined && 'saved' in answer && !answer.saved ? answer : undefined;
  const review = answer !== undefined && 'review' in answer ? answer.review : undefined;
  const conflict = refused?.conflict ?? null;
  const typed = refused?.values ?? review ?? draft ?? undefined;
  const grid = useGrid(family, typed);
  const [isReviewed, setReviewed] = useState(review !== undefined);
  const [message, setMessage] = useState<string | null>(null);
  const [attempt, setAttempt] = useState<object | undefined>(refused);
  const focus = useFirstErrorFocus<HTMLDivElement>(attempt);
  const element = useRef<HTMLFormElement>(null);
  useSaveKey(element);
  // Saved values are not a draft while the grid is being reloaded.
  const isSaved = useNavigation().state === 'loading' && answer !== undefined && 'saved' in answer && answer.saved;
  const isKept = grid.changes.length > 0 && !isSaved;
  useKeptDraft('', !isKept ? null : { ...rowTexts({ family, conflict, typed }), ...grid.cells });
  return (
    <div ref={focus}>
      {refused === undefined || conflict === null ? null : (
        <ConflictNotice
          conflict={conflict}
          fields={gridConflict(grid.stored, grid.cells, conflict.current)}
          href={familyHref(family.id)}
          onTake={({ name, value }) => grid.change({ ...grid.cells, [name]: value })}
        />
      )}
      {draft === null ? null : <KeptNotice href={familyHref(family.id)} onDrop={onDrop} />}
      <GridTools grid={grid} />
      <Form
        ref={element}
        id={form}
        method="post"
        noValidate
        autoComplete="off"
        preventScrollReset
        onSubmit={(event) => {
          event.preventDefault();
          setMessage(grid.changes.length === 0 ? t('grid.nothing') : null);
          if (Object.keys(grid.errors).length > 0) return setAttempt({});
          setReviewed(grid.changes.length > 0);
        }}
      >
        <HiddenRowFields family={family} conflict={conflict} typed={typed} />
        <div className="sideways">
          <table className={styles.grid}>
            <caption className="visually-hidden">{t('grid.caption', { family: family.name })}</caption>
            <thead>
              <tr>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col">
                    {t(`grid.${column}`)}
                  </th>
                ))}
                <th scope="col">{t('delete.column')}</th>
              </tr>
            </thead>
            <tbody>
              {family.variants.map((variant) => (
                <tr key={variant.id}>
                  {COLUMNS.map((column) => (
                    <GridCell key={column} grid={grid} variant={variant} column={column} onMessage={setMessage} />
                  ))}
                  <td className={styles.delete}>
                    <a
                      href={deleteHref({ what: 'width', id: variant.id }, familyHref(family.id))}
                      aria-label={t('delete.link-of', { name: variant.details })}
                    >
                      {t('delete.link')}
                    </a>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Form>
      <output className={styles.message}>{message}</output>
      {family.variants.length === 0 ? <Notice kind="plain">{t('grid.none')}</Notice> : null}
      {isReviewed ? (
        <ReviewChanges
          family={family}
          grid={grid}
          conflict={conflict}
          answer={refused}
          typed={typed}
          onClose={() => setReviewed(false)}
        />
      ) : null}
    </div>
  );
}
