import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { test, type TestShop } from '../testing/test-shop.ts';
import {
  type Command,
  commandsIn,
  type CurlRequest,
  patternOf,
  readCommand,
  scriptIn,
  valueAt,
  type Variables,
} from './testing/console.ts';

const manual = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');

test('docs/api.md begins with commands that make a key and call with it (M1)', async ({ shop }) => {
  const script = scriptIn(manual);
  expect(manual.indexOf('```sh')).toBeLessThan(manual.indexOf('\n## ', manual.indexOf('\n## ') + 1));
  expect(await performed(shop, script)).toBe(3);
});

test('the commands of docs/api.md return the quoted answers, as UK and US customer and as staff (F)', async ({
  shop,
}) => {
  expect(await performed(shop, commandsIn(manual))).toBe(38);
});

/** Performs commands and compares their answers; returns the number of requests. */
async function performed(shop: TestShop, commands: readonly Command[]): Promise<number> {
  const ask = async ({ method, url, headers, body }: CurlRequest) => {
    const { pathname } = new URL(url);
    const sent = { method, url: pathname, headers, ...(body === undefined ? {} : { payload: body }) };
    return (await shop.app.inject(sent)).body;
  };
  const variables: Variables = new Map();
  for (const { line, printed } of commands) {
    const deed = readCommand(line, variables);
    if (deed.kind === 'set') variables.set(deed.name, deed.value);
    else if (deed.kind === 'echo') expect(deed.text, line).toBe(printed);
    else {
      const answer = await ask(deed.request);
      if (deed.keep === null) expect(answer, line).toMatch(patternOf(printed));
      else variables.set(deed.keep.name, valueAt(JSON.parse(answer), deed.keep.path));
    }
  }
  return commands.filter(({ line }) => line.includes('curl ')).length;
}
