import { z } from 'zod';
import { NotAllowedError } from '../kernel/errors.ts';
import { answerNumber, answerOurs, operation } from '../frame/operation.ts';
import type { Caller } from '../frame/shop.ts';
import { endOtherSessions, endOwnSession, listOwnSessions, type SessionOwner } from './own-sessions.ts';
import { identityPaths } from './paths.ts';
import { staffPaths } from './staff-paths.ts';

const ownSessions = answerOurs(
  z.array(
    z
      .object({
        guid: z.guid(),
        device: z.string(),
        startedAt: z.iso.datetime(),
        lastUsedAt: z.iso.datetime(),
        isThisOne: z.boolean(),
      })
      .meta({ id: 'OwnSession' }),
  ),
);

const oneSession = z.object({
  guid: z.preprocess(
    (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
    z.guid('This is not the guid of a session'),
  ),
});
const nothing = z.object({}) as z.ZodType<Record<string, never>>;

/** The same three calls for both kinds of account; each sees and ends only its own sessions (B11, D15). */
export const sessionOperations = [
  ...operationsFor('customer', 'User', identityPaths),
  ...operationsFor('staff', 'BlogUser', staffPaths),
];

function operationsFor(
  access: 'customer' | 'staff',
  tag: string,
  paths: Pick<typeof identityPaths, 'sessions' | 'endSession' | 'endOtherSessions'>,
) {
  const owner = access === 'customer' ? customerOwner : staffOwner;
  return [
    operation(paths.sessions, {
      tag,
      summary: 'The sessions that are open for this account, the last used first (D15).',
      access,
      openWithoutFactor: true,
      input: nothing,
      answer: ownSessions,
      handle: (_, { shop, caller }) => listOwnSessions(shop.db, owner(caller), shop.clock.now()),
    }),

    operation(paths.endSession, {
      tag,
      summary: 'End one of the own sessions at once. Answers 1 (D15).',
      access,
      openWithoutFactor: true,
      input: oneSession,
      answer: answerNumber,
      handle: ({ guid }, { shop, caller }) => endOwnSession(shop.db, owner(caller), guid),
    }),

    operation(paths.endOtherSessions, {
      tag,
      summary: 'End all of the own sessions but this one. Answers how many there were (D15).',
      access,
      openWithoutFactor: true,
      input: nothing,
      answer: answerNumber,
      handle: (_, { shop, caller }) => endOtherSessions(shop.db, owner(caller)),
    }),
  ];
}

function customerOwner({ customer }: Caller): SessionOwner {
  if (customer === null) throw new NotAllowedError();
  return { customerId: customer.id, sessionKey: customer.sessionKey };
}

function staffOwner({ staff }: Caller): SessionOwner {
  if (staff === null) throw new NotAllowedError();
  return { staffId: staff.id, sessionKey: staff.sessionKey };
}
