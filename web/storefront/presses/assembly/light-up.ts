import { type SyntheticEvent, useEffect } from 'react';
import { useLocation } from 'react-router';

/** Marks a callout and its row together while the pointer or the focus is on one of them. */
export function lightUp({ target, currentTarget }: SyntheticEvent<HTMLElement>): void {
  const over = target instanceof Element ? target.closest<HTMLElement>('[data-callout]') : null;
  const number = over?.dataset['callout'];
  for (const element of currentTarget.querySelectorAll<HTMLElement>('[data-callout]'))
    element.toggleAttribute('data-lit', number !== undefined && element.dataset['callout'] === number);
}

/** Marks the callout whose row the address names, so that one sees it on the drawing too. */
export function useChosenCallout(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const number = /^#(?:row|mark)-(\d+)$/.exec(hash)?.[1];
    for (const element of document.querySelectorAll<HTMLElement>('[data-callout]'))
      element.toggleAttribute('data-chosen', number !== undefined && element.dataset['callout'] === number);
  }, [hash]);
}
