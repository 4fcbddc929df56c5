import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { test } from '../testing/test-shop.ts';
import { commandsIn, patternOf, readCommand, valueAt, type CurlRequest, type Variables } from './testing/console.ts';

const commands = commandsIn(readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8'));

test('the commands of docs/api.md return the quoted answers, as UK and US customer and as staff (F)', async ({
  shop,
}) => {
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
  expect(commands.filter(({ line }) => line.includes('curl '))).toHaveLength(38);
});
