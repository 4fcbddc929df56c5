import { BlockList, isIP } from 'node:net';

/** An address without the prefix of an IPv4 address on a dual-stack socket. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

const IP_FAMILIES = { 4: 'ipv4', 6: 'ipv6' } as const;

/** Returns whether a text is an address, or a network in CIDR notation: '203.0.113.0/24', '2001:db8::/48'. */
export function isNetwork(text: string): boolean {
  const { address, bits } = partsOf(text);
  const family = isIP(address);
  if (family === 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return false;
  return Number(bits ?? 0) <= (family === 4 ? 32 : 128);
}

/** Returns whether an address is in one of the networks. */
export function isWithin(address: string, networks: readonly string[]): boolean {
  const plain = plainAddress(address);
  const family = isIP(plain);
  if (family !== 4 && family !== 6) return false;
  return listOf(networks).check(plain, IP_FAMILIES[family]);
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const { address, bits } = partsOf(network);
    const family = isIP(address) === 4 ? 4 : 6;
    list.addSubnet(address, bits === undefined ? (family === 4 ? 32 : 128) : Number(bits), IP_FAMILIES[family]);
  }
  return list;
}

function partsOf(network: string): { address: string; bits: string | undefined } {
  const [address = '', bits] = network.split(/\/(.*)/s);
  return { address, bits };
}

/**
 * The first half of an IPv6 address, which belongs to one customer of a provider; the other half is theirs to choose.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  return isIP(plain) === 6 ? groupsOf(plain).slice(0, 4).join(':') : plain;
}

/** The range of an address as people know it: '203.0.113.0/24', or the first half of an IPv6 address. */
export function addressRange(address: string): string {
  const plain = plainAddress(address);
  if (isIP(plain) === 6) return `${networkOf(plain)}::/64`;
  return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
}

/** All eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  const [before = '', after] = address.split('::');
  const [first, last] = [before.split(':'), after?.split(':') ?? []];
  const middle =
    after === undefined ? [] : Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...middle, ...last].map((group) => Number.parseInt(group || '0', 16).toString(16));
}
