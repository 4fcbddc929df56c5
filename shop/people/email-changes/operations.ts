import { z } from 'zod';
import { issue } from '../../base/messages/issue.ts';
import { answerInternal, answerNumber } from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import { newAddressSchema } from './answers.ts';
import { findEmailChange } from './change-queries.ts';
import { confirmAddress, DeadAddressLinkError } from './confirm-address.ts';
import { emailChangePaths } from './paths.ts';

const input = z.object({
  token: z.string(issue('refusal.email-change-dead')).max(200, issue('refusal.email-change-dead')),
});

/** Operations for the link that is sent to a new address (D53). */
export const emailChangeOperations = [
  operation(emailChangePaths.byToken, {
    tag: 'User',
    summary: 'Get the new email address that the link of a mail confirms.',
    who: { access: 'everyone', whileClosed: true },
    when: { throttle: () => '' },
    input,
    answer: { format: answerInternal(newAddressSchema), refuses: [410] },
    example: { query: { token: 'of-the-mail' } },
    async handle({ token }, { shop }) {
      const asked = await findEmailChange(shop.db, token, shop.clock.now());
      if (asked === undefined) throw new DeadAddressLinkError();
      return { email: asked.email };
    },
  }),

  operation(emailChangePaths.confirm, {
    tag: 'User',
    summary: 'Give the account its new email address with the link of the mail. Returns 1 (D19).',
    who: { access: 'everyone', whileClosed: true },
    when: { throttle: () => '' },
    input,
    answer: { format: answerNumber, refuses: [409, 410] },
    example: { body: { token: 'of-the-mail' } },
    handle: confirmAddress,
  }),
];
