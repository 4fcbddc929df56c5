import { fittingForm, isTyped, type TypedField } from './fitting-form.ts';
import { jsonText } from './json-text.ts';
import { FORM_KEY } from './page-context.ts';
import { TYPED_PLACE } from './typed-again.ts';

// Loaded when a form met the end of its session, and when its page is shown again.

interface Typed {
  /** Who typed it, by the account's number: nobody else is shown it. */
  customerId: number;
  /** Where it was sent to, and the page that the login leads back to: the same, but for a screen that keeps choices in its address. */
  sentTo: string;
  back: string;
  fields: TypedField[];
  /** Files can't be kept. */
  hadFiles: boolean;
}

/** What became of what was typed: all of it is there again, all but files, or none of it. */
export type Again = 'all' | 'part' | 'none';

interface Sent {
  customerId: number;
  sentTo: string;
  /** A path of the shop. */
  back: string;
  form: FormData;
}

/** Keeps what a customer had typed, but passwords. */
export function keepTyped({ customerId, sentTo, back, form }: Sent): void {
  const texts = [...form].filter((field): field is [string, string] => typeof field[1] === 'string');
  const typed: Typed = {
    customerId,
    sentTo: pageOf(new URL(sentTo)),
    back,
    fields: texts.filter(([name]) => name !== FORM_KEY && !/password/i.test(name)),
    hadFiles: [...form.values()].some((value) => value instanceof File && value.size > 0),
  };
  try {
    sessionStorage.setItem(TYPED_PLACE, JSON.stringify(typed));
  } catch {
    // No storage, or none left: the way back of the browser may still have it.
  }
}

/** Fills in what this customer had typed on this page; null: nothing was. The way to the page where it was, from the one it was sent to. */
export function fillInAgain(customerId: number, at: Pick<URL, 'pathname' | 'search'>): Again | { at: string } | null {
  const typed = jsonText(sessionStorage.getItem(TYPED_PLACE) ?? '') as Typed | undefined | null;
  if (typed == null) return null;
  const isBack = pageOf(at) === pageOf(new URL(typed.back, location.origin));
  if (!isBack && pageOf(at) !== typed.sentTo) return null;
  if (!isBack && typed.customerId === customerId) return { at: typed.back };
  sessionStorage.removeItem(TYPED_PLACE);
  if (typed.customerId !== customerId) return null;
  const form = formFor(typed.fields);
  if (form === undefined) return 'none';
  fillIn(form, typed.fields);
  return typed.hadFiles ? 'part' : 'all';
}

function pageOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return pathname.toLowerCase() + search;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement,
  );
}

function formFor(fields: Typed['fields']): HTMLFormElement | undefined {
  const forms = [...document.querySelectorAll<HTMLFormElement>('#content form[method="post"]')];
  return fittingForm(
    forms.map((form) => ({ form, controls: controlsOf(form) })),
    fields,
  )?.form;
}

function fillIn(form: HTMLFormElement, fields: Typed['fields']): void {
  const left = Map.groupBy(fields, ([name]) => name);
  for (const control of controlsOf(form).filter(isTyped)) {
    if (control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)) {
      const isTicked = fields.some(([name, value]) => name === control.name && value === control.value);
      if (control.checked !== isTicked) control.click();
      continue;
    }
    const value = left.get(control.name)?.shift()?.[1];
    if (value === undefined || value === control.value) continue;
    const part = control.closest('details');
    if (part !== null) part.open = true;
    // By the browser's own setter: React looks away from what its own would have it know already.
    Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
