import { answerOf, type PlainAnswer } from './plain-answer.ts';
import { ParsedPage } from './parsed-page.ts';
import { type Narrowed, PlainLocator, type RoleOptions } from './plain-locator.ts';
import type { Text } from './plain-text.ts';
import { fileOf, formRequest, multipartOf, type SentFile } from './sent-form.ts';

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

interface PlainPageOptions {
  /** Language of the browser: 'de-DE'. */
  locale?: string;
  cookies?: Map<string, string>;
}

/**
 * A page of the running shop as a browser without script shows it: fetched, parsed, and moved on only by its links and
 * forms. It has the calls of Playwright's page that make sense without layout, so that a journey reads the same in
 * both. There is nothing to wait for: `waitFor` fails if the text is not there.
 */
export class PlainPage {
  readonly #origin: string;
  readonly #language: string;
  readonly #cookies: Map<string, string>;
  readonly #parsed: ParsedPage;
  #html = '';
  #url: string;
  #isParsed = true;
  /** Every `Set-Cookie` header received, with its attributes. */
  readonly setCookies: string[] = [];
  #answer: PlainAnswer | undefined;

  constructor(origin: string, { locale = 'en-US', cookies = new Map() }: PlainPageOptions = {}) {
    this.#origin = origin;
    this.#language = locale;
    this.#cookies = cookies;
    this.#parsed = new ParsedPage(origin);
    this.#url = this.#parsed.document.URL;
  }

  /** The shown page. It is parsed when it is first looked at: many tests ask only for its status or its text. */
  get document(): Document {
    const { document } = this.#parsed;
    if (this.#isParsed) return document;
    this.#parsed.show(this.#html, this.#url);
    // Popover menus have no name as long as jsdom treats them as closed; without script there is no press to wait for.
    for (const menu of document.querySelectorAll('[popover]')) menu.removeAttribute('popover');
    this.#isParsed = true;
    return document;
  }

  url(): string {
    return this.#url;
  }

  async title(): Promise<string> {
    return this.document.title;
  }

  async content(): Promise<string> {
    return this.#html;
  }

  /** Status of the shown page. */
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

  /** Requests with the cookies of this page that do not change what it shows. */
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

  /** Follows a link or sends the form of a button, like a click. */
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
    const { address, body } = formRequest(form, button);
    const sent: Sent =
      body === undefined ? { method: 'GET' } : { method: 'POST', body, headers: { origin: this.#origin } };
    return { address: address.href, sent };
  }

  async #show(address: string, sent: Sent): Promise<PlainAnswer> {
    const { answer, url } = await this.#send(address, sent, MAX_REDIRECTS);
    this.#answer = answer;
    this.#html = await answer.text();
    this.#url = url;
    this.#isParsed = false;
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

function globOf(pattern: string): RegExp {
  const literal = pattern.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replaceAll('**', '\u0000').replaceAll('*', '[^/]*').replaceAll('\u0000', '.*')}$`);
}
