/** Role of a member in their company (H2). */
export type MemberRole = (typeof MEMBER_ROLES)[number];

export const MEMBER_ROLES = ['manager', 'buyer', 'approver', 'reader'] as const;

/** Rights that not every member has. Reading what the company shares is open to all of its members. */
export type MemberRight = 'order' | 'approve' | 'manage';

const RIGHTS: Readonly<Record<MemberRole, readonly MemberRight[]>> = {
  manager: ['order', 'approve', 'manage'],
  buyer: ['order'],
  approver: ['order', 'approve'],
  reader: [],
};

export function hasRight(role: MemberRole, right: MemberRight): boolean {
  return RIGHTS[role].includes(right);
}

/** Returns whether a member sees all orders of their company, or their own alone (H5). */
export function seesAllOrders(role: MemberRole, { buyersSeeAll }: { buyersSeeAll: boolean }): boolean {
  return role !== 'buyer' || buyersSeeAll;
}
