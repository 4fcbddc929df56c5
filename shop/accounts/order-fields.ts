import type { CalendarDay } from '../kernel/calendar-day.ts';
import type { FieldError } from '../kernel/errors.ts';
import { message } from '../kernel/message.ts';

/** Whether a company asks for something with its orders (H4). */
export const FIELD_RULES = ['off', 'optional', 'required'] as const;
export type FieldRule = (typeof FIELD_RULES)[number];

/** What a company asks for with each of its orders (H4). */
export interface OrderFieldRules {
  costCentreRule: FieldRule;
  requisitionRule: FieldRule;
  wantedByRule: FieldRule;
  /** Those that may be chosen. */
  costCentres: readonly string[];
}

/** What an order says to that; null: nothing. */
export interface OrderFields {
  costCentre: string | null;
  requisitionNumber: string | null;
  /** The day by which the goods are wanted. */
  wantedBy: CalendarDay | null;
}

/** The same as it was typed; empty and absent are nothing. */
export type TypedOrderFields = { [Field in keyof OrderFields]?: string | undefined };

export const COST_CENTRE_MAX = 50;
export const MOST_COST_CENTRES = 200;
export const REQUISITION_MAX = 50;

/** What of it is kept: nothing that the company does not ask for. */
export function keptFields(rules: OrderFieldRules, typed: TypedOrderFields): OrderFields {
  const kept = (rule: FieldRule, value = '') => (rule === 'off' || value === '' ? null : value);
  return {
    costCentre: kept(rules.costCentreRule, typed.costCentre),
    requisitionNumber: kept(rules.requisitionRule, typed.requisitionNumber),
    wantedBy: kept(rules.wantedByRule, typed.wantedBy),
  };
}

/**
 * Why an order with these fields is not accepted, by field; none: it is (H4).
 * @param today  in the store's time zone: what is wanted by today is not late yet
 */
export function fieldRefusals(rules: OrderFieldRules, kept: OrderFields, today: CalendarDay): FieldError[] {
  const { costCentre, requisitionNumber, wantedBy } = kept;
  const refusals: FieldError[] = [];
  const refuse = (field: keyof OrderFields, key: `refusal.${FieldRefusal}`) =>
    refusals.push({ field, message: message(key) });
  if (costCentre === null) {
    if (rules.costCentreRule === 'required') refuse('costCentre', 'refusal.cost-centre-required');
  } else if (!rules.costCentres.includes(costCentre)) refuse('costCentre', 'refusal.cost-centre-unknown');
  if (requisitionNumber === null && rules.requisitionRule === 'required')
    refuse('requisitionNumber', 'refusal.requisition-required');
  if (wantedBy === null) {
    if (rules.wantedByRule === 'required') refuse('wantedBy', 'refusal.wanted-by-required');
  } else if (wantedBy < today) refuse('wantedBy', 'refusal.wanted-by-past');
  return refusals;
}

type FieldRefusal =
  | 'cost-centre-required'
  | 'cost-centre-unknown'
  | 'requisition-required'
  | 'wanted-by-required'
  | 'wanted-by-past';
