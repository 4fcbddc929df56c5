/**
 * Puts a value into a field of a form as if it had been typed, so that the form knows itself changed. A box is ticked where
 * the value is 'on'; of several choices of one name the one with this value is chosen.
 */
export function putValue(form: HTMLFormElement | null, name: string, value: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof RadioNodeList) {
    field.value = value;
    form?.dispatchEvent(new Event('input', { bubbles: true }));
    return;
  }
  if (
    !(field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement)
  )
    return;
  if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value === 'on';
  else field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
