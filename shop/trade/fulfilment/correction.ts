import type { FieldError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import type { LineProgress } from './wire.ts';

/** Maximum quantity of a line, as in a basket. */
export const LINE_MAX = 100;

/** New values of a line. */
export interface CorrectedLine {
  orderLineId: number;
  /** Quantity of the part, or of its replacement for the unshipped rest; 0: none. */
  quantity: number;
  /** The part number of another part, at its current price. */
  replacedBy?: string | undefined;
  /** Name of its width, if it has widths. */
  replacedByWidth?: string | undefined;
}

type SentLine = Pick<LineProgress, 'orderLineId' | 'ordered' | 'sent'>;

/**
 * Returns why the lines can't be corrected: a line of another order, one named twice, less than was shipped, nothing
 * left of the order; by field.
 */
export function correctionRefusals(lines: readonly SentLine[], asked: readonly CorrectedLine[]): FieldError[] {
  const lineOf = new Map(lines.map((line) => [line.orderLineId, line]));
  const seen = new Set<number>();
  const errors = asked.flatMap(({ orderLineId, quantity, replacedBy }, index): FieldError[] => {
    const field = `lines.${index}.quantity`;
    const line = lineOf.get(orderLineId);
    const isTwice = seen.has(orderLineId);
    seen.add(orderLineId);
    if (line === undefined) return [{ field, message: message('staff-refusal.shipment-line') }];
    if (isTwice) return [{ field, message: message('staff-refusal.shipment-line-twice') }];
    if (isReplaced(replacedBy)) {
      if (line.sent === line.ordered) return [{ field, message: message('staff-refusal.line-sent') }];
      return quantity > 0 ? [] : [{ field, message: message('staff-refusal.line-replaced') }];
    }
    return quantity >= line.sent
      ? []
      : [{ field, message: message('staff-refusal.line-below-sent', { sent: line.sent }) }];
  });
  if (errors.length > 0) return errors;
  const quantities = quantitiesAfter(lines, asked);
  const isEmpty = [...quantities.values()].every((quantity) => quantity === 0);
  return isEmpty && !asked.some(({ replacedBy }) => isReplaced(replacedBy))
    ? [{ field: 'lines', message: message('staff-refusal.order-emptied') }]
    : [];
}

/** Quantities of the lines after a correction; a replaced line keeps its shipped quantity. */
export function quantitiesAfter(
  lines: readonly SentLine[],
  asked: readonly CorrectedLine[],
): ReadonlyMap<number, number> {
  const askedOf = new Map(asked.map((line) => [line.orderLineId, line]));
  return new Map(
    lines.map(({ orderLineId, ordered, sent }) => {
      const line = askedOf.get(orderLineId);
      if (line === undefined) return [orderLineId, ordered];
      return [orderLineId, isReplaced(line.replacedBy) ? sent : line.quantity];
    }),
  );
}

export function isReplaced(replacedBy: string | undefined): replacedBy is string {
  return replacedBy !== undefined && replacedBy !== '';
}
