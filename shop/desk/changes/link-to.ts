import type { ChangedObject } from './change-kinds.ts';

const READ_AT: Readonly<Partial<Record<ChangedObject, string>>> = {
  order: '/api/Sale/GetSaleByID/',
  quotation: '/api/Quotation/GetQuotation/',
  return: '/api/Return/GetReturn/',
  document: '/Order-Document.pdf?id=',
  part: '/api/Product/GetProductByID/',
};

/** The address at which a program reads a changed object; null: there is none. */
export function linkTo(object: ChangedObject, id: number, publicUrl: string): string | null {
  const address = READ_AT[object];
  return address === undefined ? null : `${publicUrl}${address}${id}`;
}
