import { z } from 'zod';

const Office = z.object({
  name: z.string(),
  company: z.string(),
  lines: z.array(z.string()),
  telephone: z.string(),
  email: z.string(),
  mapPlace: z.string(),
});

/** What belongs to the store rather than to the product Pressline (D28): one file, read at start. */
export const StoreConfiguration = z.object({
  name: z.string(),
  brandLabel: z.string(),
  /** Days begin and end here: a coupon's last day, the year of a sales figure (D5). */
  timeZone: z.string(),
  europeanOffice: Office,
  usOffice: Office,
  /** Where pictures lie that are marked 'cloud image' (D10); {name} is the part number. */
  imageService: z.string(),
  tapeVideo: z.string(),
  whitePapers: z.array(z.object({ title: z.string(), url: z.string() })),
});
export type StoreConfiguration = z.infer<typeof StoreConfiguration>;
