import { useRef, useState, type FormEvent } from 'react';
import { fieldText } from '../../shared/lib/form';
import { useFirstFault } from '../../shared/lib/use-first-fault';
import { Button, ButtonLink } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { PasswordField, TextField } from '../../shared/ui/field';
import { Notice } from '../../shared/ui/notice';
import { Page } from '../../shared/ui/page';
import { useTexts } from '../../texts/texts';
import { PictureField, type PictureChoice } from './picture-field';
import { useSession, type SessionUser } from './session';
import styles from './session-form.module.css';
import { useEditProfile } from './use-edit-profile';

export function EditProfilePage() {
  const { user } = useSession();
  // What was typed for one user is never shown to, or saved for, another.
  return user && <EditProfileForm key={user.id} user={user} />;
}

function EditProfileForm({ user }: { readonly user: SessionUser }) {
  const t = useTexts();
  const [picture, setPicture] = useState<PictureChoice>({});
  const [isHeldUp, setIsHeldUp] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);
  const { save, step, progress, failure, errors, message } = useEditProfile(() => {
    // It is saved: sending it again with the picture would change it, and end other sessions, once more.
    if (passwordField.current) passwordField.current.value = '';
  });
  const form = useFirstFault<HTMLFormElement>(failure);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsHeldUp(picture.problem !== undefined);
    if (picture.problem !== undefined) {
      form.current?.querySelector<HTMLElement>('input[type=file]')?.focus();
      return;
    }
    const data = new FormData(event.currentTarget);
    void save({
      name: fieldText(data, 'name'),
      email: fieldText(data, 'email'),
      password: fieldText(data, 'password'),
      picture: picture.file,
    });
  };

  return (
    <Page title={t('profile.editTitle')} width="narrow">
      <Card>
        <form ref={form} className={styles['form']} onSubmit={submit}>
          {isHeldUp && <Notice tone="error">{t('profile.pictureHeldUp')}</Notice>}
          {message && !isHeldUp && (
            <Notice tone={failure?.step === 'picture' ? 'warning' : 'error'}>{message}</Notice>
          )}
          <PictureField
            userName={user.name}
            current={user.profilePicture}
            choice={picture}
            onChoose={(choice) => {
              setIsHeldUp(false);
              setPicture(choice);
            }}
            error={errors['picture']}
            disabled={step !== undefined}
          />
          <TextField
            label={t('common.name')}
            name="name"
            autoComplete="name"
            defaultValue={user.name}
            maxLength={120}
            required
            error={errors['name']}
          />
          <TextField
            label={t('common.email')}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={user.email}
            required
            error={errors['email']}
          />
          <PasswordField
            ref={passwordField}
            label={t('profile.newPassword')}
            name="password"
            autoComplete="new-password"
            minLength={8}
            hint={t('profile.newPasswordHint')}
            error={errors['password']}
          />
          <div className={styles['actions']}>
            <Button type="submit" size="lg" block loading={step !== undefined}>
              {step === 'picture'
                ? t('profile.sendingPicture', { percent: String(Math.round(progress * 100)) })
                : t('common.save')}
            </Button>
            <ButtonLink to="/profile" variant="ghost" block>
              {t('common.cancel')}
            </ButtonLink>
          </div>
        </form>
      </Card>
    </Page>
  );
}
