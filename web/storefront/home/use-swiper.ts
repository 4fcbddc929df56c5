import { useEffect, useRef, useState, type RefObject } from 'react';
import type { CarouselEngine } from './start-swiper.ts';

/**
 * Starts the carousel once it is in view, and loads its engine only then. With reduced motion it waits until Play is
 * pressed (D40).
 */
export function useSwiper(frame: RefObject<HTMLDivElement | null>, count: number) {
  const engine = useRef<CarouselEngine>(null);
  const [current, setCurrent] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (element === null || count < 2) return undefined;
    const end = new AbortController();
    const start = async () => {
      const { startSwiper } = await import('./start-swiper.ts');
      if (end.signal.aborted) return;
      engine.current = startSwiper(element, { onSlide: setCurrent, onPlaying: setIsPlaying });
    };
    const seen = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== true) return;
      seen.disconnect();
      start().catch(() => {}); // not loaded: the first picture stays
    });
    seen.observe(element);
    return () => {
      end.abort();
      seen.disconnect();
      engine.current?.stop();
      engine.current = null;
    };
  }, [frame, count]);

  return {
    current,
    isPlaying,
    previous: () => engine.current?.previous(),
    next: () => engine.current?.next(),
    toggle: () => engine.current?.toggle(),
  };
}
