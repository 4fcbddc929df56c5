import { z } from 'zod';
import { answerOurs, operation } from '../operation.ts';
import { settingsPaths } from './paths.ts';
import { StoreConfiguration } from './store-configuration.ts';

const Store = StoreConfiguration.pick({
  name: true,
  tagline: true,
  brandLabel: true,
  timeZone: true,
  offices: true,
  links: true,
}).meta({ id: 'Store' });

export const settingsOperations = [
  operation(settingsPaths.store, {
    tag: 'Shop',
    summary: 'Name, offices and links of the store (D28).',
    access: 'everyone',
    input: z.object({}) as z.ZodType<Record<string, never>>,
    answer: answerOurs(Store),
    cache: 'visitors',
    handle: (_, { shop: { store } }) => ({
      name: store.name,
      tagline: store.tagline,
      brandLabel: store.brandLabel,
      timeZone: store.timeZone,
      offices: store.offices,
      links: store.links,
    }),
  }),
];
