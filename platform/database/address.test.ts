import { expect, test } from 'vitest';
import { readAddress } from './address.mjs';

test.each([
  ['postgres://shop:x@db/shop', ['postgres://shop:x@db/shop'], 'any'],
  ['postgresql://shop:a@b@db:6432/shop', ['postgresql://shop:a@b@db:6432/shop'], 'any'],
  ['postgres:///shop?host=/run/postgresql', ['postgres:///shop?host=%2Frun%2Fpostgresql'], 'any'],
  [
    'postgres://shop:x@one:5432,two:5433,[::1]/shop',
    ['postgres://shop:x@one:5432/shop', 'postgres://shop:x@two:5433/shop', 'postgres://shop:x@[::1]/shop'],
    'primary',
  ],
  ['postgres://db/shop?target_session_attrs=read-write', ['postgres://db/shop'], 'primary'],
  ['postgres://one,two/shop?target_session_attrs=any', ['postgres://one/shop', 'postgres://two/shop'], 'any'],
  [
    'postgres://one,two/shop?target_session_attrs=prefer-standby&statement_timeout=60000',
    ['postgres://one/shop?statement_timeout=60000', 'postgres://two/shop?statement_timeout=60000'],
    'prefer-standby',
  ],
  ['postgres://db/shop?sslmode=require', ['postgres://db/shop?sslmode=verify-full'], 'any'],
  ['postgres://db/shop?sslmode=no-verify', ['postgres://db/shop?sslmode=no-verify'], 'any'],
])('%s is read as %j, with %s as the wanted host', (text, urls, wanted) => {
  expect(readAddress(text)).toEqual({ urls, wanted });
});

test.each([
  'mysql://db/shop',
  'postgres//shop',
  'postgres://one:port/shop',
  'postgres://one,,two/shop',
  'postgres://one,two:99999/shop',
  'postgres://db/shop?target_session_attrs=best',
  'postgres://db/shop?sslmode=prefer',
])('%s is not a database address', (text) => {
  expect(readAddress(text)).toBeUndefined();
});
