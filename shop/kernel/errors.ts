/** One thing that is wrong with one field of the input; the field is named in our words ('lines.0.quantity'). */
export interface FieldError {
  field: string;
  message: string;
}

/** A refusal that the shop expects: told to the caller with its status, never logged as a fault. */
export abstract class ShopError extends Error {
  /** For programs and logs: never reworded, never reused. */
  abstract readonly code: string;
  /** The HTTP status that says the same. */
  abstract readonly status: number;
  readonly errors: readonly FieldError[] = [];
  /** Further members of the answer, such as the new figures of a changed total. */
  readonly details: Readonly<Record<string, unknown>> = {};
}

/** The input does not fit: each field with its message (C9). */
export class InvalidInputError extends ShopError {
  readonly code = 'input.invalid';
  readonly status = 400;
  override readonly errors: readonly FieldError[];
  constructor(errors: readonly FieldError[]) {
    super(errors.map((error) => error.message).join(' '));
    this.errors = errors;
  }
}

export class NotSignedInError extends ShopError {
  readonly code = 'session.missing';
  readonly status = 401;
  constructor() {
    super('Please log in first.');
  }
}

export class NotAllowedError extends ShopError {
  readonly code = 'access.refused';
  readonly status = 403;
  constructor(message = 'This is not open to your account.') {
    super(message);
  }
}

/** The session may do this only with the password given again just before. */
export class PasswordNeededError extends ShopError {
  readonly code = 'session.password-needed';
  readonly status = 403;
  constructor() {
    super('Please enter your password again to do this.');
  }
}

/** The store asks its staff for a second factor, and this session has shown none: setting one up comes first. */
export class SecondFactorNeededError extends ShopError {
  readonly code = 'session.second-factor-needed';
  readonly status = 403;
  constructor() {
    super('The shop asks its staff for a second factor. Please set one up under Your account, or sign in with it.');
  }
}

/** Unknown, or another customer's: the caller can't tell which (B11). */
export class NotFoundError extends ShopError {
  readonly code = 'object.unknown';
  readonly status = 404;
  constructor(what: string) {
    super(`${what} was not found.`);
  }
}

export class ConflictError extends ShopError {
  readonly code: string;
  readonly status = 409;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Somebody else saved the same thing meanwhile: nothing was written, and what is there now is answered (two people at once). */
export class StaleSaveError extends ShopError {
  readonly code = 'save.stale';
  readonly status = 409;
  override readonly details: {
    /** As it is stored now, in our words. */
    current: object & { version: number };
    /** Who saved it, where that is known. */
    savedBy: { name: string; at: string } | null;
  };
  constructor(current: object & { version: number }, savedBy: { name: string; at: string } | null) {
    // Where no name is known it may have been the same person: a copy that was sent before, or another window.
    const saved =
      savedBy === null ? 'This was saved meanwhile, perhaps by yourself.' : 'Somebody else saved this meanwhile.';
    super(`${saved} Nothing of this was saved yet.`);
    this.details = { current, savedBy };
  }
}

/** Something unusual that the caller has not said yes to: nothing was written. */
export class UnconfirmedError extends ShopError {
  readonly code = 'save.unconfirmed';
  readonly status = 409;
  override readonly details: { asks: readonly string[]; about: 'prices' | 'part number' };
  /** @param asks  what is unusual, a sentence for each part */
  constructor(about: 'prices' | 'part number', asks: readonly string[]) {
    super(`Nothing was saved yet. Is this meant? ${asks.join(' ')}`);
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
    super('Too many tries. Please wait a little and try again.');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
