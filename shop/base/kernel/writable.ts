/** The same members, writable while a value is built. */
export type Writable<Value> = { -readonly [Member in keyof Value]: Value[Member] };
