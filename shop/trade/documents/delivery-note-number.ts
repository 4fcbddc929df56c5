import type { Shipment } from '../fulfilment/paths.ts';

/** 'MA001234-2': the second shipment of the order. */
export function deliveryNoteNumber(reference: string, { position }: Pick<Shipment, 'position'>): string {
  return `${reference}-${position}`;
}
