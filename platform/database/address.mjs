// Parses a database address like libpq, with one host or several. Plain JavaScript without packages, for any Node.js
// from 20 on: `npm start` checks the address before the installation.

const ADDRESS = /^(postgres(?:ql)?:\/\/)([^/?#]*)((?:\/[^?#]*)?)(?:\?([^#]*))?$/i;

// Values of `target_session_attrs` with their meaning.
const WANTED = new Map([
  ['any', 'any'],
  ['read-write', 'primary'],
  ['primary', 'primary'],
  ['read-only', 'standby'],
  ['standby', 'standby'],
  ['prefer-standby', 'prefer-standby'],
]);

// Values of `sslmode`. TLS always verifies the certificate, unless the address says otherwise.
const TLS = new Map([
  ['disable', 'disable'],
  ['no-verify', 'no-verify'],
  ['require', 'verify-full'],
  ['verify-ca', 'verify-full'],
  ['verify-full', 'verify-full'],
]);

/**
 * The hosts of an address in order, and the wanted kind; undefined if it is invalid.
 * @param {string} text postgres://user:password@host:5432,other:5432/database?target_session_attrs=primary
 */
export function readAddress(text) {
  const [, scheme, authority, database, query = ''] = ADDRESS.exec(text) ?? [];
  if (authority === undefined) return undefined;
  const parameters = new URLSearchParams(query);
  const hosts = authority.slice(authority.lastIndexOf('@') + 1).split(',');
  // Of several hosts the writable one is used, because a random standby is useless to a shop.
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
