import type { ZodType } from 'zod';
import type { MemberRight } from '../kernel/member-role.ts';
import type { Message } from '../kernel/message.ts';
import type { StaffNeed } from '../kernel/staff-right.ts';
import type { Translator } from '../kernel/translator.ts';
import { bodyInDialect, type Answer, type Body } from './answers.ts';
import type { Refusal } from './call-result.ts';
import type { Path } from './path.ts';
import type { Caller, CookieJar, CustomerCaller, Shop, SignedInCaller, StaffCaller } from './shop.ts';

/**
 * Access to a call (D31). 'own or staff': anybody with a session; the handler's query checks the owner. 'customer or staff':
 * anybody with a session; no owner is involved.
 */
export type Access = 'everyone' | 'customer' | 'own or staff' | 'customer or staff' | 'staff';

/** Sources of an answer: the catalogue alone, or stock levels too, which every order changes. */
export type Freshness = 'catalogue' | 'stock';

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
  /** In the documented names, of a call that declares no body in ours; of a form its fields beside the file. */
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

/** Access to a call. */
interface Who<Input, Allowed extends Access> {
  readonly access: Allowed;
  /** Right that a member's role must have; absent: every member of a company may call (H2). Staff need no role. */
  readonly memberRight?: MemberRight;
  /** Deputies of members with that right may call it too: the handler checks who they are. */
  readonly orDeputy?: true;
  /** Right that a staff member must have (P1), declared by every staff call. It may depend on the input. Members need none. */
  readonly staffRight?: StaffNeed | ((input: Input) => StaffNeed);
  /**
   * Asks that this session's owner gave the password within the last minutes (`session.password-needed`, 403). A sentence says
   * when, where not always: then the handler asks, by `requirePassword`.
   */
  readonly asksPassword?: true | string;
  /** Staff may use it before they have the second factor that the store asks for: to set one up, or to leave. */
  readonly withoutSecondFactor?: true;
  /**
   * Staff who order for a member may use it too (H7), as the member would or as themselves. Without it whatever writes, and whatever
   * answers a secret, is refused to them; what is for staff alone is theirs as always.
   */
  readonly impersonation?: 'as the member' | 'as staff';
}

/** Conditions under which a call is answered from a cache, tried again, or put off. */
interface When<Input, Output, Allowed extends Access> {
  /** Every visitor without a session gets the same answer, so it may be kept until what it is made from changes. */
  readonly cache?: Freshness;
  /** Idempotent: it is tried again where the connection to the database was lost. Every read is. */
  readonly repeatable?: true;
  /** Limits guessing: which account the tries are counted for, beside the address they come from (D21); null if this is no attempt. */
  readonly throttle?: (input: Input, caller: CallerOf[Allowed]) => string | null;
  /** Another spelling of this call: what is tried by either counts for both. */
  readonly sameTriesAs?: Path<Input, Output>;
}

/** The answer of a call, and its refusals. */
interface DeclaredAnswer<Input, Output> {
  readonly format: Answer<Output>;
  /** The path of the call that reads what this one made or saved: told in `Location`, since the answer may be a bare 1. */
  readonly readAt?: (this: void, output: Output, input: Input) => string;
  /**
   * The answer with the names in it that the shop knows in other languages (N1, N3): countries, categories. For the shop's own
   * pages alone; the documented answer names things as the sources do, whatever language is asked for.
   */
  readonly localize?: (this: void, output: Output, reader: Reader) => Promise<Output> | Output;
  /** Sent once and never stored: a token, a link, codes. */
  readonly secret?: true;
  /**
   * Refusals in addition to those that follow from the declaration: 401 credentials that open no session, 404 a missing (or
   * another's) thing that the body names, 409 a conflict, 410 used up, 429 an inner throttle.
   */
  readonly refuses?: readonly (401 | 404 | 409 | 410 | 429)[];
  /** The further members of a refusal in the documented names, where it has some (the new figures of D12). */
  readonly refusalDetails?: (this: void, details: Refusal['details']) => Refusal['details'];
}

/** Everything that the outside can ask for is one of these, declared once (docs/architecture.md). */
export interface Operation<Input, Output, Allowed extends Access = Access> {
  readonly path: Path<Input, Output>;
  readonly summary: string;
  /** The group in the API document: 'Cart', 'Sale', … */
  readonly tag: string;
  readonly who: Who<Input, Allowed>;
  readonly when?: When<Input, Output, Allowed>;
  /** Accepted input under internal names, with the message for each field. */
  readonly input: ZodType<Input>;
  /** The documented body; a call that declares none takes its input under the names of wire-dialect.ts. */
  readonly body?: Body;
  /**
   * Takes one file beside its fields, as multipart/form-data. In the input it stands under `file`, a File named as its sender
   * says, and the name of its part under `partName`. Its bytes are read only once the caller may call.
   */
  readonly file?: FileLimit;
  readonly answer: DeclaredAnswer<Input, Output>;
  /** A good request, of the sample data; what takes nothing needs none. */
  readonly example?: ExampleRequest;
  /** Why a call that writes leaves no entry in the audit list (E16). Without it the tests expect one. */
  readonly unaudited?: string;
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
  if (path.method !== 'POST') return { path, ...declared };
  return { path, ...declared, body: declared.body ?? bodyInDialect(declared.input) };
}
