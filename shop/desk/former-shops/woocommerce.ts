import type { SourceTable } from '../moving-in/open-source.ts';
import {
  type FormerAddress,
  type FormerLine,
  type FormerOrder,
  type FormerRow,
  FormerShop,
  rowsOf,
  customersAndOrders,
} from './former-shop.ts';

const CUSTOMER_COLUMNS = ['customer_id', 'email', 'billing_company'];
const ORDER_COLUMNS = [
  'order_id',
  'date',
  'order_currency',
  'order_total',
  'billing_email',
  'item_sku',
  'item_quantity',
];

/**
 * Reads the customers and the orders (one row per item) of WooCommerce's extension "Customer/Order/Coupon Export", whose files WooCommerce
 * itself does not write (docs/moving-in.md).
 */
export async function fromWooCommerce(tables: readonly SourceTable[], currency: string): Promise<FormerShop> {
  const shop = new FormerShop(currency);
  const { customers, orders } = customersAndOrders(tables);
  for (const table of customers) for await (const row of rowsOf(table, CUSTOMER_COLUMNS)) addCustomer(shop, row);
  for (const table of orders) await addOrders(shop, table);
  return shop;
}

function addCustomer(shop: FormerShop, row: FormerRow): void {
  const billing = addressIn(row, 'billing');
  const delivery = addressIn(row, 'shipping');
  shop.addCustomer({
    id: row('customer_id'),
    firstName: row('first_name') || row('billing_first_name'),
    surname: row('last_name') || row('billing_last_name'),
    email: row('email'),
    telephone: row('billing_phone'),
    vatNumber: row('vat_number'),
    billing,
    delivery: delivery.line1 === '' ? billing : delivery,
  });
}

/** Each row says the whole order and one of its items. */
async function addOrders(shop: FormerShop, table: SourceTable): Promise<void> {
  let order: FormerOrder | undefined;
  let lines: FormerLine[] = [];
  const end = () => {
    if (order !== undefined) shop.addOrder(order, lines);
    lines = [];
  };
  for await (const row of rowsOf(table, ORDER_COLUMNS)) {
    if (row('order_id') !== order?.id) {
      end();
      order = orderOf(row);
    }
    lines.push({
      partNumber: row('item_sku') || row('item_name'),
      description: row('item_name'),
      quantity: row('item_quantity'),
      unitPrice: row('item_price'),
      total: row('item_total'),
    });
  }
  end();
}

function orderOf(row: FormerRow): FormerOrder {
  const fee = row('fee_total');
  const fees = /[1-9]/.test(fee) ? `Fees: ${fee}` : ''; // in the total, and nowhere else
  return {
    id: row('order_id'),
    number: row('order_number_formatted') || row('order_number'),
    email: row('billing_email'),
    placedAt: row('date'),
    state: row('status'),
    currency: row('order_currency'),
    goods: '', // the export does not say it
    discount: row('discount_total'),
    delivery: row('shipping_total'),
    tax: row('tax_total'),
    total: row('order_total'),
    note: [row('customer_note'), fees].filter(Boolean).join(' '),
    billing: addressIn(row, 'billing'),
    deliveryAddress: addressIn(row, 'shipping'),
    sentAt: '',
    carrier: '',
  };
}

function addressIn(row: FormerRow, kind: 'billing' | 'shipping'): FormerAddress {
  return {
    company: row(`${kind}_company`),
    contact: `${row(`${kind}_first_name`)} ${row(`${kind}_last_name`)}`.trim(),
    line1: row(`${kind}_address_1`),
    line2: row(`${kind}_address_2`),
    town: row(`${kind}_city`),
    postcode: row(`${kind}_postcode`),
    country: row(`${kind}_country`),
  };
}
