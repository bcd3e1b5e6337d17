import { useRestaurant } from '../../domain/restaurant/restaurant';
import type { StaffRole } from '../../gql/graphql';
import { Button, ButtonAnchor } from '../../shared/ui/button';
import { DialogActions, DialogBox } from '../../shared/ui/dialog-box';
import { CopiedText } from '../connections/copied-text';
import { useTexts } from '../texts/texts';

/** A link that somebody may join with. */
export interface NewLink {
  readonly name: string;
  readonly role: StaffRole;
  readonly token: string;
}

interface LinkDialogProps {
  readonly link: NewLink;
  /** Whether the list does not have it. */
  readonly isShownOnce: boolean;
  readonly onClose: () => void;
}

/** The link of an invitation, for copying and sharing. */
export function LinkDialog({
  link: { name, role: staffRole, token },
  isShownOnce,
  onClose,
}: LinkDialogProps) {
  const t = useTexts();
  const restaurant = useRestaurant();
  const link = new URL(`#/join/${token}`, window.location.href).href;
  const role = t(`staffRole.${staffRole}`);
  const text = t('people.shareText', { restaurant: restaurant.name, role, link });
  return (
    <DialogBox title={t('people.linkTitle', { name })} onClose={onClose}>
      <div className="stack gap-4">
        <p>{t('people.linkText', { name, role })}</p>
        {isShownOnce && <p>{t('people.linkOnce')}</p>}
        <CopiedText label={t('people.link')} text={link} />
      </div>
      <DialogActions>
        <Button variant="ghost" onClick={onClose}>
          {t('common.close')}
        </Button>
        <ButtonAnchor
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noreferrer"
        >
          {t('people.share')}
        </ButtonAnchor>
      </DialogActions>
    </DialogBox>
  );
}
