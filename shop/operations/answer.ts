/** Fault of one field, as a sentence. */
export interface ToldError {
  field: string;
  message: string;
}

/** A refusal as it reaches a page or a program: RFC 9457's members in our words (D29). */
export interface Refusal {
  status: number;
  /** Stable, for programs: 'input.invalid', 'order.total-changed'. */
  code: string;
  message: string;
  errors: readonly ToldError[];
  details: Readonly<Record<string, unknown>>;
  retryAfterSeconds?: number;
}

export type Asked<Output> = { ok: true; output: Output } | { ok: false; refusal: Refusal };
