import { draftsOf } from '../../shared/form/drafts-of';
import { emailField, nameField, text, textOrNull, type Field } from '../../shared/form/fields';

const guests: Field<string, number, number> = {
  ...text(),
  empty: '2',
  fromServer: String,
  toInput: Number,
};

/** A booking as typed. */
export const bookingDrafts = draftsOf(
  {
    name: nameField,
    email: emailField,
    phone: text({ maxLength: 40, required: true, type: 'tel', autoComplete: 'tel' }),
    date: text({ required: true }),
    time: text({ required: true, type: 'time' }),
    guests: { ...guests, text: { required: true } },
    message: textOrNull({ maxLength: 500 }),
  },
  {
    name: 'bookingDraft',
    // In drafts of releases before December 2026 the parts have other names.
    upgrade: ({ draft, attemptKey }) => ({
      fields: draft,
      key: attemptKey,
    }),
  },
);
