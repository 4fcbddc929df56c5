import type { AnyOperation } from '#shop/base/operations/operation.ts';
import { documentedExample } from '#shop/base/wire/documented-example.ts';
import { documentedPath } from '#shop/base/wire/wire-dialect.ts';
import { withoutRequirementIds } from './describe-fields.ts';
import type { Json } from './json-schema.ts';

interface Call {
  operationId: string;
  summary: string;
  description?: string;
  'x-access': string;
  parameters: { name: string; in: string; required: boolean; schema: Json; description?: string; example?: unknown }[];
  requestBody?: { content: Record<string, { schema: Json; example?: unknown }> };
  responses: Record<string, { content?: Record<string, { schema: Json; example?: unknown }> }>;
}

/**
 * The reference page at /api: every call with its fields, limits and an example, and a form that sends it. Generated
 * from the OpenAPI document, so both agree.
 */
export function referencePage(operations: readonly AnyOperation[], document: Json, title: string): string {
  const groups = Object.entries(Object.groupBy(operations, (operation) => operation.tag)).toSorted(([one], [other]) =>
    one.localeCompare(other),
  );
  const sections = groups.map(
    ([tag, members = []]) =>
      `<section><h2 id="${tag}">${tag}</h2>${members.map((operation) => call(operation, document)).join('\n')}</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,"><title>${escapeHtml(title)}</title><link rel="stylesheet" href="/api/reference.css"><script type="module" src="/api/reference.js"></script></head>
<body><main><h1>${escapeHtml(title)}</h1>
<p>JSON in and out. Paths match in any letter case. Programs send a key, made at <a href="/Company/Keys">/Company/Keys</a> or
<a href="/Administration/Keys">/Administration/Keys</a>, as <code>Authorization: Bearer pl_live_…</code>; people log in with
<code>POST /api/user/CreateToken</code> and send its token in the same way. Machines read <a href="/api/openapi.json">the OpenAPI document</a>.</p>
<p><label>Key or token for the calls that are tried here <input id="token" autocomplete="off" size="50"></label> Without one they go out as whoever
is logged in to the shop in this browser.</p>
<nav aria-label="Groups"><ul>${groups.map(([tag]) => `<li><a href="#${tag}">${tag}</a></li>`).join('')}</ul></nav>
${sections.join('\n')}
</main></body></html>`;
}

function call(operation: AnyOperation, document: Json): string {
  const { method, template } = operation.path;
  const described = callIn(document, operation);
  const [sent] = Object.entries(described.requestBody?.content ?? {});
  const [answered] = Object.values(described.responses['200']?.content ?? {});
  return `<details id="${described.operationId}"><summary><code>${method} /api${template}</code> ${escapeHtml(withoutRequirementIds(operation.summary))}
<small>${described['x-access']}</small></summary>
${described.description === undefined ? '' : `<p>${escapeHtml(described.description)}</p>`}
${fieldTable('What it takes', [...described.parameters.map(asField), ...fieldsOf(sent?.[1].schema, document)])}
${fieldTable('What it answers', fieldsOf(answered?.schema, document))}
<h4>An example answer</h4><pre>${example(answered?.example)}</pre>
${tryIt(operation, described)}
</details>`;
}

interface Field {
  name: string;
  required: boolean;
  schema: Json;
}

function asField({ name, required, schema, description }: Call['parameters'][number]): Field {
  return { name, required, schema: { ...schema, description } };
}

/** The fields of an object, or of the objects of a list. */
function fieldsOf(schema: Json | undefined, document: Json): Field[] {
  const whole = resolveSchema(schema, document);
  if (whole['type'] === 'array') return fieldsOf(whole.items ?? {}, document);
  const required = whole.required ?? [];
  return Object.entries(whole.properties ?? {}).map(([name, field]) => ({
    name,
    required: required.includes(name),
    schema: { ...resolveSchema(field, document), ...field },
  }));
}

function resolveSchema(schema: Json | undefined, document: Json): Json {
  const name = /^#\/components\/schemas\/(.+)$/.exec(schema?.$ref ?? '')?.[1];
  if (name === undefined) return schema ?? {};
  return (document['components'] as { schemas: Record<string, Json> }).schemas[name] ?? {};
}

function fieldTable(title: string, fields: readonly Field[]): string {
  if (fields.length === 0) return '';
  const rows = fields.map(
    ({ name, required, schema }) =>
      `<tr><th scope="row"><code>${name}</code>${required ? '' : ' <small>optional</small>'}</th><td>${typeOf(schema)}</td><td>${escapeHtml(String(schema['description'] ?? ''))}</td></tr>`,
  );
  return `<h4>${title}</h4><table><tbody>${rows.join('')}</tbody></table>`;
}

/** Short text of its type and limits. */
function typeOf(schema: Json): string {
  const choices = schema.anyOf ?? [];
  if (choices.length > 0) return [...new Set(choices.map(typeOf))].join(' or ');
  const values = schema['const'] === undefined ? (schema.enum ?? []) : [schema['const']];
  if (values.length > 0) return escapeHtml(values.map(String).join(', '));
  const type = [schema['type'] ?? (schema['$ref'] === undefined ? 'any' : 'object')].flat().join(' or ');
  const { minimum, maximum, minLength, maxLength, format } = schema;
  const limits = [
    format === undefined ? '' : String(format),
    [minimum === undefined ? '' : `from ${String(minimum)}`, isOfColumn(maximum) ? '' : `to ${String(maximum)}`]
      .join(' ')
      .trim(),
    minLength === undefined ? '' : `at least ${String(minLength)} characters`,
    maxLength === undefined ? '' : `at most ${String(maxLength)} characters`,
  ].filter((limit) => limit !== '');
  return escapeHtml([type, ...limits].join(', '));
}

/** No limit, or that of the database's integers, which is of no interest. */
function isOfColumn(maximum: unknown): boolean {
  return maximum === undefined || maximum === 2_147_483_647;
}

/** A form without script would post to this page, so the button is disabled until script runs. */
function tryIt(operation: AnyOperation, { operationId, parameters, requestBody }: Call): string {
  const { path, file } = operation;
  const { body: sample = {} } = documentedExample(operation);
  const { method, template } = path;
  const inputs = parameters.map(
    ({ name, in: place, example: value }) =>
      `<label>${name} <input name="${name}" data-in="${place}" value="${value === undefined ? '' : escapeHtml(String(value))}"></label>`,
  );
  const [sent] = Object.values(requestBody?.content ?? {});
  const body = file === undefined ? bodyField(sample) : formFields(sent?.schema, sample as object);
  return `<form data-method="${method}" data-path="/api${documentedPath(template)}" aria-label="Try ${operationId}"><h4>Try it</h4>${inputs.join(' ')}${method === 'POST' ? body : ''}
<button disabled>Send ${method}</button><output></output></form>`;
}

function bodyField(body: unknown): string {
  return `<label>Body <textarea name="body" rows="8" cols="70">${example(body)}</textarea></label>`;
}

/** A call with a file takes a form: its fields, and the file. */
function formFields(schema: Json | undefined, body: object): string {
  const like = new Map<string, unknown>(Object.entries(body));
  const inputs = Object.keys(schema?.properties ?? {}).map((name) =>
    name === 'file'
      ? `<label>file <input type="file" name="file"></label>`
      : `<label>${name} <input name="${name}" data-in="form" value="${escapeHtml(String(like.get(name) ?? ''))}"></label>`,
  );
  return inputs.join(' ');
}

function callIn(document: Json, { path: { method, template } }: AnyOperation): Call {
  const paths = document['paths'] as Record<string, Record<string, Call>>;
  const described = paths[`/api${documentedPath(template)}`]?.[method.toLowerCase()];
  if (described === undefined) throw new Error(`The document has no ${method} ${template}.`);
  return described;
}

function example(value: unknown): string {
  return value === undefined ? '' : escapeHtml(JSON.stringify(value, undefined, 2));
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
