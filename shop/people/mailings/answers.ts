import { z } from 'zod';
import type { AnswerOf } from '../../base/operations/answers.ts';

export const mailingConsentSchema = z
  .object({
    consentState: z
      .enum(['asked', 'confirmed', 'withdrawn'])
      .describe('Whether the consent is asked for, confirmed or withdrawn.'),
    words: z.string().describe('The sentence that is consented to.'),
  })
  .meta({ id: 'MailingConsent' });

/** A consent to mailings, for whoever has its link: without the address. */
export type MailingConsent = AnswerOf<typeof mailingConsentSchema>;
