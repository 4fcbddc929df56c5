import { listLineKind } from '../move-ordering/list-lines.ts';
import { listKind } from '../move-ordering/lists.ts';
import { assemblyKind } from '../move-media/assemblies.ts';
import { calloutKind } from '../move-media/callouts.ts';
import { dataSheetKind } from '../move-media/data-sheets.ts';
import { drawingKind } from '../move-media/drawings.ts';
import { manualKind } from '../move-media/manuals.ts';
import { productPictureKind } from '../move-media/product-pictures.ts';
import type { MoveKind } from './kind.ts';
import { MOVE_KINDS, type MoveKindName } from './kind-names.ts';
import { addressKind } from './kinds/addresses.ts';
import { attributeKind } from './kinds/attributes.ts';
import { categoryKind } from './kinds/categories.ts';
import { companyKind } from './kinds/companies.ts';
import { costKind } from './kinds/costs.ts';
import { companyGroupKind } from './kinds/company-groups.ts';
import { consentKind } from './kinds/consents.ts';
import { documentKind } from './kinds/documents.ts';
import { groupMemberKind } from './kinds/group-members.ts';
import { legalTextKind } from './kinds/legal-texts.ts';
import { maintenanceTaskKind } from './kinds/maintenance-tasks.ts';
import { memberKind } from './kinds/members.ts';
import { newsKind } from './kinds/news.ts';
import { orderLineKind } from './kinds/order-lines.ts';
import { orderKind } from './kinds/orders.ts';
import { ownPartNumberKind } from './kinds/own-part-numbers.ts';
import { pressModelKind } from './kinds/press-models.ts';
import { pressKind } from './kinds/presses.ts';
import { priceListRecipientKind } from './kinds/price-list-recipients.ts';
import { priceListKind } from './kinds/price-lists.ts';
import { priceKind } from './kinds/prices.ts';
import { productTypeKind } from './kinds/product-types.ts';
import { promoCodeKind } from './kinds/promo-codes.ts';
import { redirectKind } from './kinds/redirects.ts';
import { shipmentKind } from './kinds/shipments.ts';
import { subcategoryKind } from './kinds/sub-categories.ts';
import { synonymKind } from './kinds/synonyms.ts';
import { widthFamilyKind } from './kinds/width-families.ts';
import { widthKind } from './kinds/widths.ts';

/** Everything that can move, by name. */
export const moveKinds: Readonly<Record<MoveKindName, MoveKind>> = {
  categories: categoryKind,
  'sub-categories': subcategoryKind,
  'product-types': productTypeKind,
  attributes: attributeKind,
  'width-families': widthFamilyKind,
  widths: widthKind,
  'press-models': pressModelKind,
  companies: companyKind,
  members: memberKind,
  consents: consentKind,
  addresses: addressKind,
  'own-part-numbers': ownPartNumberKind,
  presses: pressKind,
  'company-groups': companyGroupKind,
  'group-members': groupMemberKind,
  'price-lists': priceListKind,
  'price-list-recipients': priceListRecipientKind,
  prices: priceKind,
  costs: costKind,
  orders: orderKind,
  'order-lines': orderLineKind,
  shipments: shipmentKind,
  documents: documentKind,
  'promo-codes': promoCodeKind,
  redirects: redirectKind,
  news: newsKind,
  'legal-texts': legalTextKind,
  synonyms: synonymKind,
  'product-pictures': productPictureKind,
  'data-sheets': dataSheetKind,
  manuals: manualKind,
  assemblies: assemblyKind,
  drawings: drawingKind,
  callouts: calloutKind,
  'maintenance-tasks': maintenanceTaskKind,
  lists: listKind,
  'list-lines': listLineKind,
};

/** In the order in which they are written. */
export const inOrder: readonly MoveKind[] = MOVE_KINDS.map((name) => moveKinds[name]);
