import { z } from 'zod';
import { NotFoundError } from '../../base/messages/errors.ts';
import { pageOf, pageRequest } from '../../base/paged-lists/list-page.ts';
import { answerListOf, answerOf } from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import { idNumber } from '../../base/wire/input-schemas.ts';
import { variantPaths } from './documented-paths.ts';
import { variantEntry } from './product-entries.ts';
import { callerView } from './catalogue-view.ts';
import { variantSchema } from './wire.ts';

export const variantOperations = [
  operation(variantPaths.byId, {
    tag: 'ProductVariant',
    summary: 'Get a width of a family (D29).',
    who: { access: 'everyone', scope: 'catalogue:read' },
    when: { cache: 'catalogue' },
    input: z.object({ variantId: idNumber('width') }),
    answer: { format: answerOf(variantSchema) },
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
    summary: "List the widths of a family, 1 '15 Thou' or 2 '20 Thou'. The first is the default (B2).",
    who: { access: 'everyone', scope: 'catalogue:read' },
    when: { cache: 'catalogue' },
    input: pageRequest.extend({ familyId: idNumber('family') }),
    answer: { format: answerListOf(variantSchema) },
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
