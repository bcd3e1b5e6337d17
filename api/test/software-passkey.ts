import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type {
  PublicKeyCredentialCreationOptionsJSON as CreationOptions,
  PublicKeyCredentialRequestOptionsJSON as RequestOptions,
} from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What a device does otherwise than a browser at the shop would have it do. */
interface Oddity {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly fmt?: string;
  /** Of the key that signs. */
  readonly key?: KeyObject;
  /** Bits of the authenticator data: user present, and verified, and the passkey can be and is backed up. */
  readonly flags?: number;
}

interface Device extends Pick<Oddity, 'origin'> {
  /** Whether it counts its signatures. Synced passkeys stay at 0. */
  readonly counts?: boolean;
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();
const present = 0b1;
const verified = 0b100;
const attested = 0b100_0000;

/** A device with one passkey, and the browser before it. Its key is of ES256. */
export class SoftwarePasskey {
  readonly id = randomBytes(16);
  counter = 0;
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private readonly origin: string;
  private readonly counts: boolean;

  constructor({ origin = 'https://shop.example.in', counts = false }: Device = {}) {
    this.origin = origin;
    this.counts = counts;
  }

  /** What `navigator.credentials.create` returns. */
  create(options: CreationOptions, oddity: Oddity = {}) {
    const { fmt = 'none' } = oddity;
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const coseKey = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const authData = Buffer.concat([
      this.authenticatorData(options.rp.id ?? '', { flags: present | verified, ...oddity }, attested),
      Buffer.alloc(16),
      length,
      this.id,
      isoCBOR.encode(coseKey),
    ]);
    const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', fmt],
      ['attStmt', new Map<string, string>()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      id: base64url(this.id),
      clientDataJSON: base64url(this.clientData('webauthn.create', options.challenge, oddity)),
      attestationObject: base64url(isoCBOR.encode(attestation)),
      transports: ['internal', 'hybrid'],
    };
  }

  /** What `navigator.credentials.get` returns. */
  get(options: RequestOptions, oddity: Oddity = {}) {
    if (this.counts) this.counter += 1;
    const clientData = this.clientData('webauthn.get', options.challenge, oddity);
    const data = this.authenticatorData(options.rpId ?? '', { flags: present | verified, ...oddity });
    const signature = sign(
      'sha256',
      Buffer.concat([data, sha256(clientData)]),
      oddity.key ?? this.keys.privateKey,
    );
    return {
      id: base64url(this.id),
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(data),
      signature: base64url(signature),
    };
  }

  private clientData(usual: string, asked: string, oddity: Oddity): Buffer {
    const { type = usual, challenge = asked, origin = this.origin } = oddity;
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private authenticatorData(rpId: string, oddity: Oddity, more = 0): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = Buffer.of((oddity.flags ?? 0) | more);
    return Buffer.concat([sha256(oddity.rpId ?? rpId), flags, counter]);
  }
}
