/**
 * Puts a value into a field of a form as if it had been typed, so that the form, and what React holds of it, know of the
 * change. A box is ticked where the value is 'on'; of several choices of one name the one with this value is chosen.
 */
export function putValue(form: HTMLFormElement | null, name: string, value: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof RadioNodeList) {
    field.value = value;
    form?.dispatchEvent(new Event('input', { bubbles: true }));
  } else if (field instanceof HTMLInputElement && field.type === 'checkbox') {
    if (field.checked !== (value === 'on')) field.click();
  } else if (field instanceof HTMLInputElement) {
    type(HTMLInputElement.prototype, field, value);
  } else if (field instanceof HTMLTextAreaElement) {
    type(HTMLTextAreaElement.prototype, field, value);
  } else if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** By the element's own setter: React puts another before it, and takes what comes through that for its own writing. */
function type<Field extends HTMLElement>(prototype: Field, field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
