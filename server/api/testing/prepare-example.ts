import { documentedExample } from '#shop/base/wire/documented-example.ts';
import type { AnyOperation, ExampleRequest } from '#shop/base/operations/operation.ts';
import type { TestShop } from '../../testing/test-shop.ts';
import { operationKey } from './example.ts';
import type { Preparations } from './prepare-request.ts';

const rooms = Object.values(import.meta.glob<Preparations>('/shop/**/testing/calls.ts', { eager: true }));
const preparations = Object.assign({}, ...rooms.map((room) => room.preparations ?? {})) as NonNullable<
  Preparations['preparations']
>;
const before = Object.assign({}, ...rooms.map((room) => room.before ?? {})) as NonNullable<Preparations['before']>;

/** The example with ids of objects created for it, so that its answer is 200. */
export async function prepareExample(
  shop: TestShop,
  operation: AnyOperation,
  customerToken: string,
): Promise<ExampleRequest> {
  const example = operation.example ?? {};
  const prepare = preparations[operationKey(operation)];
  const prepared = prepare === undefined ? {} : await prepare(shop, example, customerToken);
  return documentedExample(operation, { ...example, ...prepared });
}

/** Changes the tables so that the example of this call has an effect. */
export async function makeDifferent({ owner }: TestShop, key: string): Promise<void> {
  const statement = before[key];
  if (statement !== undefined) await owner.$client.query(statement);
}
