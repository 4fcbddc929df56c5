import { z } from 'zod';
import { TRANSLATED_LANGUAGES } from '#texts/translated-languages.ts';
import { TranslatedNews } from './news.ts';

export const Office = z.object({
  region: z.string(),
  company: z.string(),
  lines: z.array(z.string()),
  country: z.string(),
  telephone: z.string(),
  email: z.string(),
  hours: z.string(),
  /** `picture`: the name of the drawing shown until the map is requested. Null: no map. */
  place: z
    .object({ latitude: z.number(), longitude: z.number(), zoom: z.int(), picture: z.string().default('') })
    .nullable(),
});
export type Office = z.infer<typeof Office>;

/** Configuration of the store, as opposed to the product Pressline (D28): one file, read at start. */
export const StoreConfiguration = z.object({
  name: z.string(),
  tagline: z.string(),
  /** Shown with every part (A12). */
  brandLabel: z.string(),
  /**
   * Instants are shown as days in this time zone (A27). Days begin and end here: a coupon's last day, the year of a
   * sales figure (D5).
   */
  timeZone: z.string(),
  offices: z.array(Office),
  /** Printed on orders, quotes and other sheets. Empty: none. */
  bankDetails: z.string().default(''),
  /** Colour of buttons and links, '#0b5cad'. Empty: ours. */
  actionColour: z.string().default(''),
  /** Colour of what is emphasised, such as a new part. Empty: ours. */
  accentColour: z.string().default(''),
  /** Until when an order leaves on the same day. Empty: none is shown. */
  cutOff: z.string().default(''),
  tapePage: z.object({
    hero: z.string().default(''), // the name of its picture
    families: z.array(z.int()), // sub-category ids of the five tape families (A30)
    video: z.object({ title: z.string(), file: z.string(), poster: z.string() }),
    flyer: z.string(),
    whitePapers: z.array(z.object({ title: z.string(), url: z.url() })),
  }),
  links: z.array(z.object({ title: z.string(), url: z.url() })),
  /** Base address of pictures marked 'cloud image' (D10), followed by the part number and .jpg. */
  cloudImages: z.url(),
  /** It is the sample shop's own, because the store has no file. Not read from the file. */
  isSample: z.boolean().default(false),
  /** Translations of this file's texts into other languages, text by text (N1). */
  says: z.partialRecord(z.enum(TRANSLATED_LANGUAGES), z.record(z.string(), z.string())).default({}),
  /** News in the folder next to this file (A30); the shop imports new ones at the start. */
  news: z.array(TranslatedNews).default([]),
});
export type StoreConfiguration = z.infer<typeof StoreConfiguration>;
