import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { OpeningHours } from '../../domain/restaurant/hours-list';
import { useSession } from '../../domain/session/session';
import { graphql } from '../../gql';
import { bind } from '../../shared/form/bind';
import { draftsOf } from '../../shared/form/drafts-of';
import { emailField, nameField, text } from '../../shared/form/fields';
import { useDraft } from '../../shared/form/use-draft';
import { useSubmit } from '../../shared/form/use-submit';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { TextAreaField, TextField } from '../../shared/ui/field';
import { Notice } from '../../shared/ui/notice';
import { Page } from '../../shared/ui/page';
import { ContactDetails } from '../restaurant/contact-details';
import { useTexts } from '../texts/texts';
import styles from './contact-page.module.css';

const SendContactMessageMutation = graphql(`
  mutation SendContactMessage($input: ContactInput!, $website: String, $idempotencyKey: String) {
    sendContactMessage(input: $input, website: $website, idempotencyKey: $idempotencyKey) {
      id
      acknowledgement
    }
  }
`);

const contactDrafts = draftsOf(
  { name: nameField, email: emailField, message: text({ maxLength: 5000, required: true }) },
  {
    name: 'contactDraft',
    // In drafts of releases before December 2026 the fields are in the draft itself.
    upgrade: ({ attemptKey, ...fields }) => ({
      fields,
      key: attemptKey,
    }),
  },
);

export function ContactPage() {
  const { status } = useSession();
  // The name field is prefilled once the session is known.
  return status !== 'loading' && <ContactForm />;
}

function ContactForm() {
  const t = useTexts();
  const { user } = useSession();
  const start = contactDrafts.starting({ name: user?.name ?? '', email: user?.email ?? '' });
  const { draft, clear, ...input } = useDraft(contactDrafts, start, user?.id ?? '', {
    takesVisitors: true,
    isPrefilledAnew: true,
  });
  const website = useRef<HTMLInputElement>(null);
  const [send] = useMutation(SendContactMessageMutation);
  const [acknowledgement, setAcknowledgement] = useState<string>();
  const form = useSubmit(async () => {
    setAcknowledgement(undefined);
    const { data } = await send({
      variables: {
        input: contactDrafts.toInput(draft.fields),
        website: website.current?.value ?? '',
        idempotencyKey: draft.key,
      },
    });
    setAcknowledgement(data?.sendContactMessage.acknowledgement);
    clear();
  }, '');
  const labels = { name: t('common.name'), email: t('common.email'), message: t('contact.message') };
  const field = bind({ ...input, errors: form.errors }, (name) => labels[name]);

  return (
    <Page>
      <div className={`stack gap-5 items-start ${styles['layout']}`}>
        <div>
          <p className={styles['lead']}>{t('contact.lead')}</p>
          <Card>
            <form className={`stack gap-4 ${styles['form']}`} onSubmit={form.submit}>
              <TextField {...field.text('name')} />
              <TextField {...field.text('email')} />
              <TextAreaField {...field.text('message')} rows={6} />
              {/* Bots fill every named field; people never see this one. */}
              <label className={styles['website']} aria-hidden>
                {t('contact.website')}
                <input ref={website} name="website" type="text" tabIndex={-1} autoComplete="off" />
              </label>
              {acknowledgement && <Notice tone="success">{acknowledgement}</Notice>}
              {form.failure !== undefined && (
                <Notice tone="error">
                  <p>{t('contact.failed')}</p>
                  {form.message && <p>{form.message}</p>}
                </Notice>
              )}
              <Button type="submit" size="lg" block loading={form.isSending}>
                {t('contact.send')}
              </Button>
            </form>
          </Card>
        </div>
        <aside className="stack gap-4" aria-label={t('contact.visit')}>
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
