import { hasRight, type MemberRole } from '../../kernel/member-role.ts';

/** Somebody who stands in for an approver today. */
export interface Deputyship {
  approverId: number;
  approverName: string;
  deputyId: number;
}

/** As far as it decides who may decide about it. */
interface Asked {
  customerId: number;
  /** True if approvers of the company decide about their own. */
  approveOwn: boolean;
}

/** As whom somebody decides: themselves, or in whose place. */
export interface Decider {
  inPlaceOf: string | null;
}

/** Why somebody who may decide about others may not decide about this one: it is theirs, or of all whom they stand in for. */
export type NotTheirs = 'own' | 'deputy';

/**
 * As whom a member decides about a request (H3). Where nobody decides about their own, no deputy does it for them either; and what a deputy
 * asked for themselves they never decide about in another's place.
 * @param today  the deputyships of the company that count today
 * @returns null: they decide about none
 */
export function deciderOf(
  { customerId, approveOwn }: Asked,
  member: { id: number; role: MemberRole },
  today: readonly Deputyship[],
): Decider | NotTheirs | null {
  const isApprover = hasRight(member.role, 'approve');
  const isOwn = customerId === member.id;
  if (isApprover && (approveOwn || !isOwn)) return { inPlaceOf: null };
  const standsIn = today.filter(({ deputyId }) => deputyId === member.id);
  if (!isApprover && standsIn.length === 0) return null;
  if (isOwn) return 'own';
  const inPlaceOf = standsIn.find(({ approverId }) => approveOwn || approverId !== customerId);
  return inPlaceOf === undefined ? 'deputy' : { inPlaceOf: inPlaceOf.approverName };
}

/** Returns whether somebody decides, as whomever. */
export function isDecider(found: ReturnType<typeof deciderOf>): found is Decider {
  return found !== null && typeof found !== 'string';
}

/** Lists the deputies who are asked about a request today, in addition to the approvers. */
export function deputiesFor(asked: Asked, today: readonly Deputyship[]): number[] {
  const ids = today
    .filter(({ approverId, deputyId }) => {
      const isTheirs = !asked.approveOwn && approverId === asked.customerId;
      return deputyId !== asked.customerId && !isTheirs;
    })
    .map(({ deputyId }) => deputyId);
  return [...new Set(ids)];
}
