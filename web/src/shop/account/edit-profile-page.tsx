import { useState, type FormEvent } from 'react';
import { bind } from '../../shared/form/bind';
import { fieldText } from '../../shared/form/field-text';
import { useDraft } from '../../shared/form/use-draft';
import { useFirstFault } from '../../shared/form/use-first-fault';
import { Button, ButtonLink } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { TextField } from '../../shared/ui/field';
import { Notice } from '../../shared/ui/notice';
import { Page } from '../../shared/ui/page';
import { useTexts } from '../texts/texts';
import { NewPasswordField } from './new-password-field';
import { ProfilePictureField, type PictureChoice } from './profile-picture-field';
import { profileDrafts } from './profile-draft';
import { useSession, type SessionUser } from '../../domain/session/session';
import { useEditProfile } from './use-edit-profile';

export function EditProfilePage() {
  const { user } = useSession();
  // Another user's text must never be shown or saved.
  return user && <EditProfileForm key={user.id} user={user} />;
}

function EditProfileForm({ user }: { readonly user: SessionUser }) {
  const t = useTexts();
  const [picture, setPicture] = useState<PictureChoice>({});
  const [isBlocked, setIsBlocked] = useState(false);
  const [saves, setSaves] = useState(0);
  const start = profileDrafts.starting({ name: user.name, email: user.email });
  const { clear, ...input } = useDraft(profileDrafts, start, user.id, { isPrefilledAnew: true });
  const { save, step, progress, failure, errors, message, proofFields } = useEditProfile(() => {
    clear();
    // The details are saved: sending them again with the picture would end other sessions again.
    setSaves((before) => before + 1);
  });
  const form = useFirstFault(failure);
  const labels = { name: t('common.name'), email: t('common.email') };
  const field = bind({ ...input, errors }, (name) => labels[name]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsBlocked(picture.problem !== undefined);
    if (picture.problem !== undefined) {
      form.current?.querySelector<HTMLElement>('input[type=file]')?.focus();
      return;
    }
    const password = fieldText(new FormData(event.currentTarget), 'password');
    void save({ ...input.fields, password, picture: picture.file });
  };

  return (
    <Page width="narrow">
      <Card>
        <form ref={form} className="stack gap-4" onSubmit={submit}>
          {isBlocked && <Notice tone="error">{t('profile.pictureHeldUp')}</Notice>}
          {message && !isBlocked && (
            <Notice tone={failure?.step === 'picture' ? 'warning' : 'error'}>{message}</Notice>
          )}
          <ProfilePictureField
            userName={user.name}
            current={user.profilePicture}
            choice={picture}
            onChoose={(choice) => {
              setIsBlocked(false);
              setPicture(choice);
            }}
            error={errors['picture']}
            disabled={step !== undefined}
          />
          <TextField {...field.text('name')} />
          <TextField {...field.text('email')} />
          <NewPasswordField
            key={saves}
            label={t('profile.newPassword')}
            name="password"
            hint={t('profile.newPasswordHint')}
            error={errors['password']}
          />
          {proofFields(errors)}
          <div className="stack gap-2">
            <Button
              type="submit"
              size="lg"
              block
              loading={step !== undefined || picture.isPreparing === true}
            >
              {step === 'picture'
                ? t('profile.sendingPicture', { percent: String(Math.round(progress * 100)) })
                : t('common.save')}
            </Button>
            <ButtonLink to="/profile" variant="ghost" block onClick={clear}>
              {t('common.cancel')}
            </ButtonLink>
          </div>
        </form>
      </Card>
    </Page>
  );
}
