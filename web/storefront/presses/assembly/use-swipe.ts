import { type TouchEvent, useRef } from 'react';

const SWIPE_PX = 60;

/** Turns to the next or the previous row when a finger swipes over the sheet of one. */
export function useSwipe() {
  const start = useRef<readonly [x: number, y: number] | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent<HTMLElement>) => {
      const touch = touches.item(0);
      start.current = touch && [touch.clientX, touch.clientY];
    },
    onTouchEnd: ({ target, changedTouches }: TouchEvent<HTMLElement>) => {
      const touch = changedTouches.item(0);
      const from = start.current;
      start.current = null;
      if (from === null || touch === null || !(target instanceof Element)) return;
      const [across, down] = [touch.clientX - from[0], touch.clientY - from[1]];
      if (Math.abs(across) < SWIPE_PX || Math.abs(across) < 2 * Math.abs(down)) return;
      target
        .closest('tr:target')
        ?.querySelector<HTMLAnchorElement>(across < 0 ? 'a[rel=next]' : 'a[rel=prev]')
        ?.click();
    },
  };
}
