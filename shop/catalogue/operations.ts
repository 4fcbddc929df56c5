import { z } from 'zod';
import { answerOurs, operation } from '../operation.ts';
import { menuFor } from './menu.ts';
import { cataloguePaths } from './paths.ts';

const MenuCategory = z
  .object({
    id: z.int(),
    guid: z.guid(),
    name: z.string(),
    onHomePage: z.boolean(),
    count: z.int(),
    subcategories: z.array(z.object({ id: z.int(), guid: z.guid(), name: z.string() })),
  })
  .meta({ id: 'MenuCategory' });

export const catalogueOperations = [
  operation(cataloguePaths.menu, {
    tag: 'Category',
    summary: 'The categories and sub-categories that the caller may see, in menu order (A3, D8).',
    access: 'everyone',
    input: z.object({}) as z.ZodType<Record<string, never>>,
    answer: answerOurs(z.array(MenuCategory)),
    cache: 'visitors',
    handle: (_, { shop, caller }) => menuFor(caller.customer, shop.hot()),
  }),
];
