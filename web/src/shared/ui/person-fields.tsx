import type { ComponentProps } from 'react';
import { useTexts } from '../../texts/texts';
import { TextField } from './field';

type FieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type'>;

/** A name, with the server's maximum length. */
export function NameField(props: FieldProps) {
  const t = useTexts();
  return (
    <TextField name="name" autoComplete="name" maxLength={120} required {...props} label={t('common.name')} />
  );
}

/** An e-mail address, with the server's maximum length. */
export function EmailField(props: FieldProps) {
  const t = useTexts();
  return (
    <TextField
      name="email"
      autoComplete="email"
      maxLength={254}
      required
      {...props}
      type="email"
      label={t('common.email')}
    />
  );
}
