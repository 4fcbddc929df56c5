import { StoreConfiguration } from '../operations/store/store-configuration.ts';
import type { AnswerOf } from '../operations/answers.ts';

export const storeSchema = StoreConfiguration.pick({
  name: true,
  tagline: true,
  brandLabel: true,
  timeZone: true,
  offices: true,
  links: true,
}).meta({ id: 'Store' });

/** Public data of the store that this shop belongs to (D28). */
export type Store = AnswerOf<typeof storeSchema>;
