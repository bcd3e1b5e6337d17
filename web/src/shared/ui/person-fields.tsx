import type { ComponentProps } from 'react';
import { useTexts } from '../../texts/texts';
import { emailField, nameField } from '../form/fields';
import { TextField } from './field';

type FieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type'>;

/** A person's name. */
export function NameField(props: FieldProps) {
  const t = useTexts();
  return <TextField name="name" {...nameField.text} {...props} label={t('common.name')} />;
}

/** An e-mail address. */
export function EmailField(props: FieldProps) {
  const t = useTexts();
  return <TextField name="email" {...emailField.text} {...props} label={t('common.email')} />;
}
