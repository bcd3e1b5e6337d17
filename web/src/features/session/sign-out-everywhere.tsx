import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from 'react-toastify/unstyled';
import { errorMessage } from '../../shared/lib/errors';
import { Button } from '../../shared/ui/button';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { useSession } from './session';

/**
 * Ends the user's sessions on all devices. Goes home first: the guard of the present screen would otherwise take the
 * end of this session for a visitor and send them to the login.
 */
export function SignOutEverywhere() {
  const { logoutEverywhere } = useSession();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);

  const leave = async () => {
    setIsAsking(false);
    await navigate('/', { flushSync: true });
    try {
      await logoutEverywhere();
      toast.success('You are signed out on all your devices.');
    } catch (error) {
      toast.error(
        errorMessage(error, 'You are still signed in: the shop could not be reached. Please try again.'),
      );
    }
  };

  return (
    <>
      <Button variant="ghost" block onClick={() => setIsAsking(true)}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Sign out everywhere?"
        confirmLabel="Sign out everywhere"
        tone="danger"
        onConfirm={() => void leave()}
      >
        You will have to log in again on this device and on every other one.
      </ConfirmDialog>
    </>
  );
}
