import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A file of a test. */
export interface SentFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** jsdom cannot select a file for a field. */
const chosenFiles = new WeakMap<Element, File>();

export function chooseFile(field: Element, file: SentFile | string): void {
  chosenFiles.set(field, fileOf(typeof file === 'string' ? readSentFile(file) : file));
}

/** The request that a browser makes from a form when one of its buttons is pressed. */
export function formRequest(
  form: HTMLFormElement,
  button: HTMLButtonElement | undefined,
): { address: URL; body?: URLSearchParams | FormData } {
  const { defaultView, URL: url } = form.ownerDocument;
  const address = new URL(button?.getAttribute('formaction') ?? form.getAttribute('action') ?? '', url);
  // The types of the DOM have no button parameter; FormData takes one, according to the standard.
  const Entries = (defaultView as unknown as { FormData: new (...given: unknown[]) => FormData }).FormData;
  const entries = [...new Entries(form, button)].map(([name, value]) => [name, sentValue(form, name, value)] as const);
  const texts = new URLSearchParams(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );
  if ((button?.getAttribute('formmethod') ?? form.method) !== 'post') {
    address.search = texts.toString();
    return { address };
  }
  return { address, body: form.enctype === 'multipart/form-data' ? multipartOf(entries) : texts };
}

function sentValue(form: HTMLFormElement, name: string, value: FormDataEntryValue): string | File {
  if (typeof value === 'string') return value;
  const field = [...form.elements].find((each) => each.getAttribute('name') === name && chosenFiles.has(each));
  return (field && chosenFiles.get(field)) ?? new File([], '');
}

export function fileOf({ name, mimeType, buffer }: SentFile): File {
  return new File([new Uint8Array(buffer)], name, { type: mimeType });
}

function readSentFile(file: string): SentFile {
  return { name: path.basename(file), mimeType: 'application/octet-stream', buffer: readFileSync(file) };
}

export function multipartOf(entries: readonly (readonly [string, string | File])[]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}
