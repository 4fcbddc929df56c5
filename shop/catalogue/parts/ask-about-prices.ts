import type { OperationContext } from '../../base/operations/operation.ts';
import { UnconfirmedError } from '../../base/messages/errors.ts';
import type { RuleMessage } from '../../base/messages/message.ts';

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
  if (isConfirmed === false) throw new UnconfirmedError('prices', unusual);
  for (const said of unusual) warn?.(said);
}
