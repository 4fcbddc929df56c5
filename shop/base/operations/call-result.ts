/** Fault of one field, as a sentence. */
export interface TranslatedError {
  field: string;
  message: string;
}

/** A refusal as a page or a program receives it: RFC 9457's members in internal names (D29). */
export interface Refusal {
  status: number;
  /** Stable, for programs: 'input.invalid', 'order.total-changed'. */
  code: string;
  message: string;
  errors: readonly TranslatedError[];
  details: Readonly<Record<string, unknown>>;
  retryAfterSeconds?: number;
  /** `WWW-Authenticate` of a refused key (RFC 6750). */
  challenge?: string;
}

export type CallResult<Output> = { ok: true; output: Output } | { ok: false; refusal: Refusal };
