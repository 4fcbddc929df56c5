/** The same members, for code that builds a value before anybody reads it. */
export type Writable<Value> = { -readonly [Member in keyof Value]: Value[Member] };
