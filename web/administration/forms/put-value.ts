/**
 * Puts a value into a field of a form as if it had been typed, so that the form and React notice the change. A checkbox is selected
 * if the value is 'on'; of several radio buttons with one name, the one with this value is selected.
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

/** Uses the element's own setter: React overrides it, and treats writes through its override as its own. */
function type<Field extends HTMLElement>(prototype: Field, field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
