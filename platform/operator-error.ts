/** A fault that the person who runs the shop can mend: shown as its one sentence, without a stack trace. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
