/**
 * A problem that the operator can solve. The message is one sentence for the terminal: what is wrong, with which value,
 * and what to do. The top level prints only the message, without a stack.
 */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
