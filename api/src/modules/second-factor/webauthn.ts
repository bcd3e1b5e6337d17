import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { badInput, type DomainError } from '../../platform/errors.js';
import type { PasskeyProof } from '../auth/second-factors.js';
import type { Passkey } from './passkey.entity.js';
import type { NewPasskey } from './passkeys.input.js';
import type { RelyingParty } from './relying-party.js';
import { say } from './second-factor.sentences.js';

/** Loaded with the first passkey: it takes 30 MB of memory. */
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

/** ES256, EdDSA and RS256 in COSE, the preferred one first. */
const algorithms = [-7, -8, -257];

/** Milliseconds that the browser waits for the user. */
const timeout = 120_000;

/** What the browser signs in place of an answer to anything else. */
interface Expected {
  readonly challenge: string;
  readonly party: RelyingParty;
}

interface Owner {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  readonly shop: string;
}

type KnownKey = Pick<Passkey, 'credentialId' | 'transports'>;

const descriptor = ({ credentialId, transports }: KnownKey) => ({ id: credentialId, transports });

export async function newChallenge(): Promise<string> {
  const { generateChallenge, isoBase64URL } = await helpers();
  return isoBase64URL.fromBuffer(await generateChallenge());
}

const bytesOf = (challenge: string) => new Uint8Array(Buffer.from(challenge, 'base64url'));

export async function creationOptions(
  { userId, email, name, shop }: Owner,
  known: readonly KnownKey[],
  { challenge, party }: Expected,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: shop,
    rpID: party.id,
    userID: new Uint8Array(Buffer.from(userId, 'hex')),
    userName: email,
    userDisplayName: name,
    challenge: bytesOf(challenge),
    timeout,
    excludeCredentials: known.map(descriptor),
    // Phones sync only those that could log in without a name.
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    supportedAlgorithmIDs: algorithms,
  });
}

export async function requestOptions(
  known: readonly KnownKey[],
  { challenge, party }: Expected,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: bytesOf(challenge),
    timeout,
    allowCredentials: known.map(descriptor),
    userVerification: 'preferred',
  });
}

export type MadePasskey = Pick<
  Passkey,
  'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isBackedUp'
>;

/** @returns the refusal of what is no answer to the challenge at this shop */
export async function verifyNew(
  { id, transports, ...response }: NewPasskey,
  { challenge, party }: Expected,
): Promise<MadePasskey | DomainError> {
  try {
    const [{ verifyRegistrationResponse }, { decodeAttestationObject, isoBase64URL }] = await Promise.all([
      library(),
      helpers(),
    ]);
    const format = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject)).get('fmt');
    // No attestation was asked for: others are of no use, and verifying some would call servers of their makers.
    if (format !== 'none' && format !== 'packed') return refused();
    const { registrationInfo: made } = await verifyRegistrationResponse({
      response: { ...envelope(id), response },
      expectedChallenge: challenge,
      expectedOrigin: [...party.origins],
      expectedRPID: party.id,
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    });
    if (made?.credential.id !== id) return refused();
    return {
      credentialId: id,
      publicKey: Buffer.from(made.credential.publicKey),
      counter: String(made.credential.counter),
      transports,
      isBackedUp: made.credentialBackedUp,
    };
  } catch {
    return refusalOf(response.clientDataJSON, party);
  }
}

export type PasskeyUse = Pick<Passkey, 'counter' | 'isBackedUp'>;

/** @returns the refusal of what is no answer of this passkey to the challenge at this shop */
export async function verifyUse(
  { id, ...response }: PasskeyProof,
  { credentialId, publicKey, counter, transports }: Passkey,
  { challenge, party }: Expected,
): Promise<PasskeyUse | DomainError> {
  try {
    const { verifyAuthenticationResponse } = await library();
    const { verified, authenticationInfo: use } = await verifyAuthenticationResponse({
      response: { ...envelope(id), response },
      expectedChallenge: challenge,
      expectedOrigin: [...party.origins],
      expectedRPID: party.id,
      requireUserVerification: false,
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(publicKey),
        counter: Number(counter),
        transports,
      },
    });
    return verified ? { counter: String(use.newCounter), isBackedUp: use.credentialBackedUp } : refused();
  } catch {
    return refusalOf(response.clientDataJSON, party);
  }
}

const envelope = (id: string) => ({
  id,
  rawId: id,
  type: 'public-key' as const,
  clientExtensionResults: {},
});

const refused = () => badInput('passkey', say.wrongPasskey);

/** The library says only in English, for developers, what is wrong. */
function refusalOf(clientDataJSON: string, { origins }: RelyingParty): DomainError {
  try {
    const { origin } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as {
      origin?: unknown;
    };
    if (typeof origin === 'string' && !origins.includes(origin)) return badInput('passkey', say.otherAddress);
  } catch {
    // No JSON.
  }
  return refused();
}
