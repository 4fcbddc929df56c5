import type { CalendarDay } from '../days/calendar-day.ts';
import type { ZodType } from 'zod';
import type { ApiScope } from '../rights/api-scope.ts';
import type { MemberRight } from '../rights/member-role.ts';
import type { Message } from '../messages/message.ts';
import type { StaffNeed } from '../rights/staff-right.ts';
import type { Translator } from '../messages/translator.ts';
import { bodyInDialect, type Answer, type Body } from './answers.ts';
import type { Refusal } from './call-result.ts';
import type { Path } from './path.ts';
import type { Caller, CookieJar, CustomerCaller, Shop, SignedInCaller, StaffCaller } from './shop.ts';

/**
 * Access to a call (D31). 'own or staff': anyone with a session; the handler's query checks the owner. 'customer or
 * staff': anyone with a session; no owner is involved.
 */
export type Access = 'everyone' | 'customer' | 'own or staff' | 'customer or staff' | 'staff';

/** Sources of an answer: the catalogue only, or stock levels too, which every order changes. */
export type Freshness = 'catalogue' | 'stock';

/** Maximum size of a file, and the message for a larger one (413). */
export interface FileLimit {
  readonly maxBytes: number;
  readonly tooLarge: Message;
}

/** A request as the API document shows it; the tests of access, tampering and odd input start from it. */
export interface ExampleRequest {
  /** Values for the placeholders of the path template. */
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  /**
   * In the documented names; for a call without a declared body in internal ones; for a form its fields besides the
   * file.
   */
  readonly body?: unknown;
  /** The name of the uploaded file. */
  readonly fileName?: string;
  /** It is about one customer's object: another customer's call returns 404, or 400 if a field names it. */
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
  /** Translates messages into the caller's language. */
  translator: Translator;
  /** Warns a program about something that was done nevertheless; pages ask first. */
  warn?: (this: void, warning: Message) => void;
}

/** A call by a logged-in customer, by staff, or by either. */
export type CustomerContext = OperationContext<CustomerCaller>;
export type StaffContext = OperationContext<StaffCaller>;
export type SignedInContext = OperationContext<SignedInCaller>;

/** Access to a call. */
interface Who<Input, Allowed extends Access> {
  readonly access: Allowed;
  /** Right required of a member's role; absent: every member of a company may call (H2). Staff need no role. */
  readonly memberRight?: MemberRight;
  /** Deputies of members with that right may call it too; the handler identifies them. */
  readonly orDeputy?: true;
  /**
   * Right required of a staff member (P1), declared by every staff call. It may depend on the input. Members need none.
   */
  readonly staffRight?: StaffNeed | ((input: Input) => StaffNeed);
  /** Visitors can call it before the shop is open (Q6): to log in, or to follow the link of a mail. */
  readonly whileClosed?: true;
  /** Scope that a key needs for the call (M1); absent: no key can make it. */
  readonly scope?: ApiScope;
  /**
   * Requires that this session's owner confirmed the password within the last minutes (`session.password-needed`, 403).
   * A text names the condition; then the handler checks it by `requirePassword`.
   */
  readonly asksPassword?: true | string;
  /** Staff can use it before they have the second factor that the store requires: to set one up, or to log out. */
  readonly withoutSecondFactor?: true;
  /**
   * Staff who order for a member can use it too (H7), as the member or as themselves. Without it, calls that write or
   * return a secret are refused to them; calls for staff only work as always.
   */
  readonly impersonation?: 'as the member' | 'as staff';
}

/** Conditions under which a call is answered from a cache, retried, or throttled. */
interface When<Input, Output, Allowed extends Access> {
  /** All visitors without a session get the same answer, so it is cached until its sources change. */
  readonly cache?: Freshness;
  /** Idempotent: retried if the connection to the database was lost, like every read. */
  readonly repeatable?: true;
  /**
   * Limits guessing: the account for which attempts are counted, besides the caller's address (D21); null if this is
   * not an attempt.
   */
  readonly throttle?: (input: Input, caller: CallerOf[Allowed]) => string | null;
  /** Another spelling of this call: attempts of both count together. */
  readonly sameTriesAs?: Path<Input, Output>;
}

/** The answer of a call, and its refusals. */
interface DeclaredAnswer<Input, Output> {
  readonly format: Answer<Output>;
  /** The path of the call that reads the saved object, sent in `Location`, because the answer may be a bare 1. */
  readonly readAt?: (this: void, output: Output, input: Input) => string;
  /**
   * Localises the answer for the shop's own pages (N1, N3): countries, categories. The documented answer keeps the
   * names of the sources in every language.
   */
  readonly localize?: (this: void, output: Output, reader: Reader) => Promise<Output> | Output;
  /** Sent once and never stored: a token, a link, codes. */
  readonly secret?: true;
  /**
   * Refusals in addition to those that follow from the declaration: 401 invalid credentials, 404 a missing (or
   * another's) object named in the body, 409 a conflict, 410 used up, 429 an inner throttle.
   */
  readonly refuses?: readonly (401 | 404 | 409 | 410 | 429)[];
  /** The further members of a refusal under documented names, if it has any (the new figures of D12). */
  readonly refusalDetails?: (this: void, details: Refusal['details']) => Refusal['details'];
}

/** Every request from outside is one of these operations, declared once (docs/architecture.md). */
export interface Operation<Input, Output, Allowed extends Access = Access> {
  readonly path: Path<Input, Output>;
  readonly summary: string;
  /** The group in the API document: 'Cart', 'Sale', … */
  readonly tag: string;
  readonly who: Who<Input, Allowed>;
  readonly when?: When<Input, Output, Allowed>;
  /** Accepted input under internal names, with the message for each field. */
  readonly input: ZodType<Input>;
  /** The documented body; a call without one takes its input under the names of wire-dialect.ts. */
  readonly body?: Body;
  /** Maximum size of its body, if a list in it makes it longer than that of other calls. */
  readonly maxBodyBytes?: number;
  /**
   * Takes one file besides its fields, as multipart/form-data. The input has it under `file`, a File with the sender's
   * name, and the name of its form part under `partName`. Its bytes are read only after the access check.
   */
  readonly file?: FileLimit;
  readonly answer: DeclaredAnswer<Input, Output>;
  /** A valid request against the sample data; calls without input need none. */
  readonly example?: ExampleRequest;
  /** It ends on a day that docs/api.md announces, at least six months after the first (M2). */
  readonly deprecated?: { readonly since: CalendarDay; readonly until: CalendarDay };
  /** Reason why a call that writes leaves no entry in the audit list (E16). Without it the tests expect one. */
  readonly unaudited?: string;
  handle(this: void, input: Input, context: OperationContext<CallerOf[Allowed]>): Promise<Output> | Output;
}

/** Reader for whom an answer is translated. */
export type Reader = Pick<OperationContext, 'shop' | 'translator'>;

/** Any operation, if its types no longer matter. */
// oxlint-disable-next-line typescript/no-explicit-any -- input and output are checked where the operation is declared
export type AnyOperation = Operation<any, any, any>;

export function operation<Input, Output, Allowed extends Access>(
  path: Path<Input, Output>,
  declared: Omit<Operation<Input, NoInfer<Output>, Allowed>, 'path'>,
): Operation<Input, Output, Allowed> {
  if (path.method !== 'POST') return { path, ...declared };
  return { path, ...declared, body: declared.body ?? bodyInDialect(declared.input) };
}
