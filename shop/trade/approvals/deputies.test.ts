import { expect, test } from 'vitest';
import { deciderOf, deputiesFor, type Deputyship } from './deputies.ts';

const [BUYER, READER, APPROVER, OTHER] = [1, 2, 3, 4];

const standsIn = (deputyId: number, approverId: number): Deputyship => ({
  deputyId,
  approverId,
  approverName: approverId === APPROVER ? 'Ann' : 'Ben',
});

test.for([
  ['an approver decides as themselves', BUYER, false, APPROVER, 'approver', [], { inPlaceOf: null }],
  ['a reader decides about none', BUYER, true, READER, 'reader', [], null],
  [
    'a deputy decides in the approver’s place',
    BUYER,
    false,
    READER,
    'reader',
    [standsIn(READER, APPROVER)],
    { inPlaceOf: { id: APPROVER, name: 'Ann' } },
  ],
  ['others are not deputies by that', BUYER, false, BUYER, 'buyer', [standsIn(READER, APPROVER)], null],
  [
    'an approver’s own request is not decided by their deputy where nobody decides about their own',
    APPROVER,
    false,
    READER,
    'reader',
    [standsIn(READER, APPROVER)],
    'deputy',
  ],
  [
    'it is where they may',
    APPROVER,
    true,
    READER,
    'reader',
    [standsIn(READER, APPROVER)],
    { inPlaceOf: { id: APPROVER, name: 'Ann' } },
  ],
  [
    'of two approvers with one deputy, the other one',
    APPROVER,
    false,
    READER,
    'reader',
    [standsIn(READER, APPROVER), standsIn(READER, OTHER)],
    { inPlaceOf: { id: OTHER, name: 'Ben' } },
  ],
  ['a deputy never decides about what they asked for', BUYER, true, BUYER, 'buyer', [standsIn(BUYER, APPROVER)], 'own'],
  [
    'an approver who is also a deputy does not decide about their own requests',
    APPROVER,
    false,
    APPROVER,
    'approver',
    [standsIn(APPROVER, OTHER)],
    'own',
  ],
] as const)('%s (H3)', ([, customerId, approveOwn, id, role, today, expected]) => {
  expect(deciderOf({ customerId, approveOwn }, { id, role }, today)).toEqual(expected);
});

test('deputies are asked together with the approvers, once, and never about their own or their approver’s requests (H3)', () => {
  const today = [standsIn(READER, APPROVER), standsIn(READER, OTHER), standsIn(BUYER, OTHER)];
  expect(deputiesFor({ customerId: BUYER, approveOwn: false }, today)).toEqual([READER]);
  expect(deputiesFor({ customerId: OTHER, approveOwn: false }, today)).toEqual([READER]);
  expect(deputiesFor({ customerId: OTHER, approveOwn: true }, today)).toEqual([READER, BUYER]);
});
