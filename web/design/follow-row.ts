/**
 * For a table's `ref`: a click anywhere in a row marked `data-linked` follows the link of its first cell, in a new
 * window if the click requests it. Clicks on other controls and text selections are ignored.
 */
export function followRows(table: HTMLTableElement | null): (() => void) | undefined {
  table?.addEventListener('click', followRow);
  return () => table?.removeEventListener('click', followRow);
}

function followRow({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest('a, button, input, select, label, summary') !== null) return;
  if (getSelection()?.isCollapsed === false) return;
  const link = target.closest('tr[data-linked]')?.querySelector(':is(th, td):first-child > a');
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}
