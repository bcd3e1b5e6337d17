import { isIP } from 'node:net';

/** WebAuthn’s name for the site that passkeys are made for. */
export interface RelyingParty {
  /** The domain. */
  readonly id: string;
  /** Of the pages that may use them. */
  readonly origins: readonly string[];
}

/** @param host with the port, if there is one; undefined for a host where browsers allow no passkeys */
export function relyingPartyOf(host: string | undefined): RelyingParty | undefined {
  if (host === undefined || !URL.canParse(`https://${host}`)) return undefined;
  const { hostname, origin } = new URL(`https://${host}`);
  if (hostname === '' || isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0) return undefined;
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return { id: hostname, origins: isLocal ? [origin, new URL(`http://${host}`).origin] : [origin] };
}
