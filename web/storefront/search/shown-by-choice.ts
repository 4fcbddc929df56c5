import { onDemand } from '../../on-demand.tsx';
import { type Choice, choiceIn } from './choice.ts';

/** Whether somebody has chosen a part of the catalogue. */
export function isNarrowed({ categoryGuid, subcategoryGuid, keyword }: Choice): boolean {
  return categoryGuid !== undefined || subcategoryGuid !== undefined || keyword !== undefined;
}

const isHere = (of: (choice: Choice) => boolean) => () => of(choiceIn(location.search));

/** Most lists show neither: the part that is opened over the grid, and what leads into the catalogue. */
export const openedProduct = await onDemand(
  async () => (await import('./opened-product.tsx')).OpenedProduct,
  isHere(({ productId }) => productId !== undefined),
);
export const waysIn = await onDemand(
  async () => (await import('./ways-in.tsx')).WaysIn,
  isHere((choice) => !isNarrowed(choice)),
);
