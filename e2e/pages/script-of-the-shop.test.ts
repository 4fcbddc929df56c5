import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { operations } from '#server/operations.ts';
import { orderingForPaths } from '#shop/desk/impersonation/paths.ts';

interface BuiltFile {
  file: string;
  imports?: readonly string[];
  dynamicImports?: readonly string[];
}

const client = new URL('../../build/client/', import.meta.url);

/** Names and contents of all scripts that pages of the shop can load; those of the administration are left out. */
function scriptsOfTheShop(): Map<string, string> {
  const built = JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf8')) as Record<string, BuiltFile>;
  const scripts = new Map<string, string>();
  const add = (name: string) => {
    const found = built[name];
    if (found === undefined || scripts.has(name) || name.startsWith('web/administration/')) return;
    scripts.set(name, readFileSync(new URL(found.file, client), 'utf8'));
    for (const each of [...(found.imports ?? []), ...(found.dynamicImports ?? [])]) add(each);
  };
  add('web/entry-client.tsx');
  return scripts;
}

/** Around a page of the shop, staff see and end their own impersonation of a member (H7). */
const IN_THE_SHOP: ReadonlySet<string> = new Set(Object.values(orderingForPaths).map(({ template }) => template));

test('the scripts of the shop contain no address that only staff may call', () => {
  const scripts = [...scriptsOfTheShop()];
  expect(scripts.some(([, script]) => script.includes('/Sale/AddSale'))).toBe(true);
  const found = operations
    .filter(({ who, path }) => who.access === 'staff' && !IN_THE_SHOP.has(path.template))
    .flatMap(({ path: { template } }) =>
      scripts
        .filter(([, script]) => ['`', "'", '"'].some((quote) => script.includes(quote + template + quote)))
        .map(([name]) => `${name}: ${template}`),
    );
  expect(found).toEqual([]);
});
