import type { FormEvent } from 'react';
import { fieldText } from '../../shared/lib/form';
import { serverWords } from '../../shared/lib/server-words';
import { useFirstFault } from '../../shared/lib/use-first-fault';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { TextAreaField, TextField } from '../../shared/ui/field';
import { Notice } from '../../shared/ui/notice';
import { Page } from '../../shared/ui/page';
import { useTexts } from '../../texts/texts';
import { useSession } from '../session/session';
import styles from './contact-page.module.css';
import { useSendContactMessage } from './use-send-contact-message';

export function ContactPage() {
  const t = useTexts();
  const { status, user } = useSession();
  const { send, loading, acknowledgement, failure, errors, reason } = useSendContactMessage();
  const form = useFirstFault<HTMLFormElement>(failure);
  // Until it is known who is there, whose name would stand in the form?
  if (status === 'loading') return null;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = event.currentTarget;
    const data = new FormData(sent);
    const input = {
      name: fieldText(data, 'name'),
      email: fieldText(data, 'email'),
      message: fieldText(data, 'message'),
    };
    if (await send(input, fieldText(data, 'website'))) sent.reset();
  };

  return (
    <Page title={t('contact.title')} width="narrow">
      <p className={styles['lead']}>{t('contact.lead')}</p>
      <Card>
        <form ref={form} className={styles['form']} onSubmit={(event) => void submit(event)}>
          <TextField
            label={t('common.name')}
            name="name"
            autoComplete="name"
            maxLength={120}
            required
            defaultValue={user?.name}
            error={errors['name']}
          />
          <TextField
            label={t('common.email')}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            required
            defaultValue={user?.email}
            error={errors['email']}
          />
          <TextAreaField
            label={t('contact.message')}
            name="message"
            rows={6}
            maxLength={5000}
            required
            error={errors['message']}
          />
          {/* Robots fill whatever has a name; people never meet this one. */}
          <label className={styles['website']} aria-hidden>
            {t('contact.website')}
            <input name="website" type="text" tabIndex={-1} autoComplete="off" />
          </label>
          {acknowledgement && <Notice tone="success">{serverWords(acknowledgement)}</Notice>}
          {failure !== undefined && (
            <Notice tone="error">
              <p>{t('contact.failed')}</p>
              {reason && <p>{reason}</p>}
            </Notice>
          )}
          <Button type="submit" size="lg" block loading={loading}>
            {t('contact.send')}
          </Button>
        </form>
      </Card>
    </Page>
  );
}
