import { isIP, isIPv6 } from 'node:net';

/** The unit of rate limits: an IPv4 address, or the /64 that one IPv6 customer owns. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIP(plain) === 0 || !isIPv6(plain)) return plain;
  // `URL` normalises the address: lower case, no leading zeros, at most one `::`.
  const [head = '', tail = ''] = new URL(`http://[${plain}]/`).hostname.slice(1, -1).split('::');
  const first = head ? head.split(':') : [];
  const last = tail ? tail.split(':') : [];
  const gap = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return `${[...first, ...gap, ...last].slice(0, 4).join(':')}::/64`;
}
