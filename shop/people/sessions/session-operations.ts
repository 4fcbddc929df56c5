import { z } from 'zod';
import { answerNumber, answerInternal, noInput } from '../../base/operations/answers.ts';
import { type CallerOf, operation } from '../../base/operations/operation.ts';
import { examples } from '../identity/examples.ts';
import { type AccountKind, accountOfCustomer, accountOfStaff, type OwnAccount } from '../identity/own-account.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.ts';
import { identityPaths } from '../identity/paths.ts';
import { staffPaths } from '../staff/staff-paths.ts';
import { issue } from '../../base/messages/issue.ts';
import { ownSessionSchema } from '../identity/answers.ts';

const oneSession = z.object({
  guid: z.preprocess(
    (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
    z.guid(issue('refusal.session-guid')),
  ),
});

/**
 * The same three calls for both kinds of account; each sees and ends only its own sessions (B11, D15). A person who
 * took over an open session can't end the owner's other sessions.
 */
export const sessionOperations = [
  ...operationsFor('customer', 'User', identityPaths, accountOfCustomer),
  ...operationsFor('staff', 'BlogUser', staffPaths, accountOfStaff),
];

function operationsFor<Access extends AccountKind>(
  access: Access,
  tag: string,
  paths: Pick<typeof identityPaths, 'sessions' | 'endSession' | 'endOtherSessions'>,
  accountOf: (caller: CallerOf[Access]) => OwnAccount,
) {
  return [
    operation(paths.sessions, {
      tag,
      summary: 'List the open sessions of the account, most recently used first (D15).',
      who: { access, staffRight: null, withoutSecondFactor: true },
      input: noInput,
      answer: { format: answerInternal(z.array(ownSessionSchema)) },
      handle: (_, { shop, caller }) => listOwnSessions(shop.db, accountOf(caller), shop.clock.now()),
    }),

    operation(paths.endSession, {
      tag,
      summary: 'End one of the own sessions. Returns 1 (D15).',
      who: { access, staffRight: null, withoutSecondFactor: true, asksPassword: true },
      input: oneSession,
      answer: { format: answerNumber, refuses: [404] },
      example: { body: { guid: examples.session }, ofOneCustomer: true },
      handle: ({ guid }, { shop, caller }) => endOwnSession(shop.db, accountOf(caller), guid, shop.clock.now()),
    }),

    operation(paths.endOtherSessions, {
      tag,
      summary: 'End all of the own sessions except this one. Returns the number of sessions ended (D15).',
      who: { access, staffRight: null, withoutSecondFactor: true, asksPassword: true },
      input: noInput,
      answer: { format: answerNumber },
      handle: (_, { shop, caller }) => endOtherSessions(shop.db, accountOf(caller), shop.clock.now()),
    }),
  ];
}
