import type { StaffRight } from '#shop/base/rights/staff-right.ts';
import type { Language } from '#texts/languages.ts';
import { RouterContextProvider, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import type { CallResult, Refusal, TranslatedError } from '#shop/base/operations/call-result.ts';
import type { Path } from '#shop/base/operations/path.ts';
import type { Ask, PageRequestParts } from './server-page.ts';

/** An operation refused. Loaders let it propagate: the route's guard turns it into a redirect or an error screen. */
export class RefusedError extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
  get errors(): readonly TranslatedError[] {
    return this.refusal.errors;
  }
}

/** Returns whether this code means that a staff session has expired; with a buyer's session too it would be 403. */
export function isStaffNoMore(code: string): boolean {
  return code === 'session.missing' || code === 'access.refused';
}

/** The field with the idempotency key of a form. */
export const FORM_KEY = 'formKey';

/** Browsers have randomUUID() only on secure origins; on the server it is much faster. */
export function newFormKey(): string {
  const { randomUUID } = crypto as Partial<Crypto>;
  return randomUUID?.call(crypto) ?? crypto.getRandomValues(new Uint32Array(4)).join();
}

/** Screen that the browser shows while the next one loads: its address and its route's data. */
export interface ShownScreen {
  url: URL;
  data: unknown;
}

/** Context of loaders and actions; the same in the browser and on the server. */
export class PageContext extends RouterContextProvider {
  readonly ask: Ask;
  /** null: none yet, or not for the currently logged-in person. */
  readonly shown: () => ShownScreen | null;
  readonly signedIn: boolean;
  readonly staffSignedIn: boolean;
  /** null: unknown, so the calls decide. */
  readonly staffRights: readonly StaffRight[] | null;
  readonly language: Language;
  readonly reduced: boolean;

  constructor(
    parts: Pick<PageRequestParts, 'ask' | 'signedIn' | 'staffSignedIn' | 'staffRights' | 'language' | 'reduced'>,
    shown: () => ShownScreen | null = () => null,
  ) {
    super();
    this.ask = parts.ask;
    this.shown = shown;
    this.signedIn = parts.signedIn;
    this.staffSignedIn = parts.staffSignedIn;
    this.staffRights = parts.staffRights;
    this.language = parts.language;
    this.reduced = parts.reduced;
  }

  /** Makes the call of a form once: a repetition with the same key gets the stored answer (web/form-key.tsx). */
  askOnce<Input, Output>(form: FormData, path: Path<Input, Output>, input: Input): Promise<CallResult<Output>> {
    return this.ask(path, input, form.get(FORM_KEY)?.toString());
  }

  /** The context of a staff screen: an expired session is not an answer for a form, because only a login helps. */
  asStaff(): PageContext {
    const ask: Ask = async (...question) => {
      const asked = await this.ask(...question);
      if (!asked.ok && isStaffNoMore(asked.refusal.code)) throw new RefusedError(asked.refusal);
      return asked;
    };
    const { signedIn, staffSignedIn, staffRights, language, reduced } = this;
    return new PageContext({ ask, signedIn, staffSignedIn, staffRights, language, reduced }, this.shown);
  }

  /** Reads data for a part of a screen: staff without the right for it get `none` (P1). */
  async callIfAllowed<Input, Output>(path: Path<Input, Output>, input: Input, none: Output): Promise<Output> {
    const asked = await this.ask(path, input);
    if (asked.ok) return asked.output;
    if (asked.refusal.code === 'access.right-needed') return none;
    throw new RefusedError(asked.refusal);
  }

  /** @throws {RefusedError} if the operation refuses */
  async call<Input, Output>(path: Path<Input, Output>, input: Input): Promise<Output> {
    const asked = await this.ask(path, input);
    if (!asked.ok) throw new RefusedError(asked.refusal);
    return asked.output;
  }
}

type In<Args> = Omit<Args, 'context'> & { context: PageContext };
export type PageArgs = In<LoaderFunctionArgs>;
export type PageActionArgs = In<ActionFunctionArgs>;
