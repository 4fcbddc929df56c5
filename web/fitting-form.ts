/** What stood in a form that was sent. */
export type TypedField = [name: string, value: string];

/** A field of a form as it is drawn, in a browser or in the page's text. */
export interface DrawnControl {
  name: string;
  type: string;
  value: string;
}

/** Whether somebody types into it or chooses in it; what a form sends unseen is the page's own to say. */
export function isTyped({ type }: DrawnControl): boolean {
  return !['hidden', 'file', 'password', 'submit', 'button'].includes(type);
}

/** Of these forms the one that has most of these fields: one of many alike is told from them by what it sends unseen. */
export function fittingForm<Form extends { controls: readonly DrawnControl[] }>(
  forms: readonly Form[],
  fields: readonly TypedField[],
): Form | undefined {
  const names = new Set(fields.map(([name]) => name));
  const fits = forms.map((form) => {
    const controls = form.controls.filter(({ name }) => names.has(name));
    const same = controls.filter(
      (control) => isTyped(control) || fields.some(([name, value]) => name === control.name && value === control.value),
    );
    return { form, fit: controls.some(isTyped) ? same.length : 0 };
  });
  const best = fits.toSorted((one, other) => other.fit - one.fit)[0];
  return best === undefined || best.fit === 0 ? undefined : best.form;
}
