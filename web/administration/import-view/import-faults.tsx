import { Notice } from '../../design/notice.tsx';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { t } from '../staff-text.ts';
import styles from './import-view.module.css';
import type { ImportDetails, CellFault, ImportConflict } from '#shop/desk/product-files/paths.ts';

const faultColumns = (): readonly Column<CellFault>[] => [
  { key: 'file', label: t('import-view.column.file'), cell: ({ file }) => <Words>{file}</Words> },
  { key: 'row', label: t('import-view.column.row'), align: 'end', cell: ({ row }) => row },
  { key: 'column', label: t('import-view.column.column'), cell: ({ column }) => <Words>{column}</Words> },
  { key: 'message', label: t('import-view.column.message'), cell: ({ message }) => <Words>{message}</Words> },
  { key: 'value', label: t('import-view.column.value'), cell: ({ value }) => <Words>{value}</Words> },
];

/** All faulty cells, by row and column, so that the file can be corrected. */
export function ImportFaults({ state, faults, errors }: Pick<ImportDetails, 'faults' | 'errors'> & { state: string }) {
  if (faults === 0) return null;
  return (
    <>
      <Notice kind="bad">
        {t(state === 'refused' ? 'import-view.faults' : 'import-view.left-out', { count: faults })}
      </Notice>
      {faults > errors.length ? <p>{t('import-view.faults-shown', { count: errors.length })}</p> : null}
      <ListTable
        caption={t('import-view.faults-caption')}
        columns={faultColumns()}
        rows={errors}
        rowKey={({ file, row, column, message }) => `${file} ${row} ${column} ${message}`}
      />
    </>
  );
}

const conflictColumns = (): readonly Column<ImportConflict>[] => [
  { key: 'row', label: t('import-view.column.row'), cell: ({ row }) => row },
  { key: 'name', label: t('import-view.column.name'), cell: (conflict) => <ThingLink {...conflict} /> },
  { key: 'reason', label: t('import-view.column.reason'), cell: ({ reason }) => reason },
];

/** The rows changed by others in the meantime, so that nothing was written. */
export function ImportConflicts({ conflicts }: Pick<ImportDetails, 'conflicts'>) {
  if (conflicts.length === 0) return null;
  return (
    <section aria-labelledby="conflicts">
      <h2 id="conflicts">{t('import-view.conflicts')}</h2>
      <ListTable
        caption={t('import-view.conflicts')}
        columns={conflictColumns()}
        rows={conflicts}
        rowKey={({ kind, entityId, row }) => `${kind} ${entityId} ${row}`}
      />
    </section>
  );
}

/** A product by name, with a link if it exists; a width by name. */
export function ThingLink({ kind, entityId, name }: { kind: string; entityId: number | null; name: string }) {
  if (kind === 'widths') return t('import-view.width', { name });
  if (kind === 'texts' || kind === 'fits') return <Words>{name}</Words>;
  if (entityId === null) return <Words>{name}</Words>;
  return (
    <a href={`/Administration/ProductEdit?id=${entityId}`} className={styles.words}>
      {name}
    </a>
  );
}

function Words({ children }: { children: string }) {
  return <span className={styles.words}>{children}</span>;
}
