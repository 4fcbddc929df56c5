/** Codes that a program meets; a shop of a newer version may send others. */
export type RefusalCode =
  | 'access.refused'
  | 'access.right-needed'
  | 'changes.gone'
  | 'input.invalid'
  | 'key.address'
  | 'key.ended'
  | 'key.holder'
  | 'key.mangled'
  | 'key.person-needed'
  | 'key.revoked'
  | 'key.scope'
  | 'key.suspended'
  | 'key.too-many-calls'
  | 'key.unknown'
  | 'object.unknown'
  | 'order.not-orderable'
  | 'order.total-changed'
  | 'product.duplicate'
  | 'product.unavailable'
  | 'quotation.changed'
  | 'save.stale'
  | 'submission.changed'
  | (string & {});

/** The shop refused a call, which has changed nothing (RFC 9457). */
export class ShopRefusal extends Error {
  readonly status: number;
  /** Stable, for programs; `other`: the answer was not the shop's, for instance a proxy's. */
  readonly code: RefusalCode;
  /** Refused fields of the input, by their documented names. */
  readonly errors: readonly { field: string; message: string }[];
  /** Identifies the request in the shop's log; '' if the answer was not the shop's. */
  readonly requestId: string;
  /** All members of the answer, such as the new figures of a changed total. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(status: number, body: unknown) {
    const details = isRecord(body) ? body : {};
    const { code, detail, errors, requestId } = details;
    super(typeof detail === 'string' ? detail : `The shop answered ${status}.`);
    this.name = 'ShopRefusal';
    this.status = status;
    this.code = typeof code === 'string' ? code : 'other';
    this.errors = Array.isArray(errors) ? (errors as ShopRefusal['errors']) : [];
    this.requestId = typeof requestId === 'string' ? requestId : '';
    this.details = details;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
