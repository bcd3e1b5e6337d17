import { draftsOf } from '../../shared/form/drafts-of';
import { emailField, nameField } from '../../shared/form/fields';

/** Name and e-mail address; passwords are stored nowhere. */
export const profileDrafts = draftsOf(
  { name: nameField, email: emailField },
  {
    name: 'profileDraft',
    // In drafts of releases before December 2026 only changed fields are stored, in the draft itself.
    upgrade: ({ name = '', email = '' }) => ({ fields: { name, email }, key: '' }),
  },
);
