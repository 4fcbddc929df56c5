import { documentedExample } from '#shop/operations/documented-example.ts';
import type { AnyOperation, ExampleRequest } from '#shop/operations/operation.ts';
import type { TestShop } from '../../testing/test-shop.ts';
import { operationKey } from './example.ts';
import type { Ready } from './making.ts';

const rooms = Object.values(import.meta.glob<Ready>('/shop/**/testing/ready.ts', { eager: true }));
const ready = Object.assign({}, ...rooms.map((room) => room.ready ?? {})) as NonNullable<Ready['ready']>;
const before = Object.assign({}, ...rooms.map((room) => room.before ?? {})) as NonNullable<Ready['before']>;

/** The example with the numbers of things that were made for it just now, so that it is answered with 200. */
export async function readyExample(
  shop: TestShop,
  operation: AnyOperation,
  customerToken: string,
): Promise<ExampleRequest> {
  const example = operation.example ?? {};
  const make = ready[operationKey(operation)];
  const made = make === undefined ? {} : await make(shop, example, customerToken);
  return documentedExample(operation, { ...example, ...made });
}

/** Sets the tables so that the example of this call changes something. */
export async function makeDifferent({ owner }: TestShop, key: string): Promise<void> {
  const statement = before[key];
  if (statement !== undefined) await owner.$client.query(statement);
}
