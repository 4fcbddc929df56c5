import type { OperationContext } from '../operations/operation.ts';
import { UnconfirmedError } from '../kernel/errors.ts';
import type { RuleMessage } from '../kernel/message.ts';

/**
 * Pages ask before an unusual price is saved; programs, which say nothing about it, are warned (D45).
 * @param unusual      a message for each price
 * @param isConfirmed  undefined: a program
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
