import { z, type ZodType } from 'zod';
import type { Refusal } from './answer.ts';
import type { Caller, CookieJar, CustomerCaller, Shop, SignedInCaller, SignedInStaff, StaffCaller } from './shop.ts';
import {
  FileTooLargeError,
  InvalidInputError,
  NotAllowedError,
  NotSignedInError,
  PasswordNeededError,
  SecondFactorNeededError,
  type FieldError,
} from '../kernel/errors.ts';
import type { ListPage } from './list-page.ts';
import type { Path } from './path.ts';
import type { WireBody, WireRecord } from './wire-format.ts';

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
  readonly encode: (output: Output) => unknown;
  /** Never there at run time: what the schema describes is all that the answer has, no more and no less. */
  readonly described?: Output;
  /** Lists tell how many there are in all, beside the page that is answered (X-Total-Count). */
  readonly total?: (output: Output) => number;
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

/** Who is behind a call that the access let through. */
interface CallerOf {
  everyone: Caller;
  customer: CustomerCaller;
  'own or staff': SignedInCaller;
  'customer or staff': SignedInCaller;
  staff: StaffCaller;
}

export interface OperationContext<Who extends Caller = Caller> {
  shop: Shop;
  caller: Who;
  cookies: CookieJar;
  /** Says to a program what was done all the same; pages ask before. */
  warn?: (this: void, sentence: string) => void;
}

/** A call of a signed-in customer, of staff, of either. */
export type CustomerContext = OperationContext<CustomerCaller>;
export type StaffContext = OperationContext<StaffCaller>;
export type SignedInContext = OperationContext<SignedInCaller>;

/** Everything that the outside can ask for is one of these, declared once (docs/architecture.md). */
export interface Operation<Input, Output, Allowed extends Access = Access> {
  readonly path: Path<Input, Output>;
  readonly summary: string;
  /** The group in the API document: 'Cart', 'Sale', … */
  readonly tag: string;
  readonly access: Allowed;
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
  /** The path of the call that reads what this one made or saved: told in `Location`, since the answer may be a bare 1. */
  readonly readAt?: (this: void, output: Output) => string;
  /** Every visitor without a session gets the same answer, so it may be kept until what it is made from changes. */
  readonly cache?: Freshness;
  /**
   * People who are signed in may be answered from a copy of the database that is up to a second old. So are all answers that
   * are made from the catalogue (`cache`).
   */
  readonly mayBeLate?: true;
  /** Sent twice it comes to the same, so that it may be done again where the database was away. Every read is so. */
  readonly repeatable?: true;
  /** Limits guessing: which account the tries are counted for, beside the address they come from (D21); null: this is none. */
  readonly throttle?: (input: Input, caller: Caller) => string | null;
  /** Another spelling of this call: what is tried by either counts for both. */
  readonly sameTriesAs?: Path<Input, Output>;
  /**
   * Asks that this session's owner gave the password within the last minutes (`session.password-needed`, 403). A sentence says
   * when, where not always: then the handler asks, by `requirePassword`.
   */
  readonly asksPassword?: true | string;
  /** Staff may use it before they have the second factor that the store asks for: to set one up, or to leave. */
  readonly openWithoutFactor?: true;
  /** The further members of a refusal in the documented names, where it has some (the new figures of D12). */
  readonly refusalDetails?: (this: void, details: Refusal['details']) => Refusal['details'];
  handle(this: void, input: Input, context: OperationContext<CallerOf[Allowed]>): Promise<Output> | Output;
}

/** Any operation, where its types no longer matter. */
// oxlint-disable-next-line typescript/no-explicit-any -- input and output are checked where the operation is declared
export type AnyOperation = Operation<any, any, any>;

export function operation<Input, Output, Allowed extends Access>(
  path: Path<Input, Output>,
  declared: Omit<Operation<Input, NoInfer<Output>, Allowed>, 'path'>,
): Operation<Input, Output, Allowed> {
  return { path, ...declared };
}

/** Runs an operation as its caller may: access first, then the input, then the work. Every door comes through here. */
export async function perform<Input, Output, Allowed extends Access>(
  operation: Operation<Input, Output, Allowed>,
  input: unknown,
  given: OperationContext,
): Promise<Output> {
  const context = operation.openWithoutFactor === true ? admittingStaff(given) : given;
  try {
    return await performAllowed(operation, input, context);
  } catch (error) {
    if (error instanceof NotAllowedError || error instanceof NotSignedInError) logRefused(operation, error, context);
    throw error;
  }
}

async function performAllowed<Input, Output, Allowed extends Access>(
  operation: Operation<Input, Output, Allowed>,
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
  const tried = operation.throttle?.(parsed, context.caller) ?? null;
  if (tried !== null) await context.shop.throttle(operation.sameTriesAs ?? operation.path, tried, context.caller);
  const allowed = context as OperationContext<CallerOf[Allowed]>; // requireAccess has seen to it
  const isRepeatable = operation.path.method === 'GET' || operation.repeatable === true;
  return isRepeatable
    ? context.shop.bridge(() => operation.handle(parsed, allowed))
    : operation.handle(parsed, allowed);
}

function admittingStaff(context: OperationContext): OperationContext {
  const { caller } = context;
  return caller.staffWithoutFactor === null
    ? context
    : { ...context, caller: { ...caller, staff: caller.staffWithoutFactor } };
}

/** Whoever tries what is not open to them is told to the log; without a session it may just be one that has ended. */
function logRefused(
  { path }: Pick<AnyOperation, 'path'>,
  { code }: NotAllowedError | NotSignedInError,
  { shop, caller }: OperationContext,
): void {
  const level = code === 'access.refused' ? 'warn' : 'info';
  const details = { event: code, call: path.template, ...accountIds(caller), address: caller.address };
  shop.log(level, 'A call was refused', details);
}

/** Who it is, for the log: by number, never by name. */
export function accountIds({ customer, staff }: Pick<Caller, 'customer' | 'staff'>): Record<string, number> {
  return {
    ...(customer === null ? {} : { customerId: customer.id }),
    ...(staff === null ? {} : { staffId: staff.id }),
  };
}

/** @throws {NotSignedInError | NotAllowedError | SecondFactorNeededError} */
export function requireAccess(access: Access, { customer, staff, staffWithoutFactor }: Caller): void {
  if (access === 'everyone') return;
  if (staffWithoutFactor !== null && staff === null && customer === null) throw new SecondFactorNeededError();
  if (customer === null && staff === null) throw new NotSignedInError();
  if (access === 'staff' && staff === null)
    throw staffWithoutFactor === null ? new NotAllowedError() : new SecondFactorNeededError();
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
  if (someText(input, (text) => NOT_TYPED.test(text))) throw unfit('Texts must not hold control characters');
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const errors = new Map<string, FieldError>();
  for (const issue of result.error.issues) {
    const field = issue.path.join('.');
    if (!errors.has(field)) errors.set(field, { field, message: issue.message });
  }
  throw new InvalidInputError([...errors.values()]);
}

/** No person types a control character other than tab and line feed, which texts of one line refuse by themselves. */
const NOT_TYPED = /(?![\t\n\r])\p{Cc}/u;

/** PostgreSQL keeps neither NUL nor a surrogate without its other half; no person types one. */
function someText(value: unknown, is: (text: string) => boolean): boolean {
  if (typeof value === 'string') return is(value);
  return typeof value === 'object' && value !== null && Object.values(value).some((each) => someText(each, is));
}

function unfit(message: string): InvalidInputError {
  return new InvalidInputError([{ field: '', message }]);
}

/** The body of one record. */
export function bodyOf<Ours>(record: WireBody<Ours>): Body {
  return { schema: record.schema, decode: record.decode, fieldName: record.nameOf };
}

/** A body that is a bare list; in our input it stands under `key`. */
export function bodyListOf<Ours>(key: string, record: WireBody<Ours>): Body {
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

/** The same where our own pages get more than the documented members: the lines of an order beside it. */
export function answerPartOf<Ours, Output extends Ours>({ schema, encode }: WireRecord<Ours>): Answer<Output> {
  return { schema, encode };
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

/** What a schema describes, as it is read: nobody changes an answer. */
export type Answered<Schema extends ZodType> = AsRead<z.output<Schema>>;

type AsRead<Value> = Value extends readonly (infer Item)[]
  ? readonly AsRead<Item>[]
  : Value extends object
    ? { readonly [Member in keyof Value]: AsRead<Value[Member]> }
    : Value;

/** A page of a list of ours: a bare array in our words, with the count beside it (X-Total-Count). */
export function answerListOfOurs<Row extends ZodType>(row: Row): Answer<ListPage<Answered<Row>>> {
  return { schema: z.array(row), encode: ({ items }) => items, total: ({ total }) => total };
}

/** The bare number that the documented calls answer: 1 done, and the known refusals (D29). */
export const answerNumber: Answer<number> = { schema: z.int(), encode: (number) => number };

/** An extra call of ours: its answer has our words on the wire too. */
export function answerOurs<Schema extends ZodType>(schema: Schema) {
  return { schema, encode: (output: Answered<Schema>): unknown => output, ...described<z.output<Schema>>() };
}

/** Types alone. */
function described<Output>(): { readonly described?: Output } {
  return {};
}
