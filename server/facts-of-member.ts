import { hasOwnPartNumbers } from '#shop/catalogue/customer-part-numbers/own-number-queries.ts';
import type { FactsOfMember } from '#shop/people/sessions/session-queries.ts';
import { hasOpenApprovals } from '#shop/trade/approvals/request-queries.ts';
import { chosenPress } from '#shop/catalogue/presses/machine-queries.ts';

/** Facts about a member, each by the room that knows it, as parts of the session's statement. */
export const factsOfMember: FactsOfMember = (member) => ({
  press: chosenPress(member),
  hasOwnPartNumbers: hasOwnPartNumbers(member.companyId),
  hasOpenApprovals: hasOpenApprovals(member.companyId),
});
