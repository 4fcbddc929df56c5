import { type MouseEvent, useRef } from 'react';

/** Selects or clears all rows between the last pressed box and the one that is pressed with Shift. @returns the handler of the table's body */
export function useTickRange(): { onClick: (event: MouseEvent<HTMLElement>) => void } {
  const last = useRef<HTMLInputElement>(null);
  const onClick = ({ currentTarget, shiftKey, target }: MouseEvent<HTMLElement>) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'id') return;
    const boxes = [...currentTarget.querySelectorAll<HTMLInputElement>('input[type=checkbox][name=id]')];
    const from = last.current === null ? -1 : boxes.indexOf(last.current);
    last.current = target;
    if (!shiftKey || from < 0) return;
    const to = boxes.indexOf(target);
    for (const box of boxes.slice(Math.min(from, to), Math.max(from, to) + 1)) box.checked = target.checked;
  };
  return { onClick };
}
