import { StoreConfiguration } from '../store/store-configuration.ts';
import { z } from 'zod';
import { LEGAL_KINDS } from '../kernel/legal-kind.ts';
import { TAX_ON_SCREENS } from '../kernel/tax-note.ts';
import type { AnswerOf } from '../operations/answers.ts';

/** Notices on every page: the published legal pages (O1), and whether totals mention tax (O3). */
export const noticesSchema = z.object({
  legalPages: z.array(z.enum(LEGAL_KINDS)).describe('Legal pages with a published version.'),
  taxOnScreens: z
    .enum(TAX_ON_SCREENS)
    .describe('Whether totals mention tax: not, in a sentence that prices exclude it, or as further rows.'),
});

export type Notices = AnswerOf<typeof noticesSchema>;

/** The same with what the head of every page says of the shop (A2). */
export const pageNoticesSchema = noticesSchema
  .extend({
    telephone: z.string().describe('Telephone of the first office; empty: none.'),
    cutOff: StoreConfiguration.shape.cutOff,
    tagline: StoreConfiguration.shape.tagline,
    hasTapePage: z.boolean(),
    /** The sample shop's own texts are shown. */
    hasSampleStore: z.boolean(),
  })
  .meta({ id: 'Notices' });

export type PageNotices = AnswerOf<typeof pageNoticesSchema>;

export const storeSchema = StoreConfiguration.pick({
  name: true,
  tagline: true,
  bankDetails: true,
  cutOff: true,
  brandLabel: true,
  timeZone: true,
  offices: true,
  links: true,
})
  .extend(noticesSchema.shape)
  .meta({ id: 'Store' });

/** Public data of the store that this shop belongs to (D28). */
export type Store = AnswerOf<typeof storeSchema>;
