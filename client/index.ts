export * as calls from './calls.ts';
export { connect, type Connection, type ShopConnection } from './connect.ts';
export { type RefusalCode, ShopRefusal } from './shop-refusal.ts';
