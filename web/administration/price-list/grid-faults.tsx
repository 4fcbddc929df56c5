import type { ListedPrice } from '#shop/catalogue/price-lists/paths.ts';
import { Notice } from '../../design/notice.tsx';
import type { FormErrors } from '../../texts/wording.ts';
import { say, t } from '../staff-text.ts';
import { columnLabel, newRowLabel, storedRowLabel } from './price-cells.tsx';
import type { GridColumn } from './price-grid.ts';

const MAX_SHOWN = 50;

interface GridFaultsProps {
  errors: FormErrors<string>;
  stored: readonly ListedPrice[];
  /** Goes to a cell. */
  onShow: (name: string) => void;
}

/** All cells that can't be saved, each with its row and column. */
export function GridFaults({ errors, stored, onShow }: GridFaultsProps) {
  const faults = Object.entries(errors).filter(([name]) => name.startsWith('cell.'));
  if (faults.length === 0) return null;
  return (
    <Notice kind="bad">
      <p>{t('price-lists.faults', { count: faults.length })}</p>
      <ul>
        {faults.slice(0, MAX_SHOWN).map(([name, fault]) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => {
                event.preventDefault();
                onShow(name);
              }}
            >
              {fault === undefined ? null : t('price-lists.fault', { ...placeOf(name, stored), fault: say(fault) })}
            </a>
          </li>
        ))}
      </ul>
      {faults.length > MAX_SHOWN ? <p>{t('price-lists.more-faults', { count: faults.length - MAX_SHOWN })}</p> : null}
    </Notice>
  );
}

function placeOf(name: string, stored: readonly ListedPrice[]) {
  const [, row = '', column = ''] = name.split('.');
  const price = stored.find(({ id }) => String(id) === row);
  return {
    row: price === undefined ? newRowLabel(Number(row.slice(3))) : storedRowLabel(price),
    column: columnLabel(column as GridColumn),
  };
}
