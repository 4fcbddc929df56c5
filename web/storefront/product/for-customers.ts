import { onDemand } from '../../on-demand.tsx';
import { session } from '../../session.ts';

const isCustomer = () => session.signedIn;

// Visitors neither buy nor have numbers of their own: what only customers see of a part is loaded for them alone.

export const purchaseForm = await onDemand(
  'web/storefront/product/purchase-form.tsx',
  async () => (await import('./purchase-form.tsx')).PurchaseForm,
  isCustomer,
);
export const ownNumberForm = await onDemand(
  'web/storefront/product/own-number-form.tsx',
  async () => (await import('./own-number-form.tsx')).OwnNumberForm,
  isCustomer,
);
