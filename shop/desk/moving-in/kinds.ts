import type { MoveKind } from './kind.ts';
import { MOVE_KINDS, type MoveKindName } from './kind-names.ts';
import { addressKind } from './kinds/addresses.ts';
import { companyKind } from './kinds/companies.ts';
import { memberKind } from './kinds/members.ts';
import { orderLineKind } from './kinds/order-lines.ts';
import { orderKind } from './kinds/orders.ts';
import { ownPartNumberKind } from './kinds/own-part-numbers.ts';
import { pressKind } from './kinds/presses.ts';
import { promoCodeKind } from './kinds/promo-codes.ts';
import { redirectKind } from './kinds/redirects.ts';

/** Everything that can move, by name. */
export const moveKinds: Readonly<Record<MoveKindName, MoveKind>> = {
  companies: companyKind,
  members: memberKind,
  addresses: addressKind,
  'own-part-numbers': ownPartNumberKind,
  presses: pressKind,
  orders: orderKind,
  'order-lines': orderLineKind,
  'promo-codes': promoCodeKind,
  redirects: redirectKind,
};

/** In the order in which they are written. */
export const inOrder: readonly MoveKind[] = MOVE_KINDS.map((name) => moveKinds[name]);
