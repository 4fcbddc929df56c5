import { document } from './document.ts';
import type { Json } from '../json-schema.ts';

/** Values that occur nowhere in the shop: if one is found in the database, a call wrote it. */
const TEXT = 'tampered-with';
const GUID = '7a777777-7777-4777-8777-777777777777';
const NUMBER = 77_707;
const MOMENT = '1977-07-07T07:07:07.000Z';

export const TAMPERED = new RegExp(`${TEXT}|${GUID}|1977-07-07|\\b${NUMBER}\\b`, 'i');

/** Undocumented fields that an attacker would guess. */
const GUESSED = {
  customerId: NUMBER,
  ownerId: NUMBER,
  createdAt: MOMENT,
  changedAt: MOMENT,
  passwordHash: TEXT,
  role: 'staff',
  isStaff: true,
  staff: true,
  staffId: NUMBER,
  unitPrice: NUMBER,
  lineTotal: NUMBER,
  salePriceMinor: NUMBER,
  orderId: NUMBER,
  disabled: false,
  sessionKey: TEXT,
};

/** Every member of any answer or body of the API, with a value of nobody: the fields that a caller has seen. */
export const foreignValues: Readonly<Record<string, unknown>> = { ...membersOf(document), ...GUESSED };

function membersOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return {};
  const members: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(value)) {
    if (name === 'example') continue;
    if (name === 'properties')
      for (const [member, schema] of Object.entries(part as Record<string, Json>)) members[member] = valueFor(schema);
    Object.assign(members, membersOf(part));
  }
  return members;
}

function valueFor({ type, format, enum: choices }: Json): unknown {
  if (Array.isArray(choices)) return choices.at(-1);
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return NUMBER;
  if (format === 'date-time') return MOMENT;
  return format === 'uuid' ? GUID : TEXT;
}
