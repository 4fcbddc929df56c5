import { queryAllByRole, type ByRoleOptions } from '@testing-library/dom';
import type { PlainAnswer } from './plain-answer.ts';
import { isShown, labelsOf, matches, type Text, textOf } from './plain-text.ts';
import { chooseFile, type SentFile } from './sent-form.ts';

/** The page in which elements are found, and the effect of pressing them. */
interface ShownPage {
  readonly document: Document;
  url(): string;
  activate(element: Element): Promise<void>;
  submit(form: HTMLFormElement, button: HTMLButtonElement | undefined): Promise<PlainAnswer>;
  submitTwice(button: HTMLButtonElement): Promise<PlainAnswer[]>;
}

export interface Narrowed {
  hasText?: Text;
  has?: PlainLocator;
}

export interface RoleOptions {
  name?: Text;
  exact?: boolean;
  level?: number;
  checked?: boolean;
  disabled?: boolean;
}

/** The elements of a page that match a description, looked up each time they are used. */
export class PlainLocator {
  readonly #page: ShownPage;
  readonly #says: string;
  readonly #find: () => Element[];

  constructor(page: ShownPage, says: string, find: () => Element[]) {
    this.#page = page;
    this.#says = says;
    this.#find = find;
  }

  #within(says: string, find: (root: Element) => Iterable<Element>): PlainLocator {
    return new PlainLocator(this.#page, `${this.#says} > ${says}`, () => [
      ...new Set(this.#find().flatMap((root) => [...find(root)])),
    ]);
  }

  #only(says: string, narrow: (found: Element[]) => Element[]): PlainLocator {
    return new PlainLocator(this.#page, `${this.#says}${says}`, () => narrow(this.#find()));
  }

  locator(css: string, narrowed: Narrowed = {}): PlainLocator {
    return this.#within(css, (root) => root.querySelectorAll(css)).filter(narrowed);
  }

  getByRole(role: string, { name, exact = false, disabled, ...others }: RoleOptions = {}): PlainLocator {
    const options: ByRoleOptions = {
      ...others,
      hidden: true, // styles are not read: elements hidden by the page itself are left out below
      ...(name === undefined ? {} : { name: (accessible) => matches(accessible, name, exact) }),
    };
    return this.#within(`${role} ${name ?? ''}`, (root) =>
      queryAllByRole(root as HTMLElement, role, options).filter(
        (element) => isShown(element) && (disabled === undefined || element.matches(':disabled') === disabled),
      ),
    );
  }

  getByLabel(label: Text, { exact = false }: { exact?: boolean } = {}): PlainLocator {
    return this.#within(`label ${label}`, (root) =>
      [...root.querySelectorAll('input, select, textarea, button, output, [aria-label], [aria-labelledby]')].filter(
        (field) => labelsOf(field).some((text) => matches(text, label, exact)),
      ),
    );
  }

  getByText(text: Text, { exact = false }: { exact?: boolean } = {}): PlainLocator {
    return this.#within(`text ${text}`, (root) => {
      const having = [...root.querySelectorAll('*')].filter(
        (element) =>
          !element.matches('script, style, option') && isShown(element) && matches(textOf(element), text, exact),
      );
      return having.filter((element) => !having.some((inner) => inner !== element && element.contains(inner)));
    });
  }

  filter({ hasText, has }: Narrowed): PlainLocator {
    if (hasText === undefined && has === undefined) return this;
    return this.#only(` with ${hasText ?? 'another'}`, (found) =>
      found.filter(
        (element) =>
          (hasText === undefined || matches(textOf(element), hasText, false)) &&
          (has === undefined || has.#find().some((inner) => element.contains(inner))),
      ),
    );
  }

  nth(index: number): PlainLocator {
    return this.#only(` ${index}`, (found) => found.slice(index).slice(0, 1));
  }

  first(): PlainLocator {
    return this.nth(0);
  }

  last(): PlainLocator {
    return this.nth(-1);
  }

  async all(): Promise<PlainLocator[]> {
    return this.#find().map(
      (element, index) => new PlainLocator(this.#page, `${this.#says} ${index}`, () => [element]),
    );
  }

  async count(): Promise<number> {
    return this.#find().length;
  }

  async waitFor({ state = 'visible' }: { state?: 'visible' | 'attached' | 'hidden' | 'detached' } = {}): Promise<void> {
    const isThere = this.#find().length > 0;
    if (isThere !== (state === 'visible' || state === 'attached'))
      throw new Error(`${this.#says} is ${isThere ? '' : 'not '}on ${this.#page.url()}: ${this.#summary()}`);
  }

  async textContent(): Promise<string> {
    return this.#one().textContent;
  }

  async innerText(): Promise<string> {
    return textOf(this.#one());
  }

  async allTextContents(): Promise<string[]> {
    return this.#find().map((element) => element.textContent);
  }

  async allInnerTexts(): Promise<string[]> {
    return this.#find().map(textOf);
  }

  async evaluateAll<T>(work: (elements: Element[]) => T): Promise<T> {
    return work(this.#find());
  }

  async getAttribute(name: string): Promise<string | null> {
    return this.#one().getAttribute(name);
  }

  async inputValue(): Promise<string> {
    return this.#field().value;
  }

  async isChecked(): Promise<boolean> {
    return this.#one().matches(':checked');
  }

  async isDisabled(): Promise<boolean> {
    return this.#one().matches(':disabled');
  }

  async fill(value: string): Promise<void> {
    this.#field().value = value;
  }

  async setChecked(isChecked: boolean): Promise<void> {
    (this.#one() as HTMLInputElement).checked = isChecked;
  }

  check(): Promise<void> {
    return this.setChecked(true);
  }

  uncheck(): Promise<void> {
    return this.setChecked(false);
  }

  async selectOption(wanted: string | { label: string } | { index: number }): Promise<void> {
    const { options } = this.#one() as HTMLSelectElement;
    const option = [...options].find((each, index) =>
      typeof wanted === 'string'
        ? each.value === wanted || textOf(each) === wanted
        : 'label' in wanted
          ? textOf(each) === wanted.label
          : index === wanted.index,
    );
    if (option === undefined) throw new Error(`${this.#says} has no option ${JSON.stringify(wanted)}.`);
    option.selected = true;
  }

  async setInputFiles(file: SentFile | string): Promise<void> {
    chooseFile(this.#one(), file);
  }

  async click(): Promise<void> {
    await this.#page.activate(this.#one());
  }

  /** Sends the form of a button twice at once, like an impatient user; returns both responses. */
  async pressTwice(): Promise<PlainAnswer[]> {
    return this.#page.submitTwice(this.#one() as HTMLButtonElement);
  }

  /** Enter in a field sends its form with the first of its buttons; on a button or link it is a click. */
  async press(key: string): Promise<void> {
    if (key !== 'Enter') throw new Error(`Without script nothing handles the key ${key}.`);
    const element = this.#one();
    if (!element.matches('input, select')) return this.#page.activate(element);
    const { form } = element as HTMLInputElement;
    if (form === null) throw new Error(`${this.#says} is not in a form.`);
    const button = [...form.elements].find((each) => each.matches('button:not([type=button]), input[type=submit]'));
    await this.#page.submit(form, button as HTMLButtonElement | undefined);
  }

  #one(): Element {
    const found = this.#find();
    const [element] = found;
    if (element === undefined || found.length > 1)
      throw new Error(`${found.length} elements are ${this.#says} on ${this.#page.url()}: ${this.#summary()}`);
    return element;
  }

  #field(): HTMLInputElement {
    const element = this.#one();
    if (!element.matches('input, select, textarea')) throw new Error(`${this.#says} is not a field.`);
    return element as HTMLInputElement;
  }

  #summary(): string {
    const main = this.#page.document.querySelector('main') ?? this.#page.document.body;
    return textOf(main).slice(0, 1500);
  }
}
