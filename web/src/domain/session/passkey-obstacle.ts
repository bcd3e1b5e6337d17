/** Why no passkey works here: the page's address or the browser. Undefined: one may. */
export type PasskeyObstacle = 'address' | 'browser';

/** Browsers keep passkeys to domains with https, and to `localhost`. */
export function passkeyObstacle({ hostname } = window.location): PasskeyObstacle | undefined {
  const isNumber = /^[\d.]+$|^\[/.test(hostname);
  if (isNumber || !window.isSecureContext) return 'address';
  return typeof window.PublicKeyCredential === 'function' ? undefined : 'browser';
}

export const passkeyObstacles = { address: 'passkey.noAddress', browser: 'passkey.noBrowser' } as const;
