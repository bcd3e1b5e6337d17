import dns from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { OwnServer } from './own-servers.js';

/** RFC 1918, RFC 4193, this machine, and IPv6's link-local addresses. Not 169.254/16, where clouds keep their secrets. */
const privateNetworks = new BlockList();
privateNetworks.addSubnet('10.0.0.0', 8, 'ipv4');
privateNetworks.addSubnet('172.16.0.0', 12, 'ipv4');
privateNetworks.addSubnet('192.168.0.0', 16, 'ipv4');
privateNetworks.addSubnet('127.0.0.0', 8, 'ipv4');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');
privateNetworks.addAddress('::1', 'ipv6');

function isIn(list: BlockList, address: string): boolean {
  const [plain = ''] = address.split('%');
  const family = isIP(plain);
  return family !== 0 && list.check(plain, family === 6 ? 'ipv6' : 'ipv4');
}

const isPrivateAddress = (address: string) => isIn(privateNetworks, address);

/** All addresses of this machine, and those that stand for them. */
function thisMachine(): BlockList {
  const list = new BlockList();
  list.addSubnet('127.0.0.0', 8, 'ipv4');
  for (const address of ['::1', '::']) list.addAddress(address, 'ipv6');
  list.addAddress('0.0.0.0', 'ipv4');
  for (const { address, family } of Object.values(networkInterfaces()).flatMap((each) => each ?? []))
    list.addAddress(address, family === 'IPv6' ? 'ipv6' : 'ipv4');
  return list;
}

/** A name without a domain, or one of the local network (RFC 6762). */
const localName = /^(?!-)[a-z0-9-]{1,63}(?<!-)(?:\.local)?$/i;

/** Whether it is an address, or may be the name, of a machine in a private network: names are resolved at each connection. */
export const isPrivateHost = (host: string): boolean =>
  isIP(host.split('%')[0] ?? '') === 0 ? localName.test(host) : isPrivateAddress(host);

async function addressesOf(host: string): Promise<string[]> {
  return (await dns.lookup(host, { all: true })).map(({ address }) => address);
}

/** Whether one of the servers is at the address and port. A name that cannot be resolved leads nowhere. */
async function isOneOf(servers: readonly OwnServer[], address: string, port: number): Promise<boolean> {
  const hosts = servers.filter((server) => server.port === port).map(({ host }) => host);
  const found = (await Promise.all(hosts.map((host) => addressesOf(host).catch(() => [])))).flat();
  const here = thisMachine();
  const isHere = isIn(here, address);
  const sameAddress = new BlockList();
  sameAddress.addAddress(address.split('%')[0] ?? '', isIP(address) === 4 ? 'ipv4' : 'ipv6');
  return found.some((each) => isIn(sameAddress, each) || (isHere && isIn(here, each)));
}

/** What a printer's address may be found to be instead. */
export type AddressRefusal = 'not-private' | 'own-server';

/**
 * The address to connect to, so that no name leads elsewhere after the check.
 * @param own servers that are never meant
 * @throws if the name cannot be resolved
 */
export async function privateAddressOf(
  host: string,
  port: number,
  own: readonly OwnServer[],
): Promise<{ readonly address: string } | { readonly refusal: AddressRefusal }> {
  const found = isPrivateHost(host) ? (await addressesOf(host)).filter(isPrivateAddress) : [];
  // Many printers know no IPv6, and link-local addresses need an interface.
  const address = found.find((each) => isIP(each) === 4) ?? found[0];
  if (address === undefined) return { refusal: 'not-private' };
  return (await isOneOf(own, address, port)) ? { refusal: 'own-server' } : { address };
}
