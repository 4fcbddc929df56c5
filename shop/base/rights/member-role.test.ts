import { expect, test } from 'vitest';
import { hasRight, MEMBER_ROLES } from './member-role.ts';

test('managers do everything, buyers order, approvers order and approve, readers only read (H2)', () => {
  const rights = MEMBER_ROLES.map((role) => [
    role,
    (['order', 'approve', 'manage'] as const).filter((right) => hasRight(role, right)),
  ]);
  expect(Object.fromEntries(rights)).toEqual({
    manager: ['order', 'approve', 'manage'],
    buyer: ['order'],
    approver: ['order', 'approve'],
    reader: [],
  });
});
