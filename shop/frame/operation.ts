import { z, type ZodType } from 'zod';
import type { Refusal } from './answer.ts';
import type { Caller, CookieJar, Shop, SignedInStaff } from './shop.ts';
import {
  FileTooLargeError,
  InvalidInputError,
  NotAllowedError,
  NotSignedInError,
  PasswordNeededError,
  TooManyTriesError,
  type FieldError,
} from '../kernel/errors.ts';
import type { ListPage } from './list-page.ts';
import type { Path } from './path.ts';
import type { WireRecord } from './wire-format.ts';

/**
 * Who may call (D31). 'own or staff': anybody with a session; the handler's query holds whose object it is.
 * 'customer or staff': anybody with a session; no owner is involved.
 */
export type Access = 'everyone' | 'customer' | 'own or staff' | 'customer or staff' | 'staff';

/** What an answer is made from: the catalogue alone, or stock levels too, which every order changes. */
export type Freshness = 'catalogue' | 'stock';

/** How an answer looks on the wire. */
export interface Answer<Output> {
  readonly schema: ZodType;
  encode(this: void, output: Output): unknown;
  /** Lists tell how many there are in all, beside the page that is answered (X-Total-Count). */
  total?(this: void, output: Output): number;
}

/** How a body looks on the wire. */
export interface Body {
  readonly schema: ZodType;
  decode(this: void, body: unknown): unknown;
  /** A field of our input ('lines.0.quantity') in the wire's words ('[0].productQuantity'). */
  fieldName(this: void, ourField: string): string;
}

/** How large a file may be, and what is said of a larger one (413). */
export interface FileLimit {
  readonly maxBytes: number;
  readonly tooLarge: string;
}

export interface OperationContext {
  shop: Shop;
  caller: Caller;
  cookies: CookieJar;
  /** Says to a program what was done all the same; pages ask before. */
  warn?: (this: void, sentence: string) => void;
}

/** Everything that the outside can ask for is one of these, declared once (docs/architecture.md). */
export interface Operation<Input, Output> {
  readonly path: Path<Input, Output>;
  readonly summary: string;
  /** The group in the API document: 'Cart', 'Sale', … */
  readonly tag: string;
  readonly access: Access;
  /** What is accepted, in our words, with the message for each field. */
  readonly input: ZodType<Input>;
  /** The documented body; without it the body's names are ours. */
  readonly body?: Body;
  /**
   * Takes one file beside its fields, as multipart/form-data. In the input it stands under `file`, a File named as its sender
   * says, and the name of its part under `partName`. Its bytes are read only once the caller may call.
   */
  readonly file?: FileLimit;
  readonly answer: Answer<Output>;
  /** Every visitor without a session gets the same answer, so it may be kept until what it is made from changes. */
  readonly cache?: Freshness;
  /** Limits guessing: which account the tries are counted for, beside the address they come from (D21). */
  readonly throttle?: (input: Input, caller: Caller) => string;
  /** Another spelling of this call: what is tried by either counts for both. */
  readonly sameTriesAs?: Path<Input, Output>;
  /**
   * Asks that this session's owner gave the password within the last minutes (`session.password-needed`, 403). A sentence says
   * when, where not always: then the handler asks, by `requirePassword`.
   */
  readonly asksPassword?: true | string;
  /** The further members of a refusal in the documented names, where it has some (the new figures of D12). */
  readonly refusalDetails?: (this: void, details: Refusal['details']) => Refusal['details'];
  handle(this: void, input: Input, context: OperationContext): Promise<Output> | Output;
}

/** Any operation, where its types no longer matter. */
// oxlint-disable-next-line typescript/no-explicit-any -- input and output are checked where the operation is declared
export type AnyOperation = Operation<any, any>;

export function operation<Input, Output>(
  path: Path<Input, Output>,
  declared: Omit<Operation<Input, Output>, 'path'>,
): Operation<Input, Output> {
  return { path, ...declared };
}

/** Runs an operation as its caller may: access first, then the input, then the work. Every door comes through here. */
export async function perform<Input, Output>(
  operation: Operation<Input, Output>,
  input: unknown,
  context: OperationContext,
): Promise<Output> {
  requireAccess(operation.access, context.caller);
  if (operation.asksPassword === true) {
    const session = operation.access === 'customer' ? context.caller.customer : context.caller.staff;
    requirePassword(session, context.shop.clock.now());
  }
  if (operation.file !== undefined) requireFits(operation.file, input);
  const parsed = parseInput(operation.input, input);
  if (operation.throttle !== undefined) await countTry(operation, operation.throttle(parsed, context.caller), context);
  return operation.handle(parsed, context);
}

/** @throws {TooManyTriesError} which the log hears of too: somebody may be guessing */
async function countTry<Input, Output>(
  { path, sameTriesAs }: Operation<Input, Output>,
  account: string,
  { shop, caller }: OperationContext,
): Promise<void> {
  try {
    await shop.throttle(sameTriesAs ?? path, account, caller);
  } catch (error) {
    if (error instanceof TooManyTriesError)
      shop.log('warn', 'Too many tries', { event: 'tries.refused', call: path.template, address: caller.address });
    throw error;
  }
}

/** @throws {NotSignedInError | NotAllowedError} */
export function requireAccess(access: Access, { customer, staff }: Caller): void {
  if (access === 'everyone') return;
  if (customer === null && staff === null) throw new NotSignedInError();
  if (access === 'staff' && staff === null) throw new NotAllowedError();
  if (access === 'customer' && customer === null) throw new NotAllowedError('This needs a customer account.');
}

/** How long a password that was given counts for what asks for it again. */
const PASSWORD_COUNTS_MS = 10 * 60 * 1000;

/** Whether the password was given just now, so that a session left open or stolen is not enough. */
export function isPasswordFresh(session: Pick<SignedInStaff, 'passwordGivenAt'> | null, now: Date): boolean {
  return session !== null && now.getTime() - session.passwordGivenAt.getTime() <= PASSWORD_COUNTS_MS;
}

/** @throws {PasswordNeededError} */
export function requirePassword(session: Pick<SignedInStaff, 'passwordGivenAt'> | null, now: Date): void {
  if (!isPasswordFresh(session, now)) throw new PasswordNeededError();
}

/** @throws {FileTooLargeError} */
function requireFits({ maxBytes, tooLarge }: FileLimit, input: unknown): void {
  if (typeof input !== 'object' || input === null || !('file' in input)) return;
  if (input.file instanceof File && input.file.size > maxBytes) throw new FileTooLargeError(tooLarge);
}

/** What was sent, as the schema reads it. @throws {InvalidInputError} with the first message of each field */
export function parseInput<Input>(schema: ZodType<Input>, input: unknown): Input {
  if (someText(input, (text) => text.includes('\0'))) throw unfit('Texts must not hold the character NUL');
  if (someText(input, (text) => !text.isWellFormed())) throw unfit('Texts must not hold half of a character');
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const errors = new Map<string, FieldError>();
  for (const issue of result.error.issues) {
    const field = issue.path.join('.');
    if (!errors.has(field)) errors.set(field, { field, message: issue.message });
  }
  throw new InvalidInputError([...errors.values()]);
}

/** PostgreSQL keeps neither NUL nor a surrogate without its other half; no person types one. */
function someText(value: unknown, is: (text: string) => boolean): boolean {
  if (typeof value === 'string') return is(value);
  return typeof value === 'object' && value !== null && Object.values(value).some((each) => someText(each, is));
}

function unfit(message: string): InvalidInputError {
  return new InvalidInputError([{ field: '', message }]);
}

/** The body of one record. */
export function bodyOf<Ours>(record: WireRecord<Ours>): Body {
  return { schema: record.schema, decode: record.decode, fieldName: record.nameOf };
}

/** A body that is a bare list; in our input it stands under `key`. */
export function bodyListOf<Ours>(key: string, record: WireRecord<Ours>): Body {
  return {
    schema: z.array(record.schema),
    decode: (body) => ({ [key]: Array.isArray(body) ? body.map(record.decode) : body }),
    fieldName(ourField) {
      const [, index, name] = ourField.split('.');
      if (index === undefined) return '';
      return name === undefined ? `[${index}]` : `[${index}].${record.nameOf(name)}`;
    },
  };
}

export function answerOf<Ours>(record: WireRecord<Ours>): Answer<Ours> {
  return record;
}

/** A bare array of one page of a list; `listOf` says where the page is in what our own pages get. */
export function answerListOf<Output, Ours>(
  record: WireRecord<Ours>,
  listOf: (output: Output) => ListPage<Ours>,
): Answer<Output> {
  return {
    schema: z.array(record.schema),
    encode: (output) => listOf(output).items.map(record.encode),
    total: (output) => listOf(output).total,
  };
}

/** A page of a list of ours: a bare array in our words, with the count beside it (X-Total-Count). */
export function answerListOfOurs<Row>(row: ZodType): Answer<ListPage<Row>> {
  return { schema: z.array(row), encode: ({ items }) => items, total: ({ total }) => total };
}

/** The bare number that the documented calls answer: 1 done, and the known refusals (D29). */
export const answerNumber: Answer<number> = { schema: z.int(), encode: (number) => number };

/** An extra call of ours: its answer has our words on the wire too. */
export function answerOurs<Output>(schema: ZodType): Answer<Output> {
  return { schema, encode: (output) => output };
}
