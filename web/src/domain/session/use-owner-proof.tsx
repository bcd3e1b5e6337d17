import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../gql';
import type { SecondFactorMethod } from '../../gql/graphql';
import { errorCode, fieldErrors } from '../../shared/lib/errors';
import { PasswordField } from '../../shared/ui/field';
import { useTexts } from '../../texts/texts';
import { completeProof, firstProof, methodsOf, type FactorProof } from './second-factor';
import { SecondFactorField } from './second-factor-field';

const ProveSecondFactorMutation = graphql(`
  mutation ProveSecondFactor($proof: SecondFactorProofInput!) {
    proveSecondFactor(proof: $proof)
  }
`);

const RequestPasskeyMutation = graphql(`
  mutation RequestPasskey {
    requestPasskey
  }
`);

interface Options {
  /** Whether the password is asked for from the start. */
  readonly alwaysAsksPassword?: boolean;
}

/** Asks for the password and the second factor once the server wants them, because the login was a while ago. */
export function useOwnerProof({ alwaysAsksPassword = false }: Options = {}) {
  const t = useTexts();
  const [send] = useMutation(ProveSecondFactorMutation);
  const [request] = useMutation(RequestPasskeyMutation);
  const [asksPassword, setAsksPassword] = useState(alwaysAsksPassword);
  const [password, setPassword] = useState('');
  const [methods, setMethods] = useState<readonly SecondFactorMethod[]>([]);
  const [proof, setProof] = useState<FactorProof>({});

  /** @param act throws the server's error */
  const prove = async (act: (currentPassword: string | undefined) => Promise<unknown>): Promise<void> => {
    try {
      if (methods.length > 0) {
        const complete = await completeProof(proof, async () => (await request()).data?.requestPasskey);
        await send({ variables: { proof: complete } });
        // It holds for some minutes.
        setMethods([]);
        setProof({});
      }
      await act(asksPassword ? password : undefined);
      setAsksPassword(alwaysAsksPassword);
      setPassword('');
    } catch (error) {
      if (errorCode(error) === 'REAUTHENTICATE') {
        if ('currentPassword' in fieldErrors(error)) setAsksPassword(true);
        setMethods(methodsOf(error));
        setProof(firstProof(methodsOf(error)));
      }
      throw error;
    }
  };

  return {
    prove,
    /** What the server has asked for. */
    proofFields: (errors: Readonly<Record<string, string>>) => (
      <>
        {asksPassword && (
          <PasswordField
            label={t('factor.password')}
            name="currentPassword"
            autoComplete="current-password"
            required
            maxLength={1000}
            value={password}
            error={errors['currentPassword']}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
        {methods.length > 0 && <SecondFactorField methods={methods} errors={errors} onChange={setProof} />}
      </>
    ),
  };
}
