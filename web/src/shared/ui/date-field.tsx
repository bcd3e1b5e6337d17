import { useState, type ComponentProps } from 'react';
import { TextField } from './field';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'onFocus' | 'onBlur'>;

/**
 * A day between two others. Limits that change, as when they come from the server, wait until the field is left:
 * Chromium throws away what is half typed with them.
 */
export function DateField({ min, max, ...rest }: Props) {
  const [held, setHeld] = useState<Pick<Props, 'min' | 'max'>>();
  return (
    <TextField
      {...rest}
      {...(held ?? { min, max })}
      type="date"
      onFocus={() => setHeld((before) => before ?? { min, max })}
      onBlur={({ target }) => {
        const isHalfTyped = target.validity.badInput;
        if (!isHalfTyped) setHeld(undefined);
      }}
    />
  );
}
