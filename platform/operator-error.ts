/**
 * A trouble that the person who runs the shop can solve. The message is one sentence for the terminal: what is wrong,
 * with which value, and what to do. Anyone who catches it at the top prints the message alone, without a stack.
 */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
