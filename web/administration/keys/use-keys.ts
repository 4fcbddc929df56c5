import { useEffectEvent, useLayoutEffect } from 'react';
import { keysAreOn } from './keys-choice.ts';

/** Actions by key, named as in the browser ('j', '?', 'Enter'). */
export type Keys = Readonly<Record<string, () => void>>;

/** Single-key shortcuts of a screen: not during typing, not with Ctrl, Alt or Cmd, and not if turned off. */
export function useKeys(keys: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (act === undefined || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (isTyped(event.target) || document.querySelector('dialog[open]') !== null || !keysAreOn()) return;
    event.preventDefault();
    act();
  });
  // Before the first paint, because people may press a key as soon as they see the screen.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function isTyped(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const isTick = target instanceof HTMLInputElement && target.type === 'checkbox';
  return (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) && !isTick;
}
