/** One call of a key. */
export interface KeyCall {
  keyId: number;
  at: Date;
  /** Method and path as documented. */
  call: string;
  status: number;
  ms: number;
  /** Address of the caller, of which only the range is stored; null: the key did not work from there. */
  address: string | null;
}

/** Maximum number of calls between two saves; the rest is not recorded. */
const MAX_CALLS = 5000;

/** Collects the calls of keys in memory until they are saved, so that a call waits for nothing and writes nothing. */
export class KeyCallLog {
  #calls: KeyCall[] = [];

  add(call: KeyCall): void {
    if (this.#calls.length < MAX_CALLS) this.#calls.push(call);
  }

  /** Takes the calls since the last time. */
  take(): readonly KeyCall[] {
    const calls = this.#calls;
    this.#calls = [];
    return calls;
  }
}
