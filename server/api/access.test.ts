import { expect } from 'vitest';
import { fillPath } from '#shop/path.ts';
import { listExports } from '../exports.ts';
import { operations } from '../operations.ts';
import { test, type TestShop } from '../testing/test-shop.ts';

const staffOnly = operations.filter(({ access }) => access === 'staff');

function ask({ app }: TestShop, method: 'GET' | 'POST' | 'DELETE', url: string, token?: string) {
  return app.inject({
    method,
    url,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(method === 'POST' ? { payload: {} } : {}),
  });
}

test.for(staffOnly.map(({ path }) => [`${path.method} ${path.template}`, path] as const))(
  '%s is refused to visitors and to customers, whatever they send (D31)',
  async ([, { method, template }], { shop }) => {
    const anything = Object.fromEntries([...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'marsh']));
    const url = `/api${fillPath(template, anything).path}`;
    const { token } = await shop.as('uk@converter.test');
    expect((await ask(shop, method, url)).statusCode).toBe(401);
    expect((await ask(shop, method, url, token)).statusCode).toBe(403);
  },
);

test.for(listExports.map(({ name }) => name))(
  'the export of %s is refused to visitors and to customers (D31)',
  async (name, { shop }) => {
    const url = `/Administration/export/${name}.csv`;
    const { token } = await shop.as('uk@converter.test');
    expect((await ask(shop, 'GET', url)).statusCode).toBe(401);
    expect((await ask(shop, 'GET', url, token)).statusCode).toBe(403);
  },
);
