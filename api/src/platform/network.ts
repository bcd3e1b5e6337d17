import { isIP, isIPv6 } from 'node:net';

/** The unit of rate limits: an IPv4 address, or the /64 that one IPv6 customer owns. */
export const networkOf = (address: string): string => ipv6Network(address, 64) ?? plainOf(address);

/** What one attacker may own: an IPv4 address, or the /48 that an IPv6 provider gives a site. */
export const siteOf = (address: string): string => ipv6Network(address, 48) ?? plainOf(address);

const plainOf = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

function ipv6Network(address: string, bits: 48 | 64): string | undefined {
  const plain = plainOf(address);
  if (isIP(plain) === 0 || !isIPv6(plain)) return undefined;
  // `URL` normalises the address: lower case, no leading zeros, at most one `::`.
  const [head = '', tail = ''] = new URL(`http://[${plain}]/`).hostname.slice(1, -1).split('::');
  const first = head ? head.split(':') : [];
  const last = tail ? tail.split(':') : [];
  const gap = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return `${[...first, ...gap, ...last].slice(0, bits / 16).join(':')}::/${bits}`;
}
