import { z } from 'zod';
import { inTransaction } from '#platform/database/database.ts';
import { issue } from '../../base/messages/issue.ts';
import { ShopError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import { recordChange } from '../../base/audit/record-change.ts';
import { answerInternal, answerNumber } from '../../base/operations/answers.ts';
import type { ListExport } from '../../base/paged-lists/list-export.ts';
import { operation } from '../../base/operations/operation.ts';
import type { MailingConsent } from './answers.ts';
import { mailingConsentSchema } from './answers.ts';
import { confirmConsent, findByGuid, findByToken, listConsents, withdrawConsent } from './consent-queries.ts';
import { mailingPaths, withdrawHref } from './paths.ts';

const token = z.string(issue('refusal.consent-link')).max(200, issue('refusal.consent-link'));
const consent = z.guid(issue('refusal.consent-link'));

/** The link of a mail no longer works, or never did; the error does not reveal which (O5). */
class DeadConsentError extends ShopError {
  readonly code = 'consent.dead';
  readonly status = 410;
  constructor() {
    super(message('refusal.consent-dead'));
  }
}

/** Author of a change by a link, without a login. */
const BY_LINK = { id: 0, name: 'Link in a mail (customer)' };

/** Operations for consents to mailings, for whoever has the link (O5). */
export const mailingOperations = [
  operation(mailingPaths.byToken, {
    tag: 'Mailing',
    summary: 'Get the consent that the link of a mail asks for (O5).',
    who: { access: 'everyone', whileClosed: true },
    when: { throttle: () => '' },
    input: z.object({ token }),
    answer: { format: answerInternal(mailingConsentSchema), refuses: [410] },
    example: { query: { token: 'of-the-mail' } },
    async handle(asked, { shop }) {
      return answerFor(await findByToken(shop.db, asked.token, shop.clock.now()));
    },
  }),

  operation(mailingPaths.byGuid, {
    tag: 'Mailing',
    summary: 'Get the consent that the link below a mailing withdraws (O5).',
    who: { access: 'everyone', whileClosed: true },
    when: { throttle: () => '' },
    input: z.object({ consent }),
    answer: { format: answerInternal(mailingConsentSchema), refuses: [410] },
    example: { path: { consent: '00000000-0000-4000-8000-000000000000' } },
    async handle(asked, { shop }) {
      return answerFor(await findByGuid(shop.db, asked.consent));
    },
  }),

  operation(mailingPaths.confirm, {
    tag: 'Mailing',
    summary: 'Confirm the consent to mailings with the link of the mail. Returns 1 (O5).',
    who: { access: 'everyone', whileClosed: true },
    when: { throttle: () => '' },
    input: z.object({ token }),
    answer: { format: answerNumber, refuses: [410] },
    example: { body: { token: 'of-the-mail' } },
    async handle(asked, { shop }) {
      const now = shop.clock.now();
      await inTransaction(shop.db, async (tx) => {
        const customerId = await confirmConsent(tx, asked.token, now);
        if (customerId === undefined) throw new DeadConsentError();
        const change = { action: 'consented to mailings:', entity: 'customer', entityId: customerId } as const;
        await recordChange(tx, BY_LINK, now, { ...change, before: null, after: {} });
      });
      return 1;
    },
  }),

  operation(mailingPaths.withdraw, {
    tag: 'Mailing',
    summary: 'Withdraw the consent to mailings with the link below a mailing. Returns 1 (O5).',
    who: { access: 'everyone', whileClosed: true },
    when: { throttle: () => '' },
    input: z.object({ consent }),
    answer: { format: answerNumber, refuses: [410] },
    example: { body: { consent: '00000000-0000-4000-8000-000000000000' } },
    async handle(asked, { shop }) {
      const now = shop.clock.now();
      await inTransaction(shop.db, async (tx) => {
        const customerId = await withdrawConsent(tx, asked.consent, now);
        if (customerId === undefined) throw new DeadConsentError();
        const change = {
          action: 'withdrew the consent to mailings:',
          entity: 'customer',
          entityId: customerId,
        } as const;
        await recordChange(tx, BY_LINK, now, { ...change, before: null, after: {} });
      });
      return 1;
    },
  }),
];

function answerFor(
  found: { words: string; confirmedAt: Date | null; withdrawnAt: Date | null } | undefined,
): MailingConsent {
  if (found === undefined) throw new DeadConsentError();
  const { words, confirmedAt, withdrawnAt } = found;
  return { words, consentState: withdrawnAt !== null ? 'withdrawn' : confirmedAt !== null ? 'confirmed' : 'asked' };
}

/** The people who consented, for the program that sends mailings: with the headers of RFC 8058 that it has to send. */
export const consentExport: ListExport<Record<string, never>> = {
  name: 'mailing-list',
  input: z.object({}),
  headings: [
    'Email',
    'First name',
    'Last name',
    'Company',
    'Language',
    'Consented to',
    'Asked',
    'Confirmed',
    'List-Unsubscribe',
    'List-Unsubscribe-Post',
  ],
  async *cells(shop) {
    for (const each of await listConsents(shop.db))
      yield [
        each.email,
        each.firstName,
        each.surname,
        each.company,
        each.language,
        each.words,
        each.askedAt.toISOString(),
        each.confirmedAt?.toISOString() ?? null,
        `<${shop.publicUrl}${withdrawHref(each.guid)}>`,
        'List-Unsubscribe=One-Click',
      ];
  },
};
