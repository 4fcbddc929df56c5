import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/database/database.ts';
import type { Files } from '#platform/files.ts';
import type { HotData } from './hot-data.ts';
import type { Path } from './path.ts';
import type { StoreConfiguration } from './store/store-configuration.ts';
import type { AdminContact } from '../kernel/account-terms.ts';
import type { CurrencyId, Minor } from '../kernel/money.ts';
import type { PriceClass } from '../kernel/account-terms.ts';
import type { MemberRole } from '../kernel/member-role.ts';
import type { StaffRight } from '../kernel/staff-right.ts';
import type { Language, StaffLanguage } from '#texts/languages.ts';
import type { Translator } from '../kernel/translator.ts';

/** Context of every operation: the parts of one running shop. */
export interface Shop {
  readonly db: Database;
  readonly files: Files;
  readonly clock: Clock;
  readonly store: StoreConfiguration;
  /** Public address of the shop, without a slash at the end. */
  readonly publicUrl: string;
  /** The small tables that nearly every answer needs, as of their last change. */
  hot(): HotData;
  /** Makes sentences in a language; English where none is said. */
  translatorIn(this: void, language?: Language): Translator;
  /** Reads the hot tables again, so that anyone who wrote them sees the change at once. */
  refreshHot(): Promise<void>;
  /** Reads the price lists in memory again, and nothing else: what is kept for visitors stays. */
  refreshPriceLists(): Promise<void>;
  /**
   * Counts a try at something that could be guessed (D21).
   * @param tries  0 only asks whether the limit has been passed: for calls where a good answer is no guess
   * @throws {TooManyTriesError}
   */
  throttle(path: Path<unknown, unknown>, account: string, caller: Caller, tries?: 0 | 1): Promise<void>;
  /**
   * Does work that comes to the same when it is done twice, and does it again where the database was away for a moment.
   */
  bridge<Result>(work: () => Promise<Result> | Result): Promise<Result>;
  /** Does work that nobody waits for, beside the requests and once what this one has written is committed. */
  runAside(work: BackgroundWork): void;
  /**
   * Remembers that the account was opened from this address: strangers who try it elsewhere do not lock its owner out (D21).
   * To be told only of a password that was right.
   */
  recognise(path: Path<unknown, unknown>, account: string, caller: Caller): Promise<void>;
  /** Hook after a customer's login: gives the browser the open basket back (D11). @param db  the connection of the login */
  afterLogIn(db: Db, customerId: number, cookies: CookieJar): Promise<void>;
  log(level: 'info' | 'warn' | 'error', message: string, details?: Record<string, unknown>): void;
}

/**
 * Work on the shop after the request that began it. What it throws is noted; before the shop closes it is stopped and waited
 * for.
 */
export type BackgroundWork = (shop: Shop, signal: AbortSignal) => Promise<void>;

/**
 * Caller of an operation. Customer and staff can be signed in at once; staff rights take precedence, a customer's identity comes
 * only from the customer (D15).
 */
export interface Caller {
  readonly customer: SignedInCustomer | null;
  readonly staff: SignedInStaff | null;
  /**
   * Staff who signed in by the password alone, where the store asks for a second factor: they may set one up or leave, by the
   * operations that say so, and are staff for nothing else.
   */
  readonly staffWithoutFactor: SignedInStaff | null;
  /** The cart that the browser holds in its cookie. */
  readonly cartGuid: string | null;
  /** The network address, for throttling. */
  readonly address: string;
  /** Short name of the device: 'Firefox on Windows'. */
  readonly device: string;
}

/** A caller who is signed in as a customer. */
export type CustomerCaller = Caller & { readonly customer: SignedInCustomer };

/** A caller who is signed in as staff. */
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

/** A member of a company, with the terms that the company buys at. */
export interface SignedInCustomer {
  readonly id: number;
  readonly companyId: number;
  readonly role: MemberRole;
  /** True if they see all orders of their company, or their own alone (H5). */
  readonly seesAll: boolean;
  readonly guid: string;
  readonly displayName: string;
  /** As they chose it; null: not yet (N2). */
  readonly language: Language | null;
  readonly currencyId: CurrencyId;
  readonly priceClass: PriceClass;
  readonly adminContact: AdminContact;
  readonly countryId: number;
  /** Limits without approval; null: unlimited (H3). */
  readonly limits: OrderLimits | null;
  /** The session's own key, so that other sessions can be ended without it. */
  readonly sessionKey: string;
  /** Names the session without letting anybody into it. */
  readonly sessionGuid: string;
  /** When this session's owner last gave the password; within one request it may be given and then counted on. */
  passwordGivenAt: Date;
  /** Staff member who acts for the member (H7); null: the member. */
  readonly actingStaff: ActingStaff | null;
}

/** A member of staff who orders for a member (H7). */
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
  /** The parts of the administration that they may work in (P1). */
  readonly rights: readonly StaffRight[];
  /** null: none was chosen yet (N2). */
  readonly language: StaffLanguage | null;
  readonly sessionKey: string;
  readonly sessionGuid: string;
  /** When this session's owner last gave the password; within one request it may be given and then counted on. */
  passwordGivenAt: Date;
}

/** Cookies that an answer sets. */
export interface CookieJar {
  set(name: CookieName, value: string, options: { maxAgeSeconds?: number; readableByScript?: boolean }): void;
  clear(name: CookieName): void;
  /** Asks the browser to forget what else it keeps of the shop: its copies of pages, or what pages stored, too. */
  forget(what: 'pages' | 'pages and storage'): void;
}

export type CookieName = 'token' | 'userID' | 'cart' | 'admintoken' | 'adminuserID' | 'language';
