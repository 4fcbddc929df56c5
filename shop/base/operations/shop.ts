import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/database/database.ts';
import type { Files } from '#platform/files.ts';
import type { Outgoing } from '#platform/outgoing/outgoing.ts';
import type { Sealer } from '#platform/sealer.ts';
import type { HotData } from './hot-data.ts';
import type { Path } from './path.ts';
import type { StoreConfiguration } from '../store/store-configuration.ts';
import type { AdminContact } from '../kernel/account-terms.ts';
import type { CurrencyId, Minor } from '../money/money.ts';
import type { PriceClass } from '../kernel/account-terms.ts';
import type { MemberRole } from '../rights/member-role.ts';
import type { ApiScope } from '../rights/api-scope.ts';
import type { StaffRight } from '../rights/staff-right.ts';
import type { Language, StaffLanguage } from '#texts/languages.ts';
import type { KEPT_IN_BROWSER } from '../kernel/kept-in-browser.ts';
import type { Translator } from '../messages/translator.ts';

/** Context of every operation: the parts of one running shop. */
export interface Shop {
  readonly db: Database;
  readonly files: Files;
  /** Seals secrets that the shop reads again; null: it has no key for that, and no webhooks. */
  readonly sealer: Sealer | null;
  /** Requests to addresses that customers or staff typed. */
  readonly outgoing: Outgoing;
  readonly clock: Clock;
  /** Mails leave the shop; otherwise they stay in the mailbox, or wait. */
  readonly hasMailServer: boolean;
  readonly store: StoreConfiguration;
  /** Search counts that are not saved yet (I4). */
  readonly searchNotes: SearchNotes;
  /** Public address of the shop, without a trailing slash. */
  readonly publicUrl: string;
  /** The small tables that nearly every answer needs, as of their last change. */
  hot(this: void): HotData;
  /** Translates messages into a language, by default English. */
  translatorIn(this: void, language?: Language): Translator;
  /** Reloads the hot tables, so that the writer sees the change at once. */
  refreshHot(): Promise<void>;
  /** Reads the price lists in memory again, and nothing else: what is kept for visitors stays. */
  refreshPriceLists(): Promise<void>;
  /**
   * Counts an attempt to guess something (D21).
   * @param tries 0 only checks the limit, for calls where a successful answer is not a guess
   * @throws {TooManyTriesError}
   */
  throttle(path: Path<unknown, unknown>, account: string, caller: Caller, tries?: 0 | 1): Promise<void>;
  /** Runs idempotent work, and retries it if the database was briefly unavailable. */
  bridge<Result>(work: () => Promise<Result> | Result): Promise<Result>;
  /** Runs background work outside the request, after its transaction is committed. */
  runAside(work: BackgroundWork): void;
  /**
   * Records that the account was opened from this address, so that strangers' attempts elsewhere do not lock its owner
   * out (D21). Call it only after a correct password.
   */
  recognise(path: Path<unknown, unknown>, account: string, caller: Caller): Promise<void>;
  /**
   * Hook after a customer's login: restores the open basket in the browser (D11). @param db the connection of the login
   */
  afterLogIn(db: Db, customerId: number, cookies: CookieJar): Promise<void>;
  log(this: void, level: 'info' | 'warn' | 'error', message: string, details?: Record<string, unknown>): void;
}

/** Outcome of a search: parts, parts for corrected words, or no results. */
export type SearchOutcome = 'found' | 'corrected' | 'nothing';

/** Counts searches, and the parts opened from them (`shop/shopfront/search-insights`). */
export interface SearchNotes {
  searched(keyword: string, outcome: SearchOutcome, address: string): void;
  chosen(keyword: string, productId: number, address: string): void;
}

/**
 * Work on the shop after the request that began it. Errors are logged; before the shop closes it is stopped and
 * awaited.
 */
export type BackgroundWork = (shop: Shop, signal: AbortSignal) => Promise<void>;

/**
 * Caller of an operation. Customer and staff can be logged in at once; staff rights take precedence, and a customer's
 * identity comes only from the customer (D15).
 */
export interface Caller {
  readonly customer: SignedInCustomer | null;
  readonly staff: SignedInStaff | null;
  /**
   * Staff who logged in with the password only, although the store requires a second factor: they can set one up or log
   * out, by operations declared for it, and have no other staff rights.
   */
  readonly staffWithoutFactor: SignedInStaff | null;
  /** The key that makes the call for the customer or the staff member (M1); null: a person, or nobody. */
  readonly key: CallingKey | null;
  /** The cart in the browser's cookie. */
  readonly cartGuid: string | null;
  /** The network address, for throttling. */
  readonly address: string;
  /** A caller who is logged in as a customer. */
  readonly device: string;
}

/** A key that makes a call, with what it may do. */
export interface CallingKey {
  readonly id: number;
  readonly name: string;
  readonly scopes: readonly ApiScope[];
}

/** A caller who is logged in as staff. */
export type CustomerCaller = Caller & { readonly customer: SignedInCustomer };

/** A customer, or a staff member: anyone else is a customer. */
export type StaffCaller = Caller & { readonly staff: SignedInStaff };

/** A customer, or a member of staff: anyone else is a customer. */
export type SignedInCaller = StaffCaller | (CustomerCaller & { readonly staff: null });

/** Limits of a member (H3): amounts are in `currency`, null is unlimited. */
export interface OrderLimits {
  readonly orderMinor: Minor | null;
  readonly monthMinor: Minor | null;
  readonly currency: CurrencyId | null;
  readonly alwaysAsk: boolean;
}

/** A member of a company, with the company's terms. */
export interface SignedInCustomer {
  readonly id: number;
  readonly companyId: number;
  readonly role: MemberRole;
  /** True if they see all orders of their company, false for only their own (H5). */
  readonly seesAll: boolean;
  readonly guid: string;
  readonly displayName: string;
  /** As selected; null: none (N2). */
  readonly language: Language | null;
  readonly currencyId: CurrencyId;
  readonly priceClass: PriceClass;
  readonly adminContact: AdminContact;
  readonly countryId: number;
  /** Limits without approval; null: unlimited (H3). */
  readonly limits: OrderLimits | null;
  /** The session's own key, so that other sessions can be ended without it. */
  readonly sessionKey: string;
  /** Identifies the session without granting access to it. */
  readonly sessionGuid: string;
  /** Time of the last password confirmation in this session; a request may confirm it and then rely on it. */
  passwordGivenAt: Date;
  /** Staff member who acts for the member (H7); null: the member. */
  readonly actingStaff: ActingStaff | null;
  readonly facts: MemberFacts;
}

/** Facts that most pages of a member need: read in the session's own statement, by the rooms that know them. */
export interface MemberFacts {
  /** The press that the member has chosen (J3). */
  readonly press: ChosenPress | null;
  /** The company has part numbers of its own (H6). */
  readonly hasOwnPartNumbers: boolean;
  /** The company has open requests for approval (H3). */
  readonly hasOpenApprovals: boolean;
}

export interface ChosenPress {
  machineId: number;
  modelId: number;
  modelName: string;
  modelPath: string;
  serial: string;
  machineName: string;
  /** null: not known. */
  options: readonly string[] | null;
  missingOptions: readonly string[];
}

/** A staff member who orders for a member (H7). */
export interface ActingStaff {
  readonly staffId: number;
  readonly staffName: string;
  /** The member's. */
  readonly companyName: string;
  readonly endsAt: Date;
}

export interface SignedInStaff {
  readonly id: number;
  readonly guid: string;
  readonly name: string;
  /** The areas of the administration to which they have access (P1). */
  readonly rights: readonly StaffRight[];
  /** null: none was selected (N2). */
  readonly language: StaffLanguage | null;
  readonly sessionKey: string;
  readonly sessionGuid: string;
  /** Time of the last password confirmation in this session; a request may confirm it and then rely on it. */
  passwordGivenAt: Date;
}

/** Cookies that an answer sets. */
export interface CookieJar {
  set(name: CookieName, value: string, options: { maxAgeSeconds?: number; readableByScript?: boolean }): void;
  clear(name: CookieName): void;
  /** Asks the browser to clear its cached pages, or also what pages stored. */
  forget(what: 'pages' | 'pages and storage'): void;
}

/** The cookies of the table that calls set; `listView` is set by a page. */
export type CookieName = Exclude<Extract<(typeof KEPT_IN_BROWSER)[number], { place: 'cookie' }>['name'], 'listView'>;
