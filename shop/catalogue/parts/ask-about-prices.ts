import type { OperationContext } from '../../base/operations/operation.ts';
import { UnconfirmedError } from '../../base/messages/errors.ts';
import { message, type RuleMessage } from '../../base/messages/message.ts';

/** Prices that a question names; a list of thousands of others would hide it. */
const MAX_NAMED = 20;

/**
 * Asks pages for confirmation before an unusual price is saved, and warns programs, which send no confirmation (D45).
 * @param unusual a message for each price
 * @param isConfirmed undefined: a program
 * @throws {UnconfirmedError}
 */
export function askAboutPrices(
  unusual: readonly RuleMessage[],
  isConfirmed: boolean | undefined,
  { warn }: Pick<OperationContext, 'warn'>,
): void {
  if (unusual.length === 0 || isConfirmed === true) return;
  if (isConfirmed === false) throw new UnconfirmedError('prices', shortened(unusual));
  for (const warning of unusual) warn?.(warning);
}

function shortened(unusual: readonly RuleMessage[]): readonly RuleMessage[] {
  const count = unusual.length - MAX_NAMED;
  if (count <= 1) return unusual;
  return [...unusual.slice(0, MAX_NAMED), message('staff-rule.unusual.others', { count })];
}
