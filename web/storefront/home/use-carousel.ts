import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** The figures of A6. */
const MOVE_MS = 900;
const REST_MS = 3000;
const GAP_PX = 50;

/** A finger that moves less is a press. */
const SWIPE_PX = 40;

/**
 * Rotates the items of a list, one in view at a time, without end (A6). Only its button and reduced motion stop it (D40). Pressing Play
 * overrides reduced motion; the items then change without moving.
 * @returns the index of the item in view; null until the script is there to rotate them
 */
export function useCarousel(list: RefObject<HTMLUListElement | null>, count: number) {
  const [current, setCurrent] = useState<number | null>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const touchedAt = useRef<number>(null);

  useEffect(() => {
    const stillness = matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => setIsPlaying(!stillness.matches && count > 1);
    follow();
    setCurrent(0);
    stillness.addEventListener('change', follow);
    return () => stillness.removeEventListener('change', follow);
  }, [count]);

  const turn = (step: 1 | -1) => {
    const from = current ?? 0;
    const to = (from + step + count) % count;
    if (list.current !== null && !prefersStillness()) moveAcross(list.current, { from, to, step });
    setCurrent(to);
  };

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => turn(1), MOVE_MS + REST_MS);
    return () => clearTimeout(timer);
  });

  return {
    current,
    isPlaying,
    previous: () => turn(-1),
    next: () => turn(1),
    toggle: () => setIsPlaying(!isPlaying),
    swipe: {
      onPointerDown({ pointerType, clientX }: PointerEvent) {
        touchedAt.current = pointerType === 'mouse' ? null : clientX;
      },
      onPointerUp({ clientX }: PointerEvent) {
        const moved = clientX - (touchedAt.current ?? clientX);
        touchedAt.current = null;
        if (Math.abs(moved) > SWIPE_PX) turn(moved < 0 ? 1 : -1);
      },
    },
  };
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Moves one item out of view and the other in beside it. Both are visible meanwhile. */
function moveAcross(list: Element, { from, to, step }: { from: number; to: number; step: 1 | -1 }): void {
  for (const earlier of list.getAnimations({ subtree: true })) earlier.cancel();
  const beside = (side: number) => `translateX(calc(${side} * (100% + ${GAP_PX}px)))`;
  const move = (item: number, start: number, end: number) =>
    list.children[item]?.animate(
      { transform: [beside(start), beside(end)], visibility: ['visible', 'visible'] },
      { duration: MOVE_MS, easing: 'ease' },
    );
  move(from, 0, -step);
  move(to, step, 0);
}
