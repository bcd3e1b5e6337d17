import { useRef, type ChangeEvent, type SubmitEvent } from 'react';
import { serverWords } from '../../shared/lib/server-words';
import { useFirstFault } from '../../shared/lib/use-first-fault';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { ContactDetails } from '../restaurant/contact-details';
import { TextAreaField } from '../../shared/ui/field';
import { Notice } from '../../shared/ui/notice';
import { OpeningHours } from '../../domain/restaurant/hours-list';
import { Page } from '../../shared/ui/page';
import { EmailField, NameField } from '../../shared/ui/person-fields';
import { useTexts } from '../texts/texts';
import { useSession } from '../../domain/session/session';
import { useContactDraft, type ContactDraft } from './contact-draft';
import styles from './contact-page.module.css';
import { useSendContactMessage } from './use-send-contact-message';

export function ContactPage() {
  const { status } = useSession();
  // The name field is prefilled once the session is known.
  return status !== 'loading' && <ContactForm />;
}

function ContactForm() {
  const t = useTexts();
  const { user } = useSession();
  const { draft, attemptKey, change, clear } = useContactDraft(user);
  const { send, loading, acknowledgement, failure, errors, reason } = useSendContactMessage();
  const form = useFirstFault(failure);
  const website = useRef<HTMLInputElement>(null);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (await send(draft, website.current?.value ?? '', attemptKey)) clear();
  };
  const field = (name: keyof ContactDraft) => ({
    name,
    value: draft[name],
    error: errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change({ [name]: target.value }),
  });

  return (
    <Page>
      <div className={styles['layout']}>
        <div className={styles['write']}>
          <p className={styles['lead']}>{t('contact.lead')}</p>
          <Card>
            <form ref={form} className={styles['form']} onSubmit={(event) => void submit(event)}>
              <NameField {...field('name')} />
              <EmailField {...field('email')} />
              <TextAreaField
                {...field('message')}
                label={t('contact.message')}
                rows={6}
                maxLength={5000}
                required
              />
              {/* Robots fill whatever has a name; people never meet this one. */}
              <label className={styles['website']} aria-hidden>
                {t('contact.website')}
                <input ref={website} name="website" type="text" tabIndex={-1} autoComplete="off" />
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
        </div>
        <aside className={styles['visit']} aria-label={t('contact.visit')}>
          <Card>
            <ContactDetails />
          </Card>
          <Card>
            <OpeningHours />
          </Card>
        </aside>
      </div>
    </Page>
  );
}
