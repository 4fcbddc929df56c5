import type { AuditEntry } from '#shop/audit/entry.ts';

/** Where the thing that was changed can be seen; null: it has no screen of its own. */
export function placeOf({ entity, entityId }: Pick<AuditEntry, 'entity' | 'entityId'>): string | null {
  const screen = SCREENS[entity];
  return screen === undefined ? null : `/Administration/${screen}${encodeURIComponent(entityId)}`;
}

const SCREENS: Readonly<Record<string, string | undefined>> = {
  customer: 'CustomerEdit?id=',
  order: 'OrderView?id=',
  'purchase order': 'OrderView?id=',
  mail: 'Mail?id=',
  product: 'ProductEdit?id=',
  'product picture': 'ProductEdit?id=',
  'product import': 'ImportView?id=',
  'promo code': 'Promo-Code-Edit?id=',
};
