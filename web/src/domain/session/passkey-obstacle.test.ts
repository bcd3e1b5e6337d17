import { afterEach, describe, expect, it, vi } from 'vitest';
import { passkeyObstacle } from './passkey-obstacle';

const at = (hostname: string) => passkeyObstacle({ hostname } as Location);

describe('passkeyObstacle', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('is the address at an IP address, and where the page is not secure', () => {
    vi.stubGlobal('window', { isSecureContext: true, PublicKeyCredential: Object });
    for (const hostname of ['127.0.0.1', '192.168.1.20', '[::1]']) expect(at(hostname)).toBe('address');
    vi.stubGlobal('window', { isSecureContext: false });
    expect(at('kitchen.local')).toBe('address');
  });

  it('is a browser that knows no passkeys', () => {
    vi.stubGlobal('window', { isSecureContext: true });
    expect(at('shop.example.in')).toBe('browser');
  });

  it('does not exist at a domain', () => {
    vi.stubGlobal('window', { isSecureContext: true, PublicKeyCredential: Object });
    for (const hostname of ['shop.example.in', 'localhost', '7up.example.in'])
      expect(at(hostname)).toBeUndefined();
  });
});
