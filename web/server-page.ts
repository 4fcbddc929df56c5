import type { StaffRight } from '#shop/base/rights/staff-right.ts';
import type { Language } from '#texts/languages.ts';
import type { CallResult } from '#shop/base/operations/call-result.ts';
import type { ShopFace } from './shell/shop-face.ts';
import type { Path } from '#shop/base/operations/path.ts';

/** Route of an address at which the shop has no page, in metrics. */
export const NO_ROUTE = 'no such page';

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
  /** Rights of the logged-in staff member (P1); null: not logged in, or not fully. */
  staffRights: readonly StaffRight[] | null;
  language: Language;
  /** The language prefix of the page's address, '/de', which its links keep; empty if it has none. */
  linkPrefix: string;
  /** The reduced route set (D36). */
  reduced: boolean;
  publicUrl: string;
  face: ShopFace;
  /** Style sheet of the shop's own colours; null: it has ours. */
  styles: string | null;
  /** Reason why the file at this address is not sent, shown by the page. */
  refused?: RefusedFile;
  /** Called when a screen failed, to log an internal error. */
  onFault(error: unknown): void;
}

/**
 * Calls an operation: in-process on the server, over the documented address in the browser.
 * @param key idempotency key: a repetition is done once
 */
export type Ask = <Input, Output>(path: Path<Input, Output>, input: Input, key?: string) => Promise<CallResult<Output>>;

export type RenderedPage =
  /** `isSecret`: the address or the content is private, so the page must not be cached. */
  (
    | { kind: 'page'; status: number; html: Buffer; isSecret: boolean }
    | { kind: 'redirect'; status: number; location: string; cookies: string[] }
  ) & {
    /** Its route pattern, '/News/:slug', used in metrics. */
    route?: string;
  };

export type PageRenderer = (request: Request, parts: PageRequestParts) => Promise<RenderedPage>;
