import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from 'react-toastify/unstyled';
import { errorMessage } from '../../shared/lib/errors';
import { Button } from '../../shared/ui/button';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { useTexts } from '../texts/texts';
import { useSession } from '../../domain/session/session';

/**
 * Ends the user's sessions on all devices. Navigates home first; otherwise the screen's guard would redirect to the login.
 */
export function SignOutEverywhere() {
  const t = useTexts();
  const { user, logoutEverywhere } = useSession();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);

  const leave = async () => {
    setIsAsking(false);
    await navigate('/', { flushSync: true });
    try {
      await logoutEverywhere();
      toast.success(t('profile.signedOut'));
    } catch (error) {
      toast.error(errorMessage(error, t('profile.stillSignedIn')));
    }
  };

  return (
    <>
      <Button variant="ghost" block onClick={() => setIsAsking(true)}>
        {t('profile.signOutEverywhere')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('profile.signOutTitle')}
        confirmLabel={t('profile.signOutEverywhere')}
        tone="danger"
        onConfirm={() => void leave()}
      >
        {t(user?.isGuest ? 'profile.signOutGuestText' : 'profile.signOutText')}
      </ConfirmDialog>
    </>
  );
}
