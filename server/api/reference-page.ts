import type { AnyOperation } from '#shop/frame/operation.ts';

/** The reference page at /api: every call in groups, with who may call it. The whole story is in the document. */
export function referencePage(operations: readonly AnyOperation[]): string {
  const groups = Object.entries(Object.groupBy(operations, (operation) => operation.tag)).toSorted(([one], [other]) =>
    one.localeCompare(other),
  );
  const sections = groups.map(
    ([tag, members = []]) => `<section><h2>${tag}</h2><table>
<thead><tr><th scope="col">Call</th><th scope="col">Who may</th><th scope="col">What it does</th></tr></thead>
<tbody>${members.map(row).join('\n')}</tbody></table></section>`,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>Pressline API</title></head>
<body><main><h1>Pressline API</h1>
<p>JSON in and out. Paths match in any letter case. Log in with <code>POST /api/user/CreateToken</code> and send the token as
<code>Authorization: Bearer …</code>. Machines read <a href="/api/openapi.json">the OpenAPI document</a>.</p>
${sections.join('\n')}
</main></body></html>`;
}

function row({ path, access, summary }: AnyOperation): string {
  return `<tr><td><code>${path.method} /api${path.template}</code></td><td>${access}</td><td>${summary}</td></tr>`;
}
