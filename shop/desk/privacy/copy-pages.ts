import { formatDay } from '../../base/days/calendar-day.ts';
import { message } from '../../base/messages/message.ts';
import type { Translator } from '../../base/messages/translator.ts';
import type { PersonalGroup } from '../../base/operations/personal-data.ts';
import type { NamedPerson } from './person-queries.ts';

// Pages that open from a folder, in any browser, without the shop: no script, no style sheet, nothing from elsewhere.

/** Row of a copy, under the names of the database. */
export type CopiedRow = Readonly<Record<string, unknown>>;

/** A table of a copy with its rows. */
export interface CopiedTable {
  readonly table: string;
  readonly rows: readonly CopiedRow[];
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%;margin:0 0 1.5rem}
th,td{text-align:left;vertical-align:top;border-bottom:1px solid #ccc;padding:.25rem .75rem .25rem 0;white-space:pre-wrap;overflow-wrap:anywhere}
th{width:14rem;font-weight:600}`;

/** First page of a copy. */
export function copyIndex(copy: {
  person: NamedPerson;
  groups: readonly PersonalGroup[];
  translator: Translator;
  storeName: string;
  now: Date;
}): string[] {
  const { person, groups, translator, storeName, now } = copy;
  const { format, language } = translator;
  const title = format(message('privacy.copy-title', { store: storeName }));
  const links = groups.map(
    (group) => `<li><a href="${group}.html">${escape(format(message(`privacy.group.${group}`)))}</a></li>`,
  );
  return page(title, language, [
    `<p>${escape(`${person.firstName} ${person.surname} ${person.email}`.trim())}</p>`,
    `<p>${escape(format(message('privacy.copy-of', { day: formatDay(now, 'UTC') })))}</p>`,
    `<ul>${links.join('')}</ul>`,
    `<p>${escape(format(message('privacy.copy-files')))}</p>`,
  ]);
}

/** Page of one group: a table for each row. */
export function copyPage(title: string, tables: readonly CopiedTable[], language: string): string[] {
  return page(
    title,
    language,
    tables.flatMap(({ table, rows }) => [
      `<h2 lang="en">${words(table)}</h2>`,
      ...rows.map((row) => {
        const cells = Object.entries(row).filter(([, value]) => value !== null && value !== '');
        return `<table lang="en">${cells.map(([name, value]) => cellOf(name, value)).join('')}</table>`;
      }),
    ]),
  );
}

function page(title: string, language: string, content: readonly string[]): string[] {
  return [
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escape(title)}</title><style>${STYLE}</style><h1>${escape(title)}</h1>\n`,
    ...content.map((line) => `${line}\n`),
  ];
}

function cellOf(name: string, value: unknown): string {
  return `<tr><th scope="row">${words(name)}</th><td>${escape(formatValue(name, value))}</td></tr>`;
}

/** Amounts are stored in minor units. */
function formatValue(name: string, value: unknown): string {
  if (name.endsWith('_minor') && typeof value === 'number') return (value / 100).toFixed(2);
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
}

/** 'placed_at' as people write it: 'Placed at'. */
function words(name: string): string {
  const plain = name.replace(/_minor$/, '').replaceAll('_', ' ');
  return escape(plain.charAt(0).toUpperCase() + plain.slice(1));
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
