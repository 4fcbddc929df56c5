import { type DOMWindow, JSDOM, VirtualConsole } from 'jsdom';

/**
 * A window of jsdom that shows one page after the other: making a window takes as long as parsing a page. Scripts of a
 * page do not run.
 */
export class ParsedPage {
  readonly #dom: JSDOM;

  constructor(url: string) {
    this.#dom = new JSDOM('', {
      url,
      runScripts: 'outside-only',
      pretendToBeVisual: true,
      virtualConsole: new VirtualConsole(), // silent: axe requests a canvas that does not exist
    });
  }

  get window(): DOMWindow {
    return this.#dom.window;
  }

  get document(): Document {
    return this.#dom.window.document;
  }

  show(html: string, url: string): void {
    this.#dom.reconfigure({ url });
    this.document.open();
    this.document.write(html);
    this.document.close();
  }
}
