import type { StaffAttribute } from '#shop/shopfront/specification-editing/paths.ts';
import { ATTRIBUTE_KINDS } from '#shop/catalogue/specifications/specification.ts';
import { Cell } from '../branches/branch-cell.tsx';
import styles from '../branches/branch-table.module.css';
import { OrderCell } from '../branches/position-cell.tsx';
import { useMoves } from '../branches/use-moves.ts';
import type { DrawnForm } from '../forms/staff-form.tsx';
import { formatNumber } from '../staff-figures.ts';
import { say, t } from '../staff-text.ts';
import { NEW_ROW, tickLabel, TICKS } from './type-values.ts';

interface AttributeTableProps extends DrawnForm {
  attributes: readonly StaffAttribute[];
}

/** The attributes of a type, in order, with a row for a new one (I1). */
export function AttributeTable({ attributes, values, errors, form }: AttributeTableProps) {
  const { order, announcement } = useMoves(
    form,
    attributes.map(({ id, name }) => ({ id, name, place: values[`${id}.sortOrder`] ?? '' })),
  );
  const rows = order.ids.flatMap((id) => attributes.find((attribute) => attribute.id === id) ?? []);
  const cells = { values, errors };
  return (
    <>
      <div className="sideways">
        <table className={styles.table}>
          <caption className="visually-hidden">{t('attributes.caption')}</caption>
          <thead>
            <tr>
              {[
                t('branches.order'),
                t('attributes.name'),
                t('attributes.unit'),
                t('attributes.kind'),
                ...TICKS.map((tick) => tickLabel(tick)),
                t('attributes.values'),
              ].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, values: count }) => (
              <tr key={id} data-dragged={order.dragged === id || undefined} {...order.dropOn(id)}>
                <Cell label={t('branches.order')} error={errorOf(cells, id, 'sortOrder')}>
                  <OrderCell id={id} name={name} order={order} error={errorOf(cells, id, 'sortOrder')} />
                </Cell>
                <AttributeCells id={id} name={name} {...cells} />
                <Cell label={t('attributes.values')}>{formatNumber(count)}</Cell>
              </tr>
            ))}
            <tr>
              <Cell label={t('branches.order')}>{t('attributes.new')}</Cell>
              <AttributeCells id={NEW_ROW} name={t('attributes.new')} {...cells} />
              <Cell label={t('attributes.values')}>{0}</Cell>
            </tr>
          </tbody>
        </table>
      </div>
      <output className="visually-hidden">{announcement}</output>
      <p className="faint-ink around-3">{t('attributes.hint')}</p>
    </>
  );
}

type Cells = Pick<DrawnForm, 'values' | 'errors'>;

function errorOf({ errors }: Cells, id: number, field: string): string | undefined {
  const wrong = errors[`${id}.${field}`];
  return wrong === undefined ? undefined : say(wrong);
}

function AttributeCells({ id, name, ...cells }: Cells & { id: number; name: string }) {
  const field = (column: string) => {
    const error = errorOf(cells, id, column);
    return {
      name: `${id}.${column}`,
      'aria-invalid': error !== undefined || undefined,
      defaultValue: cells.values[`${id}.${column}`] ?? '',
    };
  };
  return (
    <>
      <Cell label={t('attributes.name')} kind="name" error={errorOf(cells, id, 'name')}>
        <input {...field('name')} aria-label={t('attributes.name-of', { name })} maxLength={100} />
      </Cell>
      <Cell label={t('attributes.unit')} kind="short" error={errorOf(cells, id, 'unit')}>
        <input {...field('unit')} aria-label={t('attributes.unit-of', { name })} maxLength={20} />
      </Cell>
      <Cell label={t('attributes.kind')} error={errorOf(cells, id, 'kind')}>
        <select {...field('kind')} aria-label={t('attributes.kind-of', { name })}>
          {ATTRIBUTE_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`attributes.kind.${kind}`)}
            </option>
          ))}
        </select>
      </Cell>
      {TICKS.map((tick) => (
        <Cell key={tick} label={tickLabel(tick)}>
          <input
            type="checkbox"
            name={`${id}.${tick}`}
            aria-label={t('attributes.tick-of', { name, tick: tickLabel(tick) })}
            defaultChecked={cells.values[`${id}.${tick}`] === 'on'}
          />
        </Cell>
      ))}
    </>
  );
}
