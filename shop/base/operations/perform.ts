import { callFor, type CallOf } from '#platform/database/call-context.ts';
import { isSurrounded } from '#platform/database/database.ts';
import { FALLBACK_LANGUAGE } from '#texts/languages.ts';
import {
  FileTooLargeError,
  ImpersonationError,
  NotAllowedError,
  NotSignedInError,
  RightNeededError,
} from '../messages/errors.ts';
import {
  accountIds,
  isForbiddenWhileImpersonating,
  requireAccess,
  requirePassword,
  requireRight,
  requireScope,
} from '../rights/access.ts';
import type { Answer } from './answers.ts';
import type { Access, AnyOperation, CallerOf, FileLimit, Operation, OperationContext, Reader } from './operation.ts';
import { parseInput } from './parse-input.ts';
import { requireOpenShop } from './open-shop.ts';
import type { Caller } from './shop.ts';
import { inSpan } from './trace-span.ts';
import { requireStaffRight, withinStaffRights } from '../rights/staff-rights.ts';
import { stripUndeclared } from './strip-undeclared.ts';

/** Runs an operation: access first, then input, then the work. Every entry point calls this. */
export async function perform<Input, Output, Allowed extends Access>(
  operation: Operation<Input, Output, Allowed>,
  input: unknown,
  given: OperationContext,
): Promise<Output> {
  const context = operation.who.withoutSecondFactor === true ? admittingStaff(given) : given;
  try {
    return await inSpan(`${operation.path.method} ${operation.path.template}`, () =>
      performAllowed(operation, input, context),
    );
  } catch (error) {
    logIfRefused(operation, error, context);
    throw error;
  }
}

function logIfRefused(operation: Pick<AnyOperation, 'path'>, error: unknown, context: OperationContext): void {
  if (error instanceof NotAllowedError || error instanceof NotSignedInError || error instanceof RightNeededError)
    logRefused(operation, error, context);
}

async function performAllowed<Input, Output, Allowed extends Access>(
  operation: Operation<Input, Output, Allowed>,
  input: unknown,
  given: OperationContext,
): Promise<Output> {
  const { who, when = {} } = operation;
  const context = allowedContext(operation, given);
  if (who.asksPassword === true) {
    const session = who.access === 'customer' ? context.caller.customer : context.caller.staff;
    requirePassword(session, context.shop.clock.now());
  }
  if (operation.file !== undefined) requireFits(operation.file, input);
  const parsed = parseInput(operation.input, input);
  if (typeof who.staffRight === 'function') requireStaffRight(who.staffRight(parsed), context.caller.staff);
  const allowed = context as OperationContext<CallerOf[Allowed]>; // checked by requireAccess
  const tried = when.throttle?.(parsed, allowed.caller) ?? null;
  if (tried !== null) await context.shop.throttle(when.sameTriesAs ?? operation.path, tried, context.caller);
  const isRepeatable = operation.path.method === 'GET' || when.repeatable === true;
  const handle = () =>
    callFor(callOf(operation, context.caller), () => operation.handle(parsed, allowed), isSurrounded(context.shop.db));
  const output = await (isRepeatable ? context.shop.bridge(handle) : handle());
  return keepDeclared(operation, output, context);
}

/**
 * Requires what is known before the input is read: access, right and role. Every answer needs it, a stored one too, and so does
 * every byte of an upload.
 * @throws {NotSignedInError | NotAllowedError | RightNeededError | ImpersonationError | ScopeNeededError}
 */
export function requireAllowed<Input, Output>(operation: Operation<Input, Output>, given: OperationContext): void {
  const context = operation.who.withoutSecondFactor === true ? admittingStaff(given) : given;
  try {
    allowedContext(operation, context);
  } catch (error) {
    logIfRefused(operation, error, context);
    throw error;
  }
}

/** The context with the identity and the rights under which the caller makes the call. */
function allowedContext(operation: Pick<AnyOperation, 'who' | 'path' | 'answer'>, given: OperationContext) {
  const { access, memberRight, orDeputy, scope, whileClosed } = operation.who;
  if (given.caller.key !== null) requireScope(scope, given.caller.key);
  requireAccess(access, given.caller);
  if (whileClosed !== true) requireOpenShop(given);
  const context = withinRights(operation, effectiveCaller(operation, given));
  if (memberRight !== undefined && orDeputy !== true) requireRight(memberRight, access, context.caller);
  return context;
}

/** An answer localised for the reader of a page; handlers return English. */
export async function localizeAnswer<Output>(
  { answer: { localize } }: Pick<Operation<never, Output>, 'answer'>,
  output: Output,
  reader: Reader,
): Promise<Output> {
  return localize === undefined || reader.translator.language === FALLBACK_LANGUAGE ? output : localize(output, reader);
}

/** Keeps the declared part of an answer. An undeclared field is a bug: it is logged and not sent. */
function keepDeclared<Output>(
  { answer, path }: { answer: { format: Answer<Output> }; path: { template: string } },
  output: Output,
  { shop }: OperationContext,
): Output {
  const picked = stripUndeclared(answer.format.ours, output);
  if (picked !== output)
    shop.log('error', 'An answer had members that are not declared', {
      event: 'answer.undeclared',
      call: path.template,
    });
  return picked;
}

/**
 * The session that makes a call, of the one or two in its browser, and the member, unless staff call for themselves.
 */
function callOf({ who: { access } }: Pick<AnyOperation, 'who'>, { customer, staff }: Caller): CallOf {
  const session = access === 'customer' ? customer : (staff ?? customer);
  return {
    session: session?.sessionGuid ?? null,
    memberId: staff !== null && access !== 'customer' ? null : (customer?.id ?? null),
  };
}

/**
 * The identity under which a staff member who orders for a member makes this call (H7). @throws {ImpersonationError}
 * the call is not for ordering
 */
function effectiveCaller(
  operation: Pick<AnyOperation, 'who' | 'path' | 'answer'>,
  context: OperationContext,
): OperationContext {
  const { caller } = context;
  const { customer } = caller;
  if (customer === null || customer.actingStaff === null || !isForbiddenWhileImpersonating(operation)) {
    const isAsMember = customer?.actingStaff != null && operation.who.impersonation === 'as the member';
    return isAsMember ? { ...context, caller: { ...caller, staff: null } } : context;
  }
  throw new ImpersonationError(customer.displayName);
}

/** @throws {RightNeededError} */
function withinRights(
  { who: { access, staffRight } }: Pick<AnyOperation, 'who'>,
  context: OperationContext,
): OperationContext {
  const { caller } = context;
  if (caller.staff === null || access === 'everyone' || access === 'customer' || typeof staffRight === 'function')
    return context;
  if (staffRight === undefined) throw new NotAllowedError(); // a test reports the call
  if (access === 'staff') requireStaffRight(staffRight, caller.staff);
  return { ...context, caller: withinStaffRights(staffRight, caller) };
}

function admittingStaff(context: OperationContext): OperationContext {
  const { caller } = context;
  return caller.staffWithoutFactor === null
    ? context
    : { ...context, caller: { ...caller, staff: caller.staffWithoutFactor } };
}

/** Logs refused access of logged-in callers; without a session it may just have expired. */
function logRefused(
  { path }: Pick<AnyOperation, 'path'>,
  { code }: NotAllowedError | NotSignedInError | RightNeededError,
  { shop, caller }: OperationContext,
): void {
  const level = code === 'access.refused' ? 'warn' : 'info';
  const details = { event: code, call: path.template, ...accountIds(caller), address: caller.address };
  shop.log(level, 'A call was refused', details);
}

/** @throws {FileTooLargeError} */
function requireFits({ maxBytes, tooLarge }: FileLimit, input: unknown): void {
  if (typeof input !== 'object' || input === null || !('file' in input)) return;
  if (input.file instanceof File && input.file.size > maxBytes) throw new FileTooLargeError(tooLarge);
}
