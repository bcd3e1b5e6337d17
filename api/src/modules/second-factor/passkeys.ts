import { createHash } from 'node:crypto';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { DataSource, EntityManager } from 'typeorm';
import type { Connections } from '../../platform/connections.js';
import { badInput, DomainError } from '../../platform/errors.js';
import type { PasskeyCaller, PasskeyProof } from '../auth/second-factors.js';
import type { Viewer } from '../auth/viewer.js';
import type { ChallengePurpose } from './passkey-challenge.entity.js';
import { Passkey } from './passkey.entity.js';
import { acceptUse, replaceChallenge, takeChallenge } from './second-factor.queries.js';
import type { NewPasskey } from './passkeys.input.js';
import { relyingPartyOf, type RelyingParty } from './relying-party.js';
import { say } from './second-factor.sentences.js';
import {
  creationOptions,
  newChallenge,
  requestOptions,
  verifyNew,
  verifyUse,
  type MadePasskey,
} from './webauthn.js';

interface PasskeysParts {
  readonly connections: Connections;
  readonly dataSource: DataSource;
}

/** Challenges for the devices of passkeys, and what they answer. */
export class Passkeys {
  constructor(private readonly parts: PasskeysParts) {}

  /** @throws {DomainError} `CONFLICT` if the shop has no domain */
  async optionsForNew(
    { id: userId, email, name }: Viewer,
    known: readonly Passkey[],
    { shop, ...caller }: PasskeyCaller & { readonly shop: string },
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const expected = await this.challenge(userId, 'NEW', caller);
    return creationOptions({ userId, email, name, shop }, known, expected);
  }

  /** @throws {DomainError} `CONFLICT` if the account has none, or the shop has no domain */
  async optionsForUse(userId: string, caller: PasskeyCaller): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const known = await this.parts.dataSource.manager.findBy(Passkey, { userId });
    if (known.length === 0) throw new DomainError('CONFLICT', say.noPasskey);
    return requestOptions(known, await this.challenge(userId, 'USE', caller));
  }

  /**
   * Uses the challenge up, and reads the new passkey.
   * @returns the refusal of what is no answer to it
   * @throws {DomainError} `CONFLICT` if the challenge is too old
   */
  async readNew(
    tx: EntityManager,
    { id: userId, sessionId: holder }: Viewer,
    answer: NewPasskey,
    host: string | undefined,
  ): Promise<MadePasskey | DomainError> {
    const party = this.partyOf(host);
    const challenge = await takeChallenge(tx, { holder: hashOf(holder), userId, purpose: 'NEW' });
    if (challenge === undefined) throw new DomainError('CONFLICT', say.passkeyTooLate);
    return verifyNew(answer, { challenge, party });
  }

  /**
   * Uses the challenge up.
   * @returns the refusal of what is no answer of one of the account’s passkeys to it
   * @throws {DomainError} `BAD_USER_INPUT` if the challenge is too old or was used
   */
  async use(
    userId: string,
    proof: PasskeyProof,
    { holder, host }: PasskeyCaller,
  ): Promise<DomainError | undefined> {
    const { manager } = this.parts.dataSource;
    const party = this.partyOf(host);
    const challenge = await takeChallenge(manager, { holder: hashOf(holder), userId, purpose: 'USE' });
    if (challenge === undefined) throw badInput('passkey', say.passkeyTooLate);
    const passkey = await manager.findOneBy(Passkey, { userId, credentialId: proof.id });
    if (!passkey) return badInput('passkey', say.unknownPasskey);
    const use = await verifyUse(proof, passkey, { challenge, party });
    if (use instanceof DomainError) return use;
    return (await acceptUse(manager, passkey.id, use)) ? undefined : badInput('passkey', say.wrongPasskey);
  }

  private async challenge(userId: string, purpose: ChallengePurpose, { holder, host }: PasskeyCaller) {
    const party = this.partyOf(host);
    const challenge = await newChallenge();
    await replaceChallenge(
      this.parts.dataSource.manager,
      { holder: hashOf(holder), userId, purpose },
      challenge,
    );
    return { challenge, party };
  }

  /** Browsers keep a passkey to the domain where it was made: that of the public address, however the caller came here. */
  private partyOf(host: string | undefined): RelyingParty {
    const { publicUrl } = this.parts.connections.lastKnown;
    const party = relyingPartyOf(publicUrl === undefined ? host : new URL(publicUrl).host);
    if (!party) throw new DomainError('CONFLICT', say.needsDomain);
    return party;
  }
}

const hashOf = (holder: string) => createHash('sha256').update(holder).digest();
