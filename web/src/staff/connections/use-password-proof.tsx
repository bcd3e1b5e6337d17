import { useState } from 'react';
import { errorCode } from '../../shared/lib/errors';
import { PasswordField } from '../../shared/ui/field';
import { useTexts } from '../texts/texts';

/** Asks for the password once the server wants it, because the login was a while ago. */
export function usePasswordProof() {
  const t = useTexts();
  const [isAsked, setIsAsked] = useState(false);
  const [password, setPassword] = useState('');
  return {
    /** @param act throws the server's error */
    prove: async (act: (currentPassword: string | undefined) => Promise<unknown>): Promise<void> => {
      try {
        await act(isAsked ? password : undefined);
      } catch (error) {
        if (errorCode(error) === 'REAUTHENTICATE') setIsAsked(true);
        throw error;
      }
    },
    passwordField: (errors: Readonly<Record<string, string>>) =>
      isAsked && (
        <PasswordField
          label={t('connections.password')}
          name="currentPassword"
          autoComplete="current-password"
          required
          maxLength={1000}
          value={password}
          error={errors['currentPassword']}
          onChange={({ target }) => setPassword(target.value)}
        />
      ),
  };
}
