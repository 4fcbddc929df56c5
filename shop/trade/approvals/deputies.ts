import { hasRight, type MemberRole } from '../../base/rights/member-role.ts';

/** Deputy of an approver today. */
export interface Deputyship {
  approverId: number;
  approverName: string;
  deputyId: number;
}

/** The data of a request that determines who can decide it. */
interface Asked {
  customerId: number;
  /** True if the company's approvers can decide their own. */
  approveOwn: boolean;
}

/** Identity of a decider: themselves, or the approver for whom they are a deputy. */
export interface Decider {
  inPlaceOf: { id: number; name: string } | null;
}

/**
 * Reason why a person who can decide others' requests can't decide this one: it is their own, or that of everyone for
 * whom they are a deputy.
 */
export type NotTheirs = 'own' | 'deputy';

/**
 * Determines the identity under which a member decides a request (H3). If approvers can't decide their own, a deputy
 * can't do it for them either; and deputies never decide their own requests in another's name.
 * @param today the company's deputyships in effect today
 * @returns null: they can't decide any
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
  const found = standsIn.find(({ approverId }) => approveOwn || approverId !== customerId);
  return found === undefined ? 'deputy' : { inPlaceOf: { id: found.approverId, name: found.approverName } };
}

/** Returns whether the person can decide, in any name. */
export function isDecider(found: ReturnType<typeof deciderOf>): found is Decider {
  return found !== null && typeof found !== 'string';
}

/** Lists the deputies to whom a request is sent today, in addition to the approvers. */
export function deputiesFor(asked: Asked, today: readonly Deputyship[]): number[] {
  const ids = today
    .filter(({ approverId, deputyId }) => {
      const isTheirs = !asked.approveOwn && approverId === asked.customerId;
      return deputyId !== asked.customerId && !isTheirs;
    })
    .map(({ deputyId }) => deputyId);
  return [...new Set(ids)];
}
