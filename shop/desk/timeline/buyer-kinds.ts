/** Kinds of events that a buyer sees. Assignments and the check of the purchase order are internal. */
export const BUYER_KINDS = [
  'placed',
  'state',
  'shipment',
  'delivery charge',
  'document',
  'return',
  'request',
  'corrected',
  'message',
  'mail',
  'purchase order',
] as const;
