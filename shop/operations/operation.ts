import { z, type ZodType } from 'zod';
import { type CallOf, callFor } from '#platform/database/call.ts';
import { inSpan } from './span.ts';
import type { Refusal } from './call-result.ts';
import type { Caller, CookieJar, CustomerCaller, Shop, SignedInCaller, SignedInStaff, StaffCaller } from './shop.ts';
import {
  FileTooLargeError,
  InvalidInputError,
  NotAllowedError,
  NotSignedInError,
  PasswordNeededError,
  RightNeededError,
  SecondFactorNeededError,
  ImpersonationError,
  type FieldError,
} from '../kernel/errors.ts';
import { stripUndeclared } from './strip-undeclared.ts';
import { message, type MessageKey, type Message } from '../kernel/message.ts';
import { normalizeText } from '../kernel/normalize-text.ts';
import { messageOf } from '../kernel/issue.ts';
import { hasRight, type MemberRight } from '../kernel/member-role.ts';
import type { StaffNeed } from '../kernel/staff-right.ts';
import type { ListPage } from './list-page.ts';
import type { Path } from './path.ts';
import type { WireBody, WireRecord } from './wire-format.ts';
import { requireStaffRight, withinStaffRights } from './staff-rights.ts';
import type { Translator } from '../kernel/translator.ts';
import { FALLBACK_LANGUAGE } from '#texts/languages.ts';

/**
 * Access to a call (D31). 'own or staff': anybody with a session; the handler's query checks the owner. 'customer or staff':
 * anybody with a session; no owner is involved.
 */
export type Access = 'everyone' | 'customer' | 'own or staff' | 'customer or staff' | 'staff';

/** Sources of an answer: the catalogue alone, or stock levels too, which every order changes. */
export type Freshness = 'catalogue' | 'stock';

/** Declaration of an answer: undeclared data leaves by no entry point and under no media type. */
export interface Answer<Output> {
  /** On the wire. */
  readonly schema: ZodType;
  /** In our words, for the shop's own pages. */
  readonly ours: ZodType;
  readonly encode: (output: Output) => unknown;
  /** Never there at run time: what the schema describes is all that the answer has, no more and no less. */
  readonly described?: Output;
  /** Lists tell how many there are in all, beside the page that is answered (X-Total-Count). */
  readonly total?: (output: Output) => number;
}

/** Declaration of a body on the wire. */
export interface Body {
  readonly schema: ZodType;
  decode(this: void, body: unknown): unknown;
  /** A field of our input ('lines.0.quantity') in the wire's words ('[0].productQuantity'). */
  fieldName(this: void, ourField: string): string;
}

/** Maximum size of a file, and the message for a larger one (413). */
export interface FileLimit {
  readonly maxBytes: number;
  readonly tooLarge: Message;
}

/** A request as the API document shows it: the tests of access, tampering and odd input begin with it. */
export interface ExampleRequest {
  /** Values for the placeholders of the path template. */
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  /** In the documented names; of a form its fields beside the file. */
  readonly body?: unknown;
  /** The name of the file that goes with a form. */
  readonly fileName?: string;
  /** It is about things of one customer: another's call is answered with 404; with 400 where a field names them. */
  readonly ofOneCustomer?: true | 'by a field';
}

/** Caller type for each access. */
export interface CallerOf {
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
  /** Makes sentences in the caller's language. */
  translator: Translator;
  /** Warns a program of what was done nevertheless; pages ask first. */
  warn?: (this: void, said: Message) => void;
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
  /** Accepted input under internal names, with the message for each field. */
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
  readonly readAt?: (this: void, output: Output, input: Input) => string;
  /**
   * Refusals in addition to those that follow from the declaration: 401 credentials that open no session, 404 a missing (or
   * another's) thing that the body names, 409 a conflict, 410 used up, 429 an inner throttle.
   */
  readonly refuses?: readonly (401 | 404 | 409 | 410 | 429)[];
  /** A good request, of the sample data; what takes nothing needs none. */
  readonly example?: ExampleRequest;
  /** Right that a member's role must have; absent: every member of a company may call (H2). Staff need no role. */
  readonly needs?: MemberRight;
  /** Right that a staff member must have (P1), declared by every call of staff. It may depend on the input. Members need none. */
  readonly staffRight?: StaffNeed | ((input: Input) => StaffNeed);
  /** Deputies of members with that right may call it too: the handler checks who they are. */
  readonly orDeputy?: true;
  /** Every visitor without a session gets the same answer, so it may be kept until what it is made from changes. */
  readonly cache?: Freshness;
  /** Idempotent: it is tried again where the connection to the database was lost. Every read is. */
  readonly repeatable?: true;
  /** Limits guessing: which account the tries are counted for, beside the address they come from (D21); null: this is none. */
  readonly throttle?: (input: Input, caller: CallerOf[Allowed]) => string | null;
  /** Another spelling of this call: what is tried by either counts for both. */
  readonly sameTriesAs?: Path<Input, Output>;
  /**
   * Asks that this session's owner gave the password within the last minutes (`session.password-needed`, 403). A sentence says
   * when, where not always: then the handler asks, by `requirePassword`.
   */
  readonly asksPassword?: true | string;
  /** The answer is sent once and never stored: a token, a link, codes. */
  readonly secretAnswer?: true;
  /** Why a call that writes leaves no entry in the audit list (E16). Without it the tests expect one. */
  readonly unaudited?: string;
  /** Staff may use it before they have the second factor that the store asks for: to set one up, or to leave. */
  readonly openWithoutFactor?: true;
  /**
   * Staff who order for a member may use it too (H7), as the member would or as themselves. Without it whatever writes, and whatever
   * answers a secret, is refused to them; what is for staff alone is theirs as always.
   */
  readonly allowedWhileImpersonating?: 'as the member' | 'as staff';
  /** The further members of a refusal in the documented names, where it has some (the new figures of D12). */
  readonly refusalDetails?: (this: void, details: Refusal['details']) => Refusal['details'];
  /**
   * The answer with the names in it that the shop knows in other languages (N1, N3): countries, categories. For the shop's own
   * pages alone; the documented answer names things as the sources do, whatever language is asked for.
   */
  readonly localize?: (this: void, output: Output, reader: Reader) => Promise<Output> | Output;
  handle(this: void, input: Input, context: OperationContext<CallerOf[Allowed]>): Promise<Output> | Output;
}

/** For whom an answer is put into words. */
export type Reader = Pick<OperationContext, 'shop' | 'translator'>;

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
    return await inSpan(`${operation.path.method} ${operation.path.template}`, () =>
      performAllowed(operation, input, context),
    );
  } catch (error) {
    if (error instanceof NotAllowedError || error instanceof NotSignedInError || error instanceof RightNeededError)
      logRefused(operation, error, context);
    throw error;
  }
}

async function performAllowed<Input, Output, Allowed extends Access>(
  operation: Operation<Input, Output, Allowed>,
  input: unknown,
  given: OperationContext,
): Promise<Output> {
  requireAccess(operation.access, given.caller);
  const context = withinRights(operation, inWhoseName(operation, given));
  if (operation.needs !== undefined && operation.orDeputy !== true)
    requireRight(operation.needs, operation.access, context.caller);
  if (operation.asksPassword === true) {
    const session = operation.access === 'customer' ? context.caller.customer : context.caller.staff;
    requirePassword(session, context.shop.clock.now());
  }
  if (operation.file !== undefined) requireFits(operation.file, input);
  const parsed = parseInput(operation.input, input);
  if (typeof operation.staffRight === 'function') requireStaffRight(operation.staffRight(parsed), context.caller.staff);
  const allowed = context as OperationContext<CallerOf[Allowed]>; // requireAccess has checked it
  const tried = operation.throttle?.(parsed, allowed.caller) ?? null;
  if (tried !== null) await context.shop.throttle(operation.sameTriesAs ?? operation.path, tried, context.caller);
  const isRepeatable = operation.path.method === 'GET' || operation.repeatable === true;
  const handle = () => callFor(callOf(operation, context.caller), () => operation.handle(parsed, allowed));
  const output = await (isRepeatable ? context.shop.bridge(handle) : handle());
  return declared(operation, output, context);
}

/** An answer as a page shows it to its reader; it is made in English. */
export async function localizeAnswer<Output>(
  { localize }: Pick<Operation<never, Output>, 'localize'>,
  output: Output,
  reader: Reader,
): Promise<Output> {
  return localize === undefined || reader.translator.language === FALLBACK_LANGUAGE ? output : localize(output, reader);
}

/** Keeps the declared part of an answer. A handler that answers more is a mistake: it is logged, and nobody else sees it. */
function declared<Output>(
  { answer, path }: { answer: Answer<Output>; path: { template: string } },
  output: Output,
  { shop }: OperationContext,
): Output {
  const picked = stripUndeclared(answer.ours, output);
  if (picked !== output)
    shop.log('error', 'An answer had members that are not declared', {
      event: 'answer.undeclared',
      call: path.template,
    });
  return picked;
}

/** The session that makes a call, of the one or two that its browser has, and the member, unless staff call for themselves. */
function callOf({ access }: Pick<AnyOperation, 'access'>, { customer, staff }: Caller): CallOf {
  const session = access === 'customer' ? customer : (staff ?? customer);
  return {
    session: session?.sessionGuid ?? null,
    memberId: staff !== null && access !== 'customer' ? null : (customer?.id ?? null),
  };
}

/** As whom a member of staff who orders for somebody does this (H7). @throws {ImpersonationError}  it is not for ordering */
function inWhoseName(
  operation: Pick<AnyOperation, 'access' | 'path' | 'secretAnswer' | 'allowedWhileImpersonating'>,
  context: OperationContext,
): OperationContext {
  const { caller } = context;
  const { customer } = caller;
  if (customer === null || customer.actingStaff === null || !isForbiddenWhileImpersonating(operation)) {
    const isAsMember = customer?.actingStaff != null && operation.allowedWhileImpersonating === 'as the member';
    return isAsMember ? { ...context, caller: { ...caller, staff: null } } : context;
  }
  throw new ImpersonationError(customer.displayName);
}

/** Whether a call is refused to staff who order for a member (H7): what writes, or tells a secret, and does not say that it is for that. */
export function isForbiddenWhileImpersonating({
  access,
  path,
  secretAnswer,
  allowedWhileImpersonating,
}: Pick<AnyOperation, 'access' | 'path' | 'secretAnswer' | 'allowedWhileImpersonating'>): boolean {
  return (
    access !== 'staff' && allowedWhileImpersonating === undefined && (path.method !== 'GET' || secretAnswer === true)
  );
}

/** @throws {RightNeededError} */
function withinRights(
  { access, staffRight }: Pick<AnyOperation, 'access' | 'staffRight'>,
  context: OperationContext,
): OperationContext {
  const { caller } = context;
  if (caller.staff === null || access === 'everyone' || access === 'customer' || typeof staffRight === 'function')
    return context;
  if (staffRight === undefined) throw new NotAllowedError(); // a test names the call
  if (access === 'staff') requireStaffRight(staffRight, caller.staff);
  return { ...context, caller: withinStaffRights(staffRight, caller) };
}

function admittingStaff(context: OperationContext): OperationContext {
  const { caller } = context;
  return caller.staffWithoutFactor === null
    ? context
    : { ...context, caller: { ...caller, staff: caller.staffWithoutFactor } };
}

/** Logs whoever tries what is not open to them; without a session it may just be one that has ended. */
function logRefused(
  { path }: Pick<AnyOperation, 'path'>,
  { code }: NotAllowedError | NotSignedInError | RightNeededError,
  { shop, caller }: OperationContext,
): void {
  const level = code === 'access.refused' ? 'warn' : 'info';
  const details = { event: code, call: path.template, ...accountIds(caller), address: caller.address };
  shop.log(level, 'A call was refused', details);
}

/** Ids of the caller for the log, never names. */
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
  if (access === 'customer' && customer === null) throw new NotAllowedError(message('refusal.needs-customer'));
}

/** @throws {NotAllowedError}  the member's role does not allow it; staff who are signed in come first, as everywhere */
function requireRight(right: MemberRight, access: Access, { customer, staff }: Caller): void {
  if (customer === null || (staff !== null && access !== 'customer')) return;
  if (!hasRight(customer.role, right)) throw new NotAllowedError(message(`refusal.role-${right}`));
}

/** Time for which an entered password counts for calls that ask for it again. */
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

/**
 * Reads what was sent by the schema. Texts arrive in one form, so that a word is the same word whichever keyboard typed it. @throws {InvalidInputError} with the first message of each field
 */
export function parseInput<Input>(schema: ZodType<Input>, sent: unknown): Input {
  const input = composed(sent);
  if (someText(input, (text) => text.includes('\0'))) throw unfit('refusal.nul');
  if (someText(input, (text) => !text.isWellFormed())) throw unfit('refusal.half-character');
  if (someText(input, (text) => NOT_TYPED.test(text))) throw unfit('refusal.control-characters');
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const errors = new Map<string, FieldError>();
  for (const issue of result.error.issues) {
    const field = issue.path.join('.');
    if (!errors.has(field)) errors.set(field, { field, message: messageOf(issue.message) });
  }
  throw new InvalidInputError([...errors.values()]);
}

type Unfit = Extract<MessageKey, 'refusal.nul' | 'refusal.half-character' | 'refusal.control-characters'>;

/** No person types a control character other than tab and line feed, which texts of one line refuse by themselves. */
const NOT_TYPED = /(?![\t\n\r])\p{Cc}/u;

/** PostgreSQL keeps neither NUL nor a surrogate without its other half; no person types one. */
function someText(value: unknown, is: (text: string) => boolean): boolean {
  if (typeof value === 'string') return is(value);
  return typeof value === 'object' && value !== null && Object.values(value).some((each) => someText(each, is));
}

function composed(value: unknown): unknown {
  if (typeof value === 'string') return normalizeText(value);
  if (Array.isArray(value)) return value.map(composed);
  if (value instanceof File) {
    const name = value.name.normalize('NFC');
    return name === value.name ? value : new File([value], name, { type: value.type });
  }
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, composed(each)]));
}

function unfit(key: Unfit): InvalidInputError {
  return new InvalidInputError([{ field: '', message: message(key) }]);
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

/** @param also  what the shop's own pages get besides: the lines of an order */
export function answerOf<Output>(
  { schema, encode, ours }: Pick<WireRecord<Output>, 'schema' | 'encode' | 'ours'>,
  also: { readonly [Member in keyof Output]?: ZodType } = {},
): Answer<Output> {
  return { schema, encode, ours: ours.extend(also) };
}

/** One record, or null. */
export function answerOrNull<Output>({ schema, encode, ours }: Answer<Output>): Answer<Output | null> {
  return {
    schema: schema.nullable(),
    encode: (output) => (output === null ? null : encode(output)),
    ours: ours.nullable(),
  };
}

/** A bare array of one page of a list, with the count beside it (X-Total-Count). */
export function answerListOf<Ours>({ schema, encode, ours }: WireRecord<Ours>): Answer<ListPage<Ours>> {
  return {
    schema: z.array(schema),
    encode: ({ items }) => items.map(encode),
    ours: pageOf(ours),
    total: ({ total }) => total,
  };
}

function pageOf(row: ZodType): ZodType {
  return z.object({ items: z.array(row), total: z.int(), isMore: z.literal(true).optional() });
}

/** Output of a schema as readers get it, read-only because nobody changes an answer. */
export type AnswerOf<Schema extends ZodType> = AsRead<z.output<Schema>>;

type AsRead<Value> = Value extends readonly (infer Item)[]
  ? readonly AsRead<Item>[]
  : Value extends object
    ? { readonly [Member in keyof Value]: AsRead<Value[Member]> }
    : Value;

/** A page of a list of ours: a bare array in our words. */
export function answerInternalList<Row extends ZodType>(row: Row): Answer<ListPage<AnswerOf<Row>>> {
  return { schema: z.array(row), ours: pageOf(row), encode: ({ items }) => items, total: ({ total }) => total };
}

/** The bare number that the documented calls answer: 1 done, and the known refusals (D29). */
export const answerNumber: Answer<number> = { schema: z.int(), ours: z.int(), encode: (number) => number };

/** The documented bare 1 for what the shop's own pages get more of: which thing it is now, for its next save (D29). */
export function answerDone<Schema extends ZodType>(ours: Schema): Answer<AnswerOf<Schema>> {
  return { schema: z.literal(1), ours, encode: () => 1 };
}

/** An extra call of ours: its answer has our words on the wire too. */
export function answerInternal<Schema extends ZodType>(schema: Schema) {
  return {
    schema,
    ours: schema,
    encode: (output: AnswerOf<Schema>): unknown => output,
    ...described<z.output<Schema>>(),
  };
}

/** Types alone. */
function described<Output>(): { readonly described?: Output } {
  return {};
}

/** The input of a call that takes nothing. */
export const noInput: ZodType<Record<string, never>> = z.object({});
