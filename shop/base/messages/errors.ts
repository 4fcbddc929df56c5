import type { ApiScope } from '../rights/api-scope.ts';
import { message, type Message, type MessageKey } from './message.ts';
import type { StaffRight } from '../rights/staff-right.ts';

/** One error in one field of the input; the field has its internal name ('lines.0.quantity'). */
export interface FieldError {
  field: string;
  message: Message;
}

/** An expected refusal: sent to the caller with its status, never logged as a fault. */
export abstract class ShopError extends Error {
  /** For programs and logs: never reworded, never reused. */
  abstract readonly code: string;
  /** The corresponding HTTP status. */
  abstract readonly status: number;
  readonly errors: readonly FieldError[] = [];
  /** Further members of the answer, such as the new figures of a changed total. */
  readonly details: Readonly<Record<string, unknown>> = {};
  /** Sentences about the error, one after the other; the error's own message lists their keys, for logs. */
  readonly messages: readonly Message[];
  constructor(...messages: readonly Message[]) {
    super(messages.map(({ key }) => key).join(', '));
    this.messages = messages;
  }
}

/** Invalid input: each field with its message (C9). */
export class InvalidInputError extends ShopError {
  readonly code = 'input.invalid';
  readonly status = 400;
  override readonly errors: readonly FieldError[];
  constructor(errors: readonly FieldError[]) {
    super(...errors.map((error) => error.message));
    this.errors = errors;
  }
}

export class NotSignedInError extends ShopError {
  readonly code = 'session.missing';
  readonly status = 401;
  constructor() {
    super(message('refusal.log-in'));
  }
}

export class NotAllowedError extends ShopError {
  readonly code = 'access.refused';
  readonly status = 403;
  constructor(reason: Message = message('refusal.not-allowed')) {
    super(reason);
  }
}

/** A staff member lacks a right that a call or a screen requires (P1). */
export class RightNeededError extends ShopError {
  readonly code = 'access.right-needed';
  readonly status = 403;
  override readonly details: { rights: readonly StaffRight[] };
  constructor(rights: readonly StaffRight[]) {
    super(message('staff-refusal.right-needed', { right: rights[0] ?? 'staff' }));
    this.details = { rights };
  }
}

/** Staff who order for a member can do nothing else in their name (H7). */
export class ImpersonationError extends ShopError {
  readonly code = 'stand-in.refused';
  readonly status = 403;
  constructor(member: string) {
    super(message('refusal.stand-in', { member }));
  }
}

/** The session may do this only after a recent password confirmation. */
export class PasswordNeededError extends ShopError {
  readonly code = 'session.password-needed';
  readonly status = 403;
  constructor() {
    super(message('refusal.password-again'));
  }
}

/** The store requires a second factor of its staff, and this session has shown none; it must be set up first. */
export class SecondFactorNeededError extends ShopError {
  readonly code = 'session.second-factor-needed';
  readonly status = 403;
  constructor() {
    super(message('staff-refusal.second-factor-needed'));
  }
}

/** The key lacks the scope of the call, which is named. */
export class ScopeNeededError extends ShopError {
  readonly code = 'key.scope';
  readonly status = 403;
  readonly challenge: string;
  override readonly details: { scope: ApiScope };
  constructor(scope: ApiScope) {
    super(message('refusal.key-scope', { scope }));
    this.challenge = `Bearer error="insufficient_scope", scope="${scope}"`;
    this.details = { scope };
  }
}

/** Only people make this call (M1): passwords, second factors, members, keys, erasing, agreements. */
export class PersonNeededError extends ShopError {
  readonly code = 'key.person-needed';
  readonly status = 403;
  readonly challenge = 'Bearer error="insufficient_scope"';
  constructor() {
    super(message('refusal.key-person-needed'));
  }
}

/** Kind of the missing object: the suffix of its message key. */
export type Missing = MessageKey extends infer Key
  ? Key extends `refusal.not-found.${infer What}`
    ? What
    : never
  : never;

/** Unknown, or another customer's; the caller can't tell which (B11). */
export class NotFoundError extends ShopError {
  readonly code = 'object.unknown';
  readonly status = 404;
  constructor(what: Missing) {
    super(message(`refusal.not-found.${what}`));
  }
}

export class ConflictError extends ShopError {
  readonly code: string;
  readonly status = 409;
  constructor(code: string, ...messages: readonly Message[]) {
    super(...messages);
    this.code = code;
  }
}

/** Another session saved the same object in the meantime: nothing was written, and the current values are returned. */
export class StaleSaveError extends ShopError {
  readonly code = 'save.stale';
  readonly status = 409;
  override readonly details: {
    /** The stored values, in internal names. */
    current: object & { version: number };
    /** Name and time of the other save, if known. */
    savedBy: { name: string; at: string } | null;
  };
  constructor(
    current: object & { version: number },
    savedBy: { name: string; at: string } | null,
    reason: Message = message('refusal.saved-meanwhile'), // by another person, or by the same person on another device
  ) {
    super(reason);
    this.details = { current, savedBy };
  }
}

/** The same for a caller who named the version by If-Match (RFC 9110, section 13.1.1). */
export class PreconditionFailedError extends ShopError {
  readonly code = 'save.stale';
  readonly status = 412;
  override readonly details: StaleSaveError['details'];
  constructor({ details, messages }: StaleSaveError) {
    super(...messages);
    this.details = details;
  }
}

/** Another method than those of an address (RFC 9110, section 15.5.6). */
export class MethodNotAllowedError extends ShopError {
  readonly code = 'request.method';
  readonly status = 405;
  constructor(methods: string) {
    super(message('refusal.method', { methods }));
  }
}

/** Subject of a question before a save. */
export type Unusual = 'prices' | 'part number' | 'import' | 'option';

/** Unusual values that the caller has not confirmed: nothing was written. */
export class UnconfirmedError extends ShopError {
  readonly code = 'save.unconfirmed';
  readonly status = 409;
  override readonly details: { asks: readonly Message[]; about: Unusual };
  /** @param asks the unusual values, one sentence each */
  constructor(about: Unusual, asks: readonly Message[]) {
    super(message('staff-refusal.unconfirmed'), ...asks);
    this.details = { about, asks };
  }
}

export class FileTooLargeError extends ShopError {
  readonly code = 'file.too-large';
  readonly status = 413;
}

export class TooManyTriesError extends ShopError {
  readonly code = 'throttle.wait';
  readonly status = 429;
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super(message('refusal.too-many-tries'));
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
