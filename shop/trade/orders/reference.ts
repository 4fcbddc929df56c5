import { MAX_ID } from '#shop/base/kernel/max-id.ts';

/** Public reference of an order: 'MA00' and its id (A27). */
export function orderReference(orderId: number): string {
  return `MA00${orderId}`;
}

/** The order id in staff input: 'MA001234' in any case, 'MA 001234', or '1234'; null for anything else (D27). */
export function parseOrderReference(text: string): number | null {
  const [, digits = ''] = /^(?:MA[\s-]?0*)?(\d{1,12})$/i.exec(text.trim()) ?? [];
  const orderId = Number(digits);
  return orderId >= 1 && orderId <= MAX_ID ? orderId : null;
}
