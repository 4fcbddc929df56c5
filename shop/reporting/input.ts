import { z } from 'zod';
import { asNumber } from '../frame/typed-input.ts';

const message = 'The year must be a whole number from 2000 to 2100';

/** Which year a report is about. */
export const yearQuestion = z.object({
  year: z.preprocess(asNumber, z.int(message).min(2000, message).max(2100, message)),
});
