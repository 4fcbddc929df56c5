/** Fault of one field, as a sentence. */
export interface TranslatedError {
  field: string;
  message: string;
}

/** A refusal as it reaches a page or a program: RFC 9457's members in our words (D29). */
export interface Refusal {
  status: number;
  /** Stable, for programs: 'input.invalid', 'order.total-changed'. */
  code: string;
  message: string;
  errors: readonly TranslatedError[];
  details: Readonly<Record<string, unknown>>;
  retryAfterSeconds?: number;
}

export type CallResult<Output> = { ok: true; output: Output } | { ok: false; refusal: Refusal };
