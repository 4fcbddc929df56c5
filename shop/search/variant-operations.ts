import { z } from 'zod';
import { NotFoundError } from '../kernel/errors.ts';
import { pageOf, pageRequest } from '../operations/list-page.ts';
import { answerListOf, answerOf, operation } from '../operations/operation.ts';
import { idNumber } from '../operations/input-schemas.ts';
import { variantPaths } from './documented-paths.ts';
import { variantEntry } from './entries.ts';
import { callerView } from './view.ts';
import { variantWire } from './wire.ts';

export const variantOperations = [
  operation(variantPaths.byId, {
    tag: 'ProductVariant',
    summary: 'One width of a family (D29).',
    access: 'everyone',
    input: z.object({ variantId: idNumber('width') }),
    answer: answerOf(variantWire),
    cache: 'catalogue',
    example: { path: { variantId: 502 } },
    handle({ variantId }, context) {
      const view = callerView(context);
      const variants = [...view.hot.families.values()].flatMap((family) => family.variants);
      const variant = variants.find(({ id }) => id === variantId);
      if (variant === undefined) throw new NotFoundError('width');
      return variantEntry(variant, view);
    },
  }),

  operation(variantPaths.ofFamily, {
    tag: 'SubProductVariant',
    summary: "The widths of a family, 1 '15 Thou' or 2 '20 Thou'; the first is the default (B2).",
    access: 'everyone',
    input: pageRequest.extend({ familyId: idNumber('family') }),
    answer: answerListOf(variantWire),
    cache: 'catalogue',
    example: { path: { familyId: 1 } },
    handle(request, context) {
      const view = callerView(context);
      const family = view.hot.families.get(request.familyId);
      if (family === undefined) throw new NotFoundError('family');
      return pageOf(
        family.variants.map((variant) => variantEntry(variant, view)),
        request,
      );
    },
  }),
];
