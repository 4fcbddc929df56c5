import { type MouseEvent, type PointerEvent, useRef } from 'react';

interface Drag {
  from: HTMLInputElement;
  ticked: boolean;
  /** Boxes that were selected before. */
  before: ReadonlySet<HTMLInputElement>;
  hasMoved: boolean;
}

interface BodyHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerOver: (event: PointerEvent<HTMLElement>) => void;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

const isBox = (target: unknown): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.name === 'id';

const boxesOf = (body: HTMLElement) => [...body.querySelectorAll<HTMLInputElement>('input[type=checkbox][name=id]')];

function boxesBetween(body: HTMLElement, one: HTMLInputElement, other: HTMLInputElement): HTMLInputElement[] {
  const boxes = boxesOf(body);
  const ends = [boxes.indexOf(one), boxes.indexOf(other)];
  return ends.includes(-1) ? [other] : boxes.slice(Math.min(...ends), Math.max(...ends) + 1);
}

/**
 * Selects or clears a range of rows: the mouse is pressed on the box of the first and moved to the last, or the last box
 * is pressed with Shift. @returns the handlers of the table's body
 */
export function useTickRange(): BodyHandlers {
  const last = useRef<HTMLInputElement>(null);
  const drag = useRef<Drag>(null);
  return {
    onPointerDown({ currentTarget, target, pointerType, shiftKey }) {
      drag.current = null;
      if (pointerType !== 'mouse' || shiftKey || !isBox(target)) return;
      const before = new Set(boxesOf(currentTarget).filter(({ checked }) => checked));
      drag.current = { from: target, ticked: !target.checked, before, hasMoved: false };
    },
    onPointerOver({ currentTarget, target, buttons }) {
      if (buttons !== 1) drag.current = null; // released outside the table
      const box = target instanceof Element ? target.closest('tr')?.querySelector('input[name=id]') : null;
      if (drag.current === null || !isBox(box)) return;
      const { from, ticked, before, hasMoved } = drag.current;
      if (box === from && !hasMoved) return;
      drag.current.hasMoved = true;
      last.current = box;
      const range = new Set(boxesBetween(currentTarget, from, box));
      for (const each of boxesOf(currentTarget)) each.checked = range.has(each) ? ticked : before.has(each);
    },
    onClick({ currentTarget, detail, shiftKey, target }) {
      if (!isBox(target)) return;
      const isEndOfDrag = detail > 0 && drag.current?.hasMoved === true; // moved away and back
      if (isEndOfDrag) target.checked = drag.current?.ticked ?? target.checked;
      const from = last.current;
      last.current = target;
      if (!shiftKey || from === null) return;
      for (const box of boxesBetween(currentTarget, from, target)) box.checked = target.checked;
    },
  };
}
