import { useState } from 'react';
import { errorCode, errorMessage, fieldErrors } from '../../shared/lib/errors';
import { useNavigateUnlessLeft } from '../../shared/lib/use-navigate-unless-left';
import { say } from '../texts/texts';
import { profileUpdated } from './profile-updated';
import { useOwnerProof } from '../../domain/session/use-owner-proof';
import { useSession } from '../../domain/session/session';
import { readToken } from '../../domain/session/token';
import { PictureError, uploadPicture } from './upload-picture';
import { useUpdateProfile } from './use-update-profile';

interface Changes {
  readonly name: string;
  readonly email: string;
  /** Empty: unchanged. */
  readonly password: string;
  readonly picture: File | undefined;
}

type Step = 'details' | 'picture';

/** The message is for the user. */
class OtherUserError extends Error {}

interface Failure {
  readonly step: Step;
  readonly error: unknown;
}

/** Messages at the fields, and above the form for everything else. */
function explain(failure: Failure | undefined): { errors: Record<string, string>; message?: string } {
  if (!failure) return { errors: {} };
  const { step, error } = failure;
  if (step === 'picture') {
    const reason = error instanceof PictureError ? error.message : say('profile.somethingWrong');
    return {
      errors: { picture: reason },
      message: say('profile.pictureFailed'),
    };
  }
  const message =
    error instanceof OtherUserError ? error.message : errorMessage(error, say('profile.updateFailed'));
  const errors = errorCode(error) === 'EMAIL_TAKEN' ? { email: message } : fieldErrors(error);
  return Object.keys(errors).length > 0 ? { errors } : { errors, message };
}

/**
 * Saves the profile in two steps, details and picture, and returns to it after both. The server asks for the current
 * password if the login was a while ago.
 */
export function useEditProfile(onDetailsSaved: () => void) {
  const updateProfile = useUpdateProfile();
  const { user, token, update } = useSession();
  const navigateUnlessLeft = useNavigateUnlessLeft();
  const [step, setStep] = useState<Step>();
  const [progress, setProgress] = useState(0);
  const [failure, setFailure] = useState<Failure>();
  const { prove, proofFields } = useOwnerProof();

  async function save({ name, email, password, picture }: Changes): Promise<void> {
    setFailure(undefined);
    let present: Step = 'details';
    setStep(present);
    const navigate = navigateUnlessLeft();
    try {
      // Another tab has logged in: one person's text must not become another's.
      if (token !== readToken()) throw new OtherUserError(say('profile.somebodyElse'));
      await prove((currentPassword) =>
        updateProfile({
          name,
          email,
          ...(password && { password }),
          ...(currentPassword && { currentPassword }),
        }),
      );
      onDetailsSaved();
      if (picture && user) {
        present = 'picture';
        setStep(present);
        setProgress(0);
        const profilePicture = await uploadPicture(picture, token, setProgress);
        update({ ...user, name: name.trim(), email: email.trim(), profilePicture });
      }
      await navigate('/profile', { state: profileUpdated });
    } catch (error) {
      setFailure({ step: present, error });
    } finally {
      setStep(undefined);
    }
  }

  return { save, step, progress, failure, proofFields, ...explain(failure) };
}
