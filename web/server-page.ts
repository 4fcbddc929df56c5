import type { StaffRight } from '#shop/kernel/staff-right.ts';
import type { Language } from '#texts/languages.ts';
import type { CallResult } from '#shop/operations/call-result.ts';
import type { Path } from '#shop/operations/path.ts';

/** A refused file: its message, and the page that links to it. */
export interface RefusedFile {
  status: number;
  message: string;
  back: string;
}

/** Interface between server and pages: parameters and result of one page. */
export interface PageRequestParts {
  ask: Ask;
  signedIn: boolean;
  staffSignedIn: boolean;
  /** Rights of the signed-in staff member (P1); null: no staff member is signed in, or not fully. */
  staffRights: readonly StaffRight[] | null;
  language: Language;
  /** The language at the beginning of the page's address, '/de', which its links keep; empty where it names none. */
  linkPrefix: string;
  /** The reduced route set (D36). */
  reduced: boolean;
  publicUrl: string;
  /** Why a file at this address is not sent: the page says that. */
  refused?: RefusedFile;
  /** Called when a screen failed, to log our own fault. */
  onFault(error: unknown): void;
}

/**
 * Asks an operation: in the process on the server, over the documented address in the browser.
 * @param key  of a submission: asked twice with it, it is done once
 */
export type Ask = <Input, Output>(path: Path<Input, Output>, input: Input, key?: string) => Promise<CallResult<Output>>;

export type RenderedPage =
  /** `isSecret`: the address or the content is one visitor's own business, so nobody keeps the page. */
  (
    | { kind: 'page'; status: number; html: Buffer; isSecret: boolean }
    | { kind: 'redirect'; status: number; location: string; cookies: string[] }
  ) & {
    /** Its address in the table of routes, '/News/:slug': what metrics call it. */
    route?: string;
  };

export type PageRenderer = (request: Request, parts: PageRequestParts) => Promise<RenderedPage>;
