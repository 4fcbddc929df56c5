import type { SyntheticEvent } from 'react';

/** Marks a callout and its row together while the pointer or the focus is on one of them. */
export function lightUp({ target, currentTarget }: SyntheticEvent<HTMLElement>): void {
  const over = target instanceof Element ? target.closest<HTMLElement>('[data-callout]') : null;
  const number = over?.dataset['callout'];
  for (const element of currentTarget.querySelectorAll<HTMLElement>('[data-callout]'))
    element.toggleAttribute('data-lit', number !== undefined && element.dataset['callout'] === number);
}
