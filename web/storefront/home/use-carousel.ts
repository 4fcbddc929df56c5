import { type PointerEvent, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** The figures of A6. */
const MOVE_MS = 900;
const REST_MS = 3000;
const GAP_PX = 50;

/** A finger that moves less is a press. */
const SWIPE_PX = 40;

/**
 * Rotates the items of a list, one in view at a time, without end (A6). Only its button and reduced motion stop it (D40). With reduced
 * motion, Play changes the items without moving them.
 * @returns the index of the item in view; null until the page is hydrated: then all items are in a row
 */
export function useCarousel(list: RefObject<HTMLUListElement | null>, count: number) {
  const isStill = useSyncExternalStore(onStillness, readStillness, () => null);
  const [current, setCurrent] = useState(0);
  const [pressed, setPressed] = useState<{ isPlaying: boolean; isStill: boolean | null } | null>(null);
  const isPlaying = count > 1 && (pressed?.isStill === isStill ? pressed.isPlaying : isStill === false);
  const touchedAt = useRef<number>(null);

  const turn = (step: 1 | -1) => {
    const next = (current + step + count) % count;
    if (list.current !== null && isStill === false) moveAcross(list.current, { from: current, to: next, step });
    setCurrent(next);
  };

  // Without dependencies: a picture that somebody turned to rests as long as any other.
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => turn(1), MOVE_MS + REST_MS);
    return () => clearTimeout(timer);
  });

  return {
    current: isStill === null ? null : current,
    isPlaying,
    previous: () => turn(-1),
    next: () => turn(1),
    toggle: () => setPressed({ isPlaying: !isPlaying, isStill }),
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

const stillness = () => matchMedia('(prefers-reduced-motion: reduce)');

const readStillness = () => stillness().matches;

function onStillness(changed: () => void): () => void {
  const query = stillness();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
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
