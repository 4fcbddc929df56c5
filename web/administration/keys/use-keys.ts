import { useEffectEvent, useLayoutEffect } from 'react';
import { keysAreOn } from './keys-choice.ts';

/** Actions by key, named as the browser names it ('j', '?', 'Enter'). */
export type Keys = Readonly<Record<string, () => void>>;

/** Single keys for a screen: not while something is typed, not with Ctrl, Alt or Cmd, and not where they were turned off. */
export function useKeys(keys: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (act === undefined || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (isTyped(event.target) || document.querySelector('dialog[open]') !== null || !keysAreOn()) return;
    event.preventDefault();
    act();
  });
  // Before the screen is painted: anyone who sees it may press.
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
