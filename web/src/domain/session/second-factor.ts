import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import type { SecondFactorMethod, SecondFactorProofInput } from '../../gql/graphql';
import { errorCode, errorDetail } from '../../shared/lib/errors';
import { passkeyObstacle } from './passkey-obstacle';

export interface FactorProof {
  /** Whether the device is asked for a passkey when the proof is sent. */
  readonly usesPasskey?: boolean;
  readonly digits?: string;
  readonly recoveryCode?: string;
}

/** The second step of a login whose password was right. */
export interface SecondStep {
  /** Stands for the password. */
  readonly ticket: string;
  /** The preferred one first. */
  readonly methods: readonly SecondFactorMethod[];
}

/** With which the user begins, before anything is typed. */
export const firstProof = (methods: readonly SecondFactorMethod[]): FactorProof => ({
  usesPasskey: methods.includes('PASSKEY') && passkeyObstacle() === undefined,
});

/**
 * The proof as the server takes it.
 * @param request makes a challenge for a passkey
 */
export async function completeProof(
  { usesPasskey, ...typed }: FactorProof,
  request: () => Promise<PublicKeyCredentialRequestOptionsJSON | undefined>,
): Promise<SecondFactorProofInput> {
  if (!usesPasskey) return typed;
  const [{ usePasskey }, options] = await Promise.all([import('./passkey-device'), request()]);
  return { passkey: await usePasskey(options) };
}

/** The second factors that a refusal asks for; none if it asks for no second factor. */
export function methodsOf(error: unknown): readonly SecondFactorMethod[] {
  const methods = errorDetail(error, 'methods');
  return Array.isArray(methods) ? (methods as SecondFactorMethod[]) : [];
}

/** Undefined for an error that is no demand for the second step. */
export function secondStepOf(error: unknown): SecondStep | undefined {
  const ticket = errorDetail(error, 'ticket');
  if (errorCode(error) !== 'SECOND_FACTOR_REQUIRED' || typeof ticket !== 'string') return undefined;
  return { ticket, methods: methodsOf(error) };
}
