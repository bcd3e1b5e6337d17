import { timeLimit } from '../../shared/lib/abort';
import { errorCode, refusalByRest } from '../../shared/lib/errors';
import { headersOf } from '../../domain/session/headers';
import { useSession } from '../../domain/session/session';
import { clearToken, readToken } from '../../domain/session/token';

interface ProfileChanges {
  readonly name: string;
  readonly email: string;
  readonly password?: string;
  readonly currentPassword?: string;
}

/** Milliseconds. */
const timeout = 15_000;

/**
 * Saves name, e-mail address and password, and reads the profile again. Through REST, where a login of the last minutes
 * stands for the current password.
 */
export function useUpdateProfile() {
  const { token, refresh } = useSession();

  return async (changes: ProfileChanges): Promise<void> => {
    const response = await fetch('/api/auth/profile', {
      method: 'PATCH',
      body: JSON.stringify(changes),
      headers: { ...headersOf(token), 'Content-Type': 'application/json' },
      signal: timeLimit(timeout),
    });
    if (!response.ok) {
      const refusal = await refusalByRest(response);
      if (errorCode(refusal) === 'UNAUTHENTICATED' && token === readToken()) clearToken();
      throw refusal;
    }
    await refresh();
  };
}
