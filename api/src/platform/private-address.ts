import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** RFC 1918, RFC 4193, this machine, and IPv6's link-local addresses. Not 169.254/16, where clouds keep their secrets. */
const privateNetworks = new BlockList();
privateNetworks.addSubnet('10.0.0.0', 8, 'ipv4');
privateNetworks.addSubnet('172.16.0.0', 12, 'ipv4');
privateNetworks.addSubnet('192.168.0.0', 16, 'ipv4');
privateNetworks.addSubnet('127.0.0.0', 8, 'ipv4');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');
privateNetworks.addAddress('::1', 'ipv6');

function isPrivateAddress(address: string): boolean {
  const [plain = ''] = address.split('%');
  const family = isIP(plain);
  return family !== 0 && privateNetworks.check(plain, family === 6 ? 'ipv6' : 'ipv4');
}

/** A name without a domain, or one of the local network (RFC 6762). */
const localName = /^(?!-)[a-z0-9-]{1,63}(?<!-)(?:\.local)?$/i;

/** Whether it is an address, or may be the name, of a machine in a private network: names are resolved at each connection. */
export const isPrivateHost = (host: string): boolean =>
  isIP(host.split('%')[0] ?? '') === 0 ? localName.test(host) : isPrivateAddress(host);

/**
 * The address to connect to, so that no name leads elsewhere after the check.
 * @returns undefined if the host has no private address
 * @throws if the name cannot be resolved
 */
export async function privateAddressOf(host: string): Promise<string | undefined> {
  if (!isPrivateHost(host)) return undefined;
  const found = await lookup(host, { all: true });
  return found.map(({ address }) => address).find(isPrivateAddress);
}
