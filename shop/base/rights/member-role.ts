/** Role of a member in their company (H2). */
export type MemberRole = (typeof MEMBER_ROLES)[number];

export const MEMBER_ROLES = ['manager', 'buyer', 'approver', 'reader'] as const;

/** Rights that not every member has. Shared data of the company is readable by all its members. */
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

/** Returns whether a member sees all orders of their company, or only their own (H5). */
export function seesAllOrders(role: MemberRole, { buyersSeeAll }: { buyersSeeAll: boolean }): boolean {
  return role !== 'buyer' || buyersSeeAll;
}
