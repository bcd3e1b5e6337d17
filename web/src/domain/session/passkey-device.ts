import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { NewPasskeyInput, PasskeyProofInput } from '../../gql/graphql';
import { refusalHere } from '../../shared/lib/errors';
import { say } from '../../texts/texts';

/** What the user can do about it, by the name of the browser's error. */
const reasons = {
  // Cancelled, timed out, or no passkey here: browsers do not tell which.
  NotAllowedError: 'passkey.cancelled',
  AbortError: 'passkey.cancelled',
  // Of a new one.
  InvalidStateError: 'passkey.known',
  SecurityError: 'passkey.address',
} as const;

function refusalOf(error: unknown) {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const name = cause instanceof Error ? cause.name : '';
  return refusalHere(
    'passkey',
    say(name in reasons ? reasons[name as keyof typeof reasons] : 'passkey.failed'),
  );
}

/** Asks the device for one of the passkeys of a challenge. Throws a refusal that says what to do. */
export async function usePasskey(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON | undefined,
): Promise<PasskeyProofInput> {
  if (!optionsJSON) throw refusalHere('passkey', say('passkey.failed'));
  try {
    const { id, response } = await startAuthentication({ optionsJSON });
    const { clientDataJSON, authenticatorData, signature } = response;
    return { id, clientDataJSON, authenticatorData, signature };
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Asks the device to make a passkey. Throws a refusal that says what to do. */
export async function makePasskey(
  optionsJSON: PublicKeyCredentialCreationOptionsJSON,
): Promise<NewPasskeyInput> {
  try {
    const { id, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, clientDataJSON, attestationObject, transports };
  } catch (error) {
    throw refusalOf(error);
  }
}
