import { z } from 'zod';
import { base64url } from '../auth/auth.input.js';
import { text } from '../../platform/validation.js';
import { say } from './second-factor.sentences.js';

export const passkeyName = text(say.passkeyName, { max: 60 });

/** Names of transports that browsers do not know yet are theirs to understand. */
const transports = z.array(z.string().regex(/^[a-z-]{1,32}$/, say.wrongPasskey)).max(10, say.wrongPasskey);

export const newPasskey = z.object({
  id: base64url(1400),
  clientDataJSON: base64url(4000),
  attestationObject: base64url(8000),
  transports,
});
export type NewPasskey = z.output<typeof newPasskey>;

export const confirmPasskeyInput = z.object({ passkey: newPasskey, name: passkeyName });
export const renamePasskeyInput = z.object({ name: passkeyName });
