import { readFileSync } from 'node:fs';
import path from 'node:path';
import { queryAllByRole, type ByRoleOptions } from '@testing-library/dom';
import { JSDOM } from 'jsdom';

type Text = string | RegExp;
interface SentFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}
interface RequestOptions {
  headers?: Record<string, string>;
  data?: unknown;
  form?: Record<string, string>;
  multipart?: Record<string, string | SentFile>;
  maxRedirects?: number;
}
interface Sent {
  method: string;
  headers?: Record<string, string>;
  body?: string | URLSearchParams | FormData;
}

const MAX_REDIRECTS = 10;
/** Sessions are listed by it. */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** What a request was answered, with the names that Playwright has for it. */
export interface PlainAnswer {
  status(): number;
  ok(): boolean;
  headers(): Record<string, string>;
  text(): Promise<string>;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads the members that it expects
  json(): Promise<any>;
  body(): Promise<Buffer>;
}

/**
 * A page of the running shop as a browser without script has it: fetched, parsed, and moved on by its links and forms alone. It has the
 * calls of Playwright's page that make sense without layout, so that a journey reads the same in both. Nothing has to be waited for:
 * `waitFor` fails where the text is not there.
 */
export class PlainPage {
  readonly #origin: string;
  readonly #language: string;
  readonly #cookies: Map<string, string>;
  #dom: JSDOM;
  #html = '';
  /** Every `Set-Cookie` that came, with its attributes. */
  readonly setCookies: string[] = [];
  #answer: PlainAnswer | undefined;

  constructor(origin: string, { locale = 'en-US', cookies = new Map() }: PlainPageOptions = {}) {
    this.#origin = origin;
    this.#language = locale;
    this.#cookies = cookies;
    this.#dom = new JSDOM('', { url: origin });
  }

  get document(): Document {
    return this.#dom.window.document;
  }

  url(): string {
    return this.document.URL;
  }

  async title(): Promise<string> {
    return this.document.title;
  }

  async content(): Promise<string> {
    return this.#html;
  }

  /** How the page that is shown was answered. */
  status(): number | undefined {
    return this.#answer?.status();
  }

  goto(address: string): Promise<PlainAnswer> {
    return this.#show(new URL(address, this.#origin).href, { method: 'GET' });
  }

  reload(): Promise<PlainAnswer> {
    return this.goto(this.url());
  }

  async waitForURL(expected: string | RegExp | ((url: URL) => boolean)): Promise<void> {
    const url = this.url();
    const matches =
      typeof expected === 'function'
        ? expected(new URL(url))
        : (typeof expected === 'string' ? globOf(expected) : expected).test(url);
    if (!matches) throw new Error(`The page is at ${url}, not at ${String(expected)}.`);
  }

  locator(css: string, narrowed: Narrowed = {}): PlainLocator {
    return new PlainLocator(this, css, () => [...this.document.querySelectorAll(css)]).filter(narrowed);
  }

  getByRole(role: string, options?: RoleOptions): PlainLocator {
    return this.locator('body').getByRole(role, options);
  }

  getByLabel(label: Text, options?: { exact?: boolean }): PlainLocator {
    return this.locator('body').getByLabel(label, options);
  }

  getByText(text: Text, options?: { exact?: boolean }): PlainLocator {
    return this.locator('body').getByText(text, options);
  }

  /** Requests with the cookies of this page, that show nothing. */
  readonly request = {
    get: (address: string, options?: RequestOptions) => this.#call('GET', address, options),
    post: (address: string, options?: RequestOptions) => this.#call('POST', address, options),
    delete: (address: string, options?: RequestOptions) => this.#call('DELETE', address, options),
  };

  context() {
    return {
      addCookies: async (added: readonly { name: string; value: string }[]) => {
        for (const { name, value } of added) this.#cookies.set(name, value);
      },
      clearCookies: async ({ name }: { name?: string } = {}) => {
        if (name === undefined) this.#cookies.clear();
        else this.#cookies.delete(name);
      },
      cookies: async () => [...this.#cookies].map(([name, value]) => ({ name, value })),
      newPage: async () => new PlainPage(this.#origin, { locale: this.#language, cookies: this.#cookies }),
    };
  }

  /** Follows a link or sends the form of a button, as a click does. */
  async activate(element: Element): Promise<void> {
    const link = element.closest('a[href]');
    if (link !== null) return void (await this.goto((link as HTMLAnchorElement).href));
    const button = element.closest<HTMLButtonElement>('button, input[type=submit]');
    if (button?.type === 'submit' && button.form !== null && !button.disabled) await this.submit(button.form, button);
    else if (element.matches('input[type=checkbox], input[type=radio]')) (element as HTMLInputElement).click();
  }

  async submit(form: HTMLFormElement, button: HTMLButtonElement | undefined): Promise<PlainAnswer> {
    const { address, sent } = this.#formRequest(form, button);
    return this.#show(address, sent);
  }

  async submitTwice(button: HTMLButtonElement): Promise<PlainAnswer[]> {
    const { form } = button;
    if (form === null) throw new Error('The button has no form.');
    const press = async () => {
      const { address, sent } = this.#formRequest(form, button);
      return (await this.#send(address, sent, 0)).answer;
    };
    return Promise.all([press(), press()]);
  }

  #formRequest(form: HTMLFormElement, button: HTMLButtonElement | undefined): { address: string; sent: Sent } {
    const address = new URL(button?.getAttribute('formaction') ?? form.getAttribute('action') ?? '', this.url());
    // The types of jsdom know of no button; its FormData takes one, as the standard says.
    const Entries = this.#dom.window.FormData as unknown as new (...given: unknown[]) => FormData;
    const entries = [...new Entries(form, button)].map(
      ([name, value]) => [name, sentValue(form, name, value)] as const,
    );
    const texts = new URLSearchParams(
      entries.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
    );
    if ((button?.getAttribute('formmethod') ?? form.method) !== 'post') {
      address.search = texts.toString();
      return { address: address.href, sent: { method: 'GET' } };
    }
    const body = form.enctype === 'multipart/form-data' ? multipartOf(entries) : texts;
    return { address: address.href, sent: { method: 'POST', body, headers: { origin: this.#origin } } };
  }

  async #show(address: string, sent: Sent): Promise<PlainAnswer> {
    const { answer, url } = await this.#send(address, sent, MAX_REDIRECTS);
    this.#answer = answer;
    this.#html = await answer.text();
    this.#dom = new JSDOM(this.#html, { url });
    // Menus that pop up have no name as long as jsdom takes them for closed; without script nobody waits for a press.
    for (const menu of this.document.querySelectorAll('[popover]')) menu.removeAttribute('popover');
    return answer;
  }

  async #call(method: string, address: string, { headers, data, form, multipart, maxRedirects }: RequestOptions = {}) {
    const isText = typeof data === 'string';
    const body = multipart
      ? multipartOf(
          Object.entries(multipart).map(([name, value]) => [name, typeof value === 'string' ? value : fileOf(value)]),
        )
      : form
        ? new URLSearchParams(form)
        : isText
          ? data
          : data === undefined
            ? ''
            : JSON.stringify(data);
    const type: Record<string, string> = data !== undefined && !isText ? { 'content-type': 'application/json' } : {};
    const sent: Sent = { method, headers: { accept: '*/*', ...type, ...headers }, ...(body ? { body } : {}) };
    const { answer } = await this.#send(new URL(address, this.#origin).href, sent, maxRedirects ?? MAX_REDIRECTS);
    return answer;
  }

  async #send(url: string, sent: Sent, redirects: number): Promise<{ answer: PlainAnswer; url: string }> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const usual = { accept: 'text/html', 'accept-language': this.#language, 'user-agent': USER_AGENT, cookie };
    const response = await fetch(url, { ...sent, headers: { ...usual, ...sent.headers }, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    const location = response.headers.get('location');
    if (location !== null && response.status >= 300 && response.status < 400 && redirects > 0) {
      await response.body?.cancel();
      const next: Sent = [307, 308].includes(response.status) ? sent : { method: 'GET' };
      return this.#send(new URL(location, url).href, next, redirects - 1);
    }
    return { answer: await answerOf(response), url };
  }

  #keep(line: string): void {
    this.setCookies.push(line);
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/;\s*max-age=0/i.test(line)) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}

interface PlainPageOptions {
  /** What the browser asks for: 'de-DE'. */
  locale?: string;
  cookies?: Map<string, string>;
}

interface Narrowed {
  hasText?: Text;
  has?: PlainLocator;
}

interface RoleOptions {
  name?: Text;
  exact?: boolean;
  level?: number;
  checked?: boolean;
  disabled?: boolean;
}

/** The elements of a page that a description means, looked for whenever they are asked. */
export class PlainLocator {
  readonly #page: PlainPage;
  readonly #says: string;
  readonly #find: () => Element[];

  constructor(page: PlainPage, says: string, find: () => Element[]) {
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
      hidden: true, // styles are not read: what the page itself calls hidden is left out below
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

  // oxlint-disable-next-line typescript/no-explicit-any -- as Playwright has it
  async evaluate<T>(work: (element: any) => T): Promise<T> {
    return work(this.#one());
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- as Playwright has it
  async evaluateAll<T>(work: (elements: any[]) => T): Promise<T> {
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
    chosenFiles.set(this.#one(), fileOf(typeof file === 'string' ? readSentFile(file) : file));
  }

  async click(): Promise<void> {
    await this.#page.activate(this.#one());
  }

  /** Sends the form of a button twice at once, as an impatient hand does; answers how each was answered. */
  async pressTwice(): Promise<PlainAnswer[]> {
    return this.#page.submitTwice(this.#one() as HTMLButtonElement);
  }

  /** Enter in a field sends its form by the first of its buttons; on a button or link it is a click. */
  async press(key: string): Promise<void> {
    if (key !== 'Enter') throw new Error(`Nothing without script hears the key ${key}.`);
    const element = this.#one();
    if (!element.matches('input, select')) return this.#page.activate(element);
    const { form } = element as HTMLInputElement;
    if (form === null) throw new Error(`${this.#says} is in no form.`);
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
    if (!element.matches('input, select, textarea')) throw new Error(`${this.#says} is no field.`);
    return element as HTMLInputElement;
  }

  #summary(): string {
    const main = this.#page.document.querySelector('main') ?? this.#page.document.body;
    return textOf(main).slice(0, 1500);
  }
}

/** jsdom lets nobody choose a file for a field. */
const chosenFiles = new WeakMap<Element, File>();

function sentValue(form: HTMLFormElement, name: string, value: FormDataEntryValue): string | File {
  if (typeof value === 'string') return value;
  const field = [...form.elements].find((each) => each.getAttribute('name') === name && chosenFiles.has(each));
  return (field && chosenFiles.get(field)) ?? new File([], '');
}

function fileOf({ name, mimeType, buffer }: SentFile): File {
  return new File([new Uint8Array(buffer)], name, { type: mimeType });
}

function readSentFile(file: string): SentFile {
  return { name: path.basename(file), mimeType: 'application/octet-stream', buffer: readFileSync(file) };
}

function multipartOf(entries: readonly (readonly [string, string | File])[]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

async function answerOf(response: Response): Promise<PlainAnswer> {
  const bytes = Buffer.from(await response.arrayBuffer());
  return {
    status: () => response.status,
    ok: () => response.ok,
    headers: () => Object.fromEntries(response.headers),
    text: async () => bytes.toString(),
    json: async () => JSON.parse(bytes.toString()),
    body: async () => bytes,
  };
}

function globOf(pattern: string): RegExp {
  const literal = pattern.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replaceAll('**', '\u0000').replaceAll('*', '[^/]*').replaceAll('\u0000', '.*')}$`);
}

/** A string is part of the text, in any letter case; exactly: all of it. */
function matches(text: string, wanted: Text, exact: boolean): boolean {
  const found = tidy(text);
  if (wanted instanceof RegExp) return wanted.test(found);
  return exact ? found === tidy(wanted) : found.toLowerCase().includes(tidy(wanted).toLowerCase());
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function textOf(element: Element): string {
  return tidy(element.textContent);
}

function isShown(element: Element): boolean {
  return element.closest('[hidden], [aria-hidden="true"], template') === null;
}

/** What a field is called by its labels or by itself, without the words of fields within a label. */
function labelsOf(field: Element): string[] {
  const labels = 'labels' in field ? [...((field.labels ?? []) as NodeListOf<HTMLLabelElement>)] : [];
  const others = (field.getAttribute('aria-labelledby') ?? '').split(' ').filter((id) => id !== '');
  const named = others.map((id) => field.ownerDocument.querySelector(`[id="${id}"]`)?.textContent ?? '').join(' ');
  return [...labels.map(wordsOf), named, field.getAttribute('aria-label') ?? ''].filter((text) => text !== '');
}

function wordsOf(label: HTMLLabelElement): string {
  const copy = label.cloneNode(true) as HTMLLabelElement;
  for (const field of copy.querySelectorAll('input, select, textarea')) field.remove();
  return copy.textContent;
}
