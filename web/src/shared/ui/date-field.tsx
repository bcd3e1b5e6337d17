import { useState, type ComponentProps } from 'react';
import { TextField } from './field';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'onFocus' | 'onBlur'>;

/**
 * A date with limits. Changed limits, such as the server's, apply when the field loses the focus: Chromium discards a
 * half-typed date when they change.
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
