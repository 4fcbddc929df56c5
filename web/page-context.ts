import { RouterContextProvider, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import type { Refusal } from '#shop/frame/answer.ts';
import type { FieldError } from '#shop/kernel/errors.ts';
import type { Path } from '#shop/frame/path.ts';
import type { Ask, PageRequestParts } from './server-page.ts';

/** An operation said no. Loaders let it travel: the route's guard turns it into a redirect or an error screen. */
export class RefusedError extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
  get errors(): readonly FieldError[] {
    return this.refusal.errors;
  }
}

/** What loaders and actions work with; the same in the browser and on the server. */
export class PageContext extends RouterContextProvider {
  readonly ask: Ask;
  readonly signedIn: boolean;
  readonly staffSignedIn: boolean;
  readonly language: string;
  readonly reduced: boolean;

  constructor(parts: Pick<PageRequestParts, 'ask' | 'signedIn' | 'staffSignedIn' | 'language' | 'reduced'>) {
    super();
    this.ask = parts.ask;
    this.signedIn = parts.signedIn;
    this.staffSignedIn = parts.staffSignedIn;
    this.language = parts.language;
    this.reduced = parts.reduced;
  }

  /** @throws {RefusedError} when the operation refuses */
  async call<Input, Output>(path: Path<Input, Output>, input: Input): Promise<Output> {
    const asked = await this.ask(path, input);
    if (!asked.ok) throw new RefusedError(asked.refusal);
    return asked.output;
  }
}

type In<Args> = Omit<Args, 'context'> & { context: PageContext };
export type PageArgs = In<LoaderFunctionArgs>;
export type PageActionArgs = In<ActionFunctionArgs>;
