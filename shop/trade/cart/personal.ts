import { sql } from 'drizzle-orm';
import { type Person, personalTable } from '../../base/operations/personal-data.ts';
import { cartLines, carts } from './tables.ts';

const own = ({ customerId }: Person) => sql`${carts.customerId} = ${customerId}`;
/** Baskets that staff fill for the member are theirs to show. */
const filledByMember = () => sql`${carts.staffId} is null`;

/** Personal data of baskets (O4). */
export const cartPersonal = [
  personalTable(carts, {
    parts: [
      {
        group: 'lists',
        purpose: 'The basket',
        kept: '`KEEP_CARTS_DAYS` after the last change, 365 days by default',
        rows: (person) =>
          sql`(${own(person)} and ${carts.orderedAt} is null and not exists (select from quotations where cart_id = ${carts.id}))`,
        erasedWith: 'person',
        isDeleted: true,
        erases: { checkoutDraft: 'null' },
        shows: ['id', 'changedAt', 'checkoutDraft'],
        copied: filledByMember,
      },
      {
        group: 'lists',
        purpose: 'Entries of the checkout',
        kept: 'until the order is placed',
        rows: own,
        erasedWith: 'person',
        erases: { checkoutDraft: 'null' },
        shows: [],
      },
    ],
  }),
  personalTable(cartLines, {
    parts: [
      {
        group: 'lists',
        purpose: 'Parts in the basket, with the press that they are for',
        kept: 'with the basket',
        rows: (person) => sql`${cartLines.cartId} in (select ${carts.id} from ${carts} where ${own(person)})`,
        erasedWith: 'person',
        erases: { serial: 'empty', machine: 'empty' },
        shows: ['cartId', 'productId', 'variantId', 'quantity', 'serial', 'machine'],
        copied: (person) =>
          sql`${cartLines.cartId} in (select ${carts.id} from ${carts} where ${own(person)} and ${filledByMember()})`,
      },
    ],
  }),
];
