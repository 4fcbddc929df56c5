import { onDemand } from '../../on-demand.tsx';
import { type Choice, choiceIn } from './choice.ts';

/** Whether somebody has chosen a part of the catalogue. */
export function isNarrowed({ categoryGuid, subcategoryGuid, keyword }: Choice): boolean {
  return categoryGuid !== undefined || subcategoryGuid !== undefined || keyword !== undefined;
}

const isHere = (of: (choice: Choice) => boolean) => () => of(choiceIn(location.search));

// Most lists show neither of these.

export const waysIn = await onDemand(
  'web/storefront/search/ways-in.tsx',
  async () => (await import('./ways-in.tsx')).WaysIn,
  isHere((choice) => !isNarrowed(choice)),
);
export const openedProduct = await onDemand(
  'web/storefront/search/opened-product.tsx',
  async () => (await import('./opened-product.tsx')).OpenedProduct,
  isHere(({ productId }) => productId !== undefined),
);

/** Has at hand what a part is opened with, and what a customer buys it with. */
export async function readyToOpen(isCustomer: boolean): Promise<void> {
  const purchase = async () => (await import('../product/for-customers.ts')).purchaseForm.ready();
  await Promise.all([openedProduct.ready(), isCustomer ? purchase() : null]);
}
