import type { SubmitEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { bind } from '../../shared/form/bind';
import { formatRupees } from '../../shared/lib/format';
import { Button, ButtonLink } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { TextAreaField, TextField } from '../../shared/ui/field';
import { Notice } from '../../shared/ui/notice';
import { Page } from '../../shared/ui/page';
import { useTexts } from '../texts/texts';
import { PaymentSettingsProblem } from '../payments/payment-settings-problem';
import { usePaymentSettings } from '../payments/use-payment-settings';
import { can, useSession, type SessionUser } from '../../domain/session/session';
import styles from './book-page.module.css';
import { BookingRulesProblem } from './booking-rules-problem';
import { Confirmation } from './confirmation';
import { HoursHint } from './hours-hint';
import { SuggestedTimes } from './suggested-times';
import { useBookingForm } from './use-booking-form';
import { useBookingRules } from './use-booking-rules';
import { WhenFields } from './when-fields';

export function BookPage() {
  const { user } = useSession();
  const [params] = useSearchParams();
  const isForCaller = params.get('for') === 'guest' && can(user, 'BOOK_WITHOUT_LIMITS');
  return (
    <Page width="wide">
      {user && <BookingForm key={`${user.id} ${isForCaller}`} user={user} isForCaller={isForCaller} />}
    </Page>
  );
}

interface BookingFormProps {
  readonly user: SessionUser;
  /** Whether staff enter the booking of somebody who calls or comes by. */
  readonly isForCaller: boolean;
}

function BookingForm({ user, isForCaller }: BookingFormProps) {
  const t = useTexts();
  const rules = useBookingRules();
  const settings = usePaymentSettings();
  const { table, fields, edit, takeSuggestion, errors, suggestion, confirmation, methods, form, ...booking } =
    useBookingForm(user, isForCaller);

  const labels = {
    name: t('common.name'),
    email: t('common.email'),
    phone: t('common.phone'),
    date: t('bookings.date'),
    time: t('bookings.time'),
    guests: t('bookings.guestCount'),
    message: t('bookings.request'),
  };
  const { text } = bind({ table, fields, errors, change: edit }, (name) => labels[name]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (booking.isBooking) return;
    const { submitter } = event.nativeEvent as { submitter?: HTMLElement | null };
    const mode = submitter?.getAttribute('value');
    void booking.submit(methods.find((method) => method.mode === mode) ?? methods[0]);
  };

  return (
    <>
      {isForCaller && (
        <Notice
          tone="info"
          action={
            <ButtonLink to="/admin/booking" variant="secondary" size="sm">
              {t('book.toBookings')}
            </ButtonLink>
          }
        >
          {t('book.forCaller')}
        </Notice>
      )}
      {confirmation && <Confirmation text={confirmation} />}
      <form ref={form} className={`stack gap-4 items-start ${styles['layout']}`} onSubmit={submit}>
        <Card>
          <section className="stack gap-4" aria-labelledby="book-when">
            <h2 id="book-when" className="text-xl">
              {t('book.when')}
            </h2>
            {suggestion && (
              <SuggestedTimes key={suggestion.message} suggestion={suggestion} onChoose={takeSuggestion} />
            )}
            <WhenFields draft={fields} field={text} onChoose={edit} onTaken={booking.markTaken} />
            <BookingRulesProblem />
            {rules && <HoursHint rules={rules} date={fields.date} />}
          </section>
        </Card>
        <Card>
          <section className="stack gap-4" aria-labelledby="book-who">
            <h2 id="book-who" className="text-xl">
              {t('book.who')}
            </h2>
            <TextField {...text('name')} />
            <TextField {...text('email')} required={!isForCaller} />
            <TextField {...text('phone')} hint={isForCaller ? undefined : t('book.phoneHint')} />
            <TextAreaField {...text('message')} rows={3} hint={t('book.requestHint')} />
            <div className="stack gap-3">
              {methods.map(({ mode, label, isBooking }, index) => (
                <Button
                  key={mode}
                  type="submit"
                  value={mode}
                  size="lg"
                  block
                  variant={index === 0 ? 'primary' : 'secondary'}
                  loading={isBooking}
                  // Not disabled: the pressed button would lose the focus.
                  aria-disabled={booking.isBooking}
                >
                  {label}
                </Button>
              ))}
            </div>
            <PaymentSettingsProblem />
            {rules && methods.length > 1 && (
              <p className="muted small">
                {t('book.fee', { fee: formatRupees(rules.fee) })}
                {settings?.testMode && ` ${t('book.testMode')}`}
              </p>
            )}
          </section>
        </Card>
      </form>
    </>
  );
}
