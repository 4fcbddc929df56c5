import { type ReactNode, useEffect } from 'react';
import { repeatTyped } from './typed-before-hydration.ts';

/**
 * Repeats the early choices, and marks the page as hydrated: the effects of all components below have run, so every element
 * answers. Browser tests wait for the mark.
 */
export function AfterHydration({ children }: { children: ReactNode }): ReactNode {
  useEffect(() => {
    repeatTyped();
    if (!isVisitAgain()) repeatChoices();
    document.documentElement.dataset['hydrated'] = '';
  }, []);
  return children;
}

/** On going back the browser restores its fields: nobody has chosen anything. */
function isVisitAgain(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && visit.type === 'back_forward';
}

/**
 * Repeats what a reader chose in selects, checkboxes and radio buttons before React had hydrated the page: React learned of none
 * of it, so a chosen language would not come, and a chosen width would be shown while another is bought.
 */
function repeatChoices(): void {
  for (const select of document.querySelectorAll('select')) {
    if (select.value !== renderedValue(select)) select.dispatchEvent(new Event('change', { bubbles: true }));
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('input[type=checkbox], input[type=radio]')) {
    const isLeft = field.type === 'radio' && !field.checked; // the other one is repeated
    if (field.checked === field.defaultChecked || isLeft) continue;
    field.checked = field.defaultChecked;
    field.click();
  }
}

function renderedValue({ options }: HTMLSelectElement): string {
  const shown = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return shown?.value ?? '';
}
