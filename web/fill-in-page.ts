import { type DrawnControl, fittingForm, isTyped, type TypedField } from './fitting-form.ts';

// For browsers without script: what typed-form.ts does in a browser, done to a page's text before it is sent. It reads what React
// writes and nothing else: attributes in double quotes, with no bracket in them.

interface ControlInText extends DrawnControl {
  tag: string;
  isTicked: boolean;
  /** Where its tag stands; of an area and of a choice what stands between its two tags, too. */
  from: number;
  to: number;
  until: number;
  options: readonly OptionInText[];
  /** Where the parts begin that hide it until they are opened. */
  closed: readonly number[];
}

interface OptionInText {
  value: string;
  from: number;
  to: number;
}

interface FormInText {
  isPost: boolean;
  controls: ControlInText[];
}

/** The page with these fields in the form of its content that has most of them; null: none has. */
export function filledIn(html: string, fields: readonly TypedField[]): string | null {
  const form = fittingForm(
    formsIn(html).filter(({ isPost }) => isPost),
    fields,
  );
  if (form === undefined) return null;
  const left = Map.groupBy(fields, ([name]) => name);
  const changes = new Map<number, { to: number; text: string }>();
  const put = (from: number, to: number, text: string) => changes.set(from, { to, text });
  for (const control of form.controls.filter(isTyped)) {
    const { from, to, closed } = control;
    const tag = html.slice(from, to);
    if (isTick(control)) {
      const isTicked = fields.some(([name, value]) => name === control.name && value === control.value);
      if (isTicked !== control.isTicked) put(from, to, withAttribute(tag, 'checked', isTicked ? '' : null));
      continue;
    }
    const value = left.get(control.name)?.shift()?.[1];
    if (value === undefined || asLines(value) === asLines(control.value)) continue;
    for (const part of closed) put(part, part + OPENS.length, `${OPENS} open=""`);
    // The line break that a browser takes off the beginning of an area.
    if (control.tag === 'textarea') put(to, control.until, `\n${escaped(value)}`);
    else if (control.tag === 'input') put(from, to, withAttribute(tag, 'value', value));
    else
      for (const option of control.options)
        put(
          option.from,
          option.to,
          withAttribute(html.slice(option.from, option.to), 'selected', option.value === value ? '' : null),
        );
  }
  return changed(html, changes);
}

const OPENS = '<details';
const TAG = /<(\/?)(main|form|details|input|textarea|select|option)\b([^>]*)>/g;

function formsIn(html: string): FormInText[] {
  const forms: FormInText[] = [];
  let form: FormInText | undefined;
  let choice: (ControlInText & { options: OptionInText[] }) | undefined;
  const parts: { from: number; isOpen: boolean }[] = [];
  for (const match of html.matchAll(TAG)) {
    const [whole, slash = '', tag = '', attributes = ''] = match;
    const [from, to] = [match.index, match.index + whole.length];
    const isEnd = slash !== '';
    if (tag === 'main' && !isEnd) forms.length = 0; // what stands above the content is none of it
    if (tag === 'main' && isEnd) return forms;
    if (tag === 'details' && isEnd) parts.pop();
    if (tag === 'details' && !isEnd) parts.push({ from, isOpen: attribute(attributes, 'open') !== undefined });
    if (tag === 'form') {
      form = isEnd ? undefined : { isPost: attribute(attributes, 'method') === 'post', controls: [] };
      if (form !== undefined) forms.push(form);
    }
    if (tag === 'select' && isEnd) choice = undefined;
    if (tag === 'option' && !isEnd && choice !== undefined) {
      const value = attribute(attributes, 'value') ?? textUntil(html, to, '</option>');
      choice.options.push({ value, from, to });
      if (attribute(attributes, 'selected') !== undefined || choice.options.length === 1) choice.value = value;
    }
    if (isEnd || form === undefined || !/^(?:input|textarea|select)$/.test(tag)) continue;
    const area = tag === 'textarea' ? textUntil(html, to, '</textarea>').replace(/^\n/, '') : undefined;
    const control = {
      tag,
      name: attribute(attributes, 'name') ?? '',
      type: tag === 'input' ? (attribute(attributes, 'type') ?? 'text').toLowerCase() : tag,
      value: area ?? attribute(attributes, 'value') ?? (/type="(?:checkbox|radio)"/.test(attributes) ? 'on' : ''),
      isTicked: attribute(attributes, 'checked') !== undefined,
      from,
      to,
      until: tag === 'textarea' ? html.indexOf('</textarea>', to) : to,
      options: [],
      closed: parts.filter(({ isOpen }) => !isOpen).map((part) => part.from),
    };
    if (tag === 'select') choice = control;
    form.controls.push(control);
  }
  return forms;
}

function isTick({ type }: DrawnControl): boolean {
  return type === 'checkbox' || type === 'radio';
}

/** A form sends the ends of its lines in their own way. */
function asLines(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

function textUntil(html: string, from: number, end: string): string {
  return unescaped(html.slice(from, html.indexOf(end, from)));
}

function attribute(attributes: string, name: string): string | undefined {
  const [, value] = new RegExp(` ${name}="([^"]*)"`, 'i').exec(attributes) ?? [];
  return value === undefined ? undefined : unescaped(value);
}

/** The tag with this attribute; null: without it. */
function withAttribute(tag: string, name: string, value: string | null): string {
  const without = tag.replace(new RegExp(` ${name}="[^"]*"`, 'i'), '');
  return value === null ? without : without.replace(/^<\w+/, (start) => `${start} ${name}="${escaped(value)}"`);
}

function changed(html: string, changes: ReadonlyMap<number, { to: number; text: string }>): string {
  let text = '';
  let done = 0;
  for (const [from, change] of [...changes].toSorted(([one], [other]) => one - other)) {
    text += html.slice(done, from) + change.text;
    done = change.to;
  }
  return text + html.slice(done);
}

const SIGNS = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" } as const;

function unescaped(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => SIGNS[sign as keyof typeof SIGNS]);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
