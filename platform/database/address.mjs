// How a database's address is read: as libpq does it, with one host or several. Plain JavaScript without packages, for any
// Node.js from 20 on: `npm start` looks at the address before anything is installed.

const ADDRESS = /^(postgres(?:ql)?:\/\/)([^/?#]*)([^?#]*)(?:\?([^#]*))?$/i;

// What `target_session_attrs` may say, and what it comes to.
const WANTED = new Map([
  ['any', 'any'],
  ['read-write', 'primary'],
  ['primary', 'primary'],
  ['read-only', 'standby'],
  ['standby', 'standby'],
  ['prefer-standby', 'prefer-standby'],
]);

// What `sslmode` may say. Anyone who asks for TLS gets it with a certificate that fits, unless they say that it need not.
const TLS = new Map([
  ['disable', 'disable'],
  ['no-verify', 'no-verify'],
  ['require', 'verify-full'],
  ['verify-ca', 'verify-full'],
  ['verify-full', 'verify-full'],
]);

/**
 * The hosts of an address in their order, and which of them is wanted; undefined where it is no such address.
 * @param {string} text  postgres://user:password@host:5432,other:5432/database?target_session_attrs=primary
 */
export function readAddress(text) {
  const [, scheme, authority, database, query = ''] = ADDRESS.exec(text) ?? [];
  if (authority === undefined) return undefined;
  const parameters = new URLSearchParams(query);
  const hosts = authority.slice(authority.lastIndexOf('@') + 1).split(',');
  // Of several hosts the one that can be written to is meant: asking a standby by chance is of no use to a shop.
  const wanted = WANTED.get(parameters.get('target_session_attrs') ?? (hosts.length > 1 ? 'primary' : 'any'));
  const tls = parameters.get('sslmode');
  if (wanted === undefined || (tls !== null && !TLS.has(tls))) return undefined;

  parameters.delete('target_session_attrs');
  if (tls !== null) parameters.set('sslmode', TLS.get(tls));
  const login = authority.slice(0, authority.lastIndexOf('@') + 1);
  const rest = parameters.size === 0 ? database : `${database}?${parameters}`;
  const urls = hosts.map((host) => scheme + login + host + rest);
  const isGood = (url) => URL.canParse(url) && (hosts.length === 1 || new URL(url).hostname !== '');
  return urls.every(isGood) ? { urls, wanted } : undefined;
}
