import type { PanzoomObject } from '@panzoom/panzoom';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

const STEP_PX = 60;
const MAX_ZOOM = 8;

export interface Zoom {
  /** The library is there: until then the buttons can't be pressed. */
  isReady: boolean;
  in(this: void): void;
  out(this: void): void;
  reset(this: void): void;
  /** Moves a place of the drawing, as fractions, to the middle of a zoomed view. */
  show(this: void, x: number, y: number): void;
  onKeyDown(this: void, event: KeyboardEvent): void;
}

/**
 * Zooms and moves a drawing by wheel, pinch, drag, double click and keys. The library is loaded after the page; without it the drawing is
 * a picture with links.
 */
export function useZoom(sheet: RefObject<HTMLElement | null>): Zoom {
  const zoom = useRef<PanzoomObject>(undefined);
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const element = sheet.current;
    const frame = element?.parentElement;
    if (element === null || frame === null || frame === undefined) return undefined;
    let isGone = false;
    let end = () => {};
    const start = ({ default: Panzoom }: typeof import('@panzoom/panzoom')) => {
      if (isGone) return;
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const made = Panzoom(element, {
        maxScale: MAX_ZOOM,
        minScale: 1,
        contain: 'outside',
        animate: !isStill,
        touchAction: 'pan-y', // the page scrolls over a drawing that is not enlarged
      });
      zoom.current = made;
      setIsReady(true);
      const onChange = () => {
        const scale = made.getScale();
        element.style.setProperty('--counter', String(1 / scale));
        made.setOptions({ touchAction: scale > 1 ? 'none' : 'pan-y' });
        const picture = element.querySelector('img');
        if (picture !== null) picture.sizes = `${Math.round(frame.clientWidth * scale)}px`;
      };
      const onWheel = (event: WheelEvent) => made.zoomWithWheel(event);
      const onDoubleClick = (event: MouseEvent) => made.zoomToPoint(made.getScale() * 2, event);
      element.addEventListener('panzoomchange', onChange);
      frame.addEventListener('wheel', onWheel, { passive: false });
      frame.addEventListener('dblclick', onDoubleClick);
      end = () => {
        element.removeEventListener('panzoomchange', onChange);
        frame.removeEventListener('wheel', onWheel);
        frame.removeEventListener('dblclick', onDoubleClick);
        made.destroy();
        zoom.current = undefined;
      };
    };
    import('@panzoom/panzoom').then(start, () => {}); // without a network the drawing stays a picture with links
    return () => {
      isGone = true;
      end();
    };
  }, [sheet]);

  const move = (x: number, y: number) => zoom.current?.pan(x, y, { relative: true });
  const actions: Record<string, () => void> = {
    '+': () => zoom.current?.zoomIn(),
    '=': () => zoom.current?.zoomIn(),
    '-': () => zoom.current?.zoomOut(),
    '0': () => zoom.current?.reset(),
    ArrowLeft: () => move(STEP_PX, 0),
    ArrowRight: () => move(-STEP_PX, 0),
    ArrowUp: () => move(0, STEP_PX),
    ArrowDown: () => move(0, -STEP_PX),
  };
  return {
    isReady,
    in: () => zoom.current?.zoomIn(),
    out: () => zoom.current?.zoomOut(),
    reset: () => zoom.current?.reset(),
    show: (x, y) => {
      const element = sheet.current;
      if (element === null || zoom.current === undefined || zoom.current.getScale() <= 1) return;
      zoom.current.pan((0.5 - x) * element.offsetWidth, (0.5 - y) * element.offsetHeight);
    },
    onKeyDown: (event) => {
      const action = event.ctrlKey || event.metaKey || event.altKey ? undefined : actions[event.key];
      if (action === undefined || zoom.current === undefined) return;
      event.preventDefault();
      action();
    },
  };
}
