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

const CUSTOMER_COLUMNS = ['Customer ID', 'First Name', 'Last Name', 'Email', 'Default Address Company'];
const ORDER_COLUMNS = ['Name', 'Email', 'Currency', 'Total', 'Created at', 'Lineitem quantity', 'Lineitem sku'];

/** Reads customers_export.csv and orders_export.csv of Shopify (docs/moving-in.md). */
export async function fromShopify(tables: readonly SourceTable[], currency: string): Promise<FormerShop> {
  const shop = new FormerShop(currency);
  const { customers, orders } = customersAndOrders(tables);
  for (const table of customers) for await (const row of rowsOf(table, CUSTOMER_COLUMNS)) addCustomer(shop, row);
  for (const table of orders) await addOrders(shop, table);
  return shop;
}

function addCustomer(shop: FormerShop, row: FormerRow): void {
  const [firstName, surname] = [row('First Name'), row('Last Name')];
  const address: FormerAddress = {
    company: row('Default Address Company'),
    contact: `${firstName} ${surname}`.trim(),
    line1: row('Default Address Address1'),
    line2: row('Default Address Address2'),
    town: row('Default Address City'),
    postcode: unquoted(row('Default Address Zip')),
    country: row('Default Address Country Code'),
  };
  shop.addCustomer({
    id: unquoted(row('Customer ID')),
    firstName,
    surname,
    email: row('Email'),
    telephone: unquoted(row('Phone') || row('Default Address Phone')),
    billing: address,
    delivery: address,
  });
}

/** An order has a row for each of its lines; only the first says what the order is. */
async function addOrders(shop: FormerShop, table: SourceTable): Promise<void> {
  let order: FormerOrder | undefined;
  let lines: FormerLine[] = [];
  const end = () => {
    if (order !== undefined) shop.addOrder(order, lines);
    lines = [];
  };
  for await (const row of rowsOf(table, ORDER_COLUMNS)) {
    if (row('Name') !== order?.number) {
      end();
      order = orderOf(row);
    }
    lines.push({
      partNumber: row('Lineitem sku') || row('Lineitem name'),
      description: row('Lineitem name'),
      quantity: row('Lineitem quantity'),
      unitPrice: row('Lineitem price'),
      total: '', // the export does not say it
    });
  }
  end();
}

function orderOf(row: FormerRow): FormerOrder {
  const isCancelled = row('Cancelled at') !== '';
  return {
    id: row('Id') || row('Name'),
    number: row('Name'),
    email: row('Email'),
    placedAt: row('Created at'),
    state: isCancelled ? 'cancelled' : [row('Financial Status'), row('Fulfillment Status')].filter(Boolean).join(', '),
    currency: row('Currency'),
    goods: /[1-9]/.test(row('Discount Amount')) ? '' : row('Subtotal'), // otherwise it is what remains of the lines
    discount: row('Discount Amount'),
    delivery: row('Shipping'),
    tax: row('Taxes'),
    total: row('Total'),
    note: row('Notes'),
    billing: addressIn(row, 'Billing'),
    deliveryAddress: addressIn(row, 'Shipping'),
    sentAt: row('Fulfilled at'),
    carrier: row('Shipping Method'),
  };
}

function addressIn(row: FormerRow, kind: 'Billing' | 'Shipping'): FormerAddress {
  return {
    company: row(`${kind} Company`),
    contact: row(`${kind} Name`),
    line1: row(`${kind} Address1`),
    line2: row(`${kind} Address2`),
    town: row(`${kind} City`),
    postcode: unquoted(row(`${kind} Zip`)),
    country: row(`${kind} Country`),
  };
}

/** Without the apostrophe that keeps a number's zeros in a spreadsheet. */
function unquoted(cell: string): string {
  return cell.replace(/^'/, '');
}
