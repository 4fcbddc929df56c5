import { NEEDS, type StaffNeed, type StaffRight } from '../rights/staff-right.ts';
import { isAllowed } from '../rights/staff-right.ts';
import { auditEntities, type AuditEntity } from './entry.ts';

/** The right to edit these objects: it includes seeing and undoing their changes (P1, E16). */
export const ENTITY_RIGHT: Readonly<Record<AuditEntity, StaffNeed>> = {
  customer: 'customers',
  company: 'customers',
  'delivery address': 'customers',
  order: 'orders',
  'purchase order': 'orders',
  carrier: 'settings',
  product: NEEDS.parts,
  'product picture': 'catalogue',
  'product type': 'catalogue',
  'product import': 'catalogue',
  'password invitations': NEEDS.everyFile,
  move: 'settings',
  'category link': 'catalogue',
  'product categories': 'catalogue',
  'related product': 'catalogue',
  'variant prices': NEEDS.parts,
  category: 'catalogue',
  'sub-category': 'catalogue',
  'promo code': 'prices',
  synonym: 'catalogue',
  redirect: 'content',
  translation: NEEDS.texts,
  'pinned parts': 'catalogue',
  'exchange rates': 'prices',
  'price list': 'prices',
  'company group': 'prices',
  quotation: 'prices',
  'press model': 'catalogue',
  'press assembly': 'catalogue',
  machine: 'customers',
  'part cost': 'prices',
  'price update': 'prices',
  'list view': null,
  'home image': 'content',
  news: 'content',
  'legal page': 'content',
  manual: 'documents',
  settings: 'settings',
  'tax rate': 'settings',
  mail: NEEDS.accounts,
  'mail text': 'settings',
  'data request': 'customers',
  staff: 'staff',
};

/** Kinds of objects whose changes a person with these rights can see. */
export function visibleEntities(rights: readonly StaffRight[]): AuditEntity[] {
  return auditEntities.filter((entity) => isAllowed(ENTITY_RIGHT[entity], rights));
}
