import { flushSync } from 'react-dom';
import { Icon } from '../../design/icon.tsx';
import { t } from '../staff-text.ts';
import styles from './branch-table.module.css';
import type { RowOrder } from './use-row-order.ts';

interface OrderCellProps {
  id: number;
  name: string;
  order: RowOrder;
  error: string | undefined;
}

/** A row's position in the menu: by dragging its handle, by its two buttons, or as a number. */
export function OrderCell({ id, name, order, error }: OrderCellProps) {
  const index = order.ids.indexOf(id);
  return (
    <span className={`line ${styles.order}`}>
      <span className={styles.handle} title={t('branches.drag', { name })} aria-hidden="true" {...order.drag(id)}>
        ⠿
      </span>
      <MoveButton label={t('branches.move-up', { name })} isOff={index === 0} onPress={() => order.move(id, -1)} up />
      <MoveButton
        label={t('branches.move-down', { name })}
        isOff={index === order.ids.length - 1}
        onPress={() => order.move(id, 1)}
      />
      <input
        name={`${id}.sortOrder`}
        aria-label={t('branches.order-of', { name })}
        aria-invalid={error !== undefined || undefined}
        inputMode="numeric"
        size={3}
        value={order.place(id)}
        onChange={(event) => order.type(id, event.currentTarget.value)}
      />
    </span>
  );
}

interface MoveButtonProps {
  label: string;
  isOff: boolean;
  up?: boolean;
  onPress: () => void;
}

/** Keeps the focus while its row moves; announces when it has reached the end of the table. */
function MoveButton({ label, isOff, up = false, onPress }: MoveButtonProps) {
  return (
    <button
      type="button"
      className={styles.move}
      aria-label={label}
      aria-disabled={isOff || undefined}
      data-up={up || undefined}
      onClick={({ currentTarget }) => {
        if (isOff) return;
        flushSync(onPress); // moving the row may remove and reinsert it, which loses the focus
        currentTarget.focus();
      }}
    >
      <Icon shape="down" size={16} />
    </button>
  );
}
