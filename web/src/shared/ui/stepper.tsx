import type { ComponentProps } from 'react';
import { useTexts } from '../../texts/texts';
import { MinusIcon, PlusIcon } from './icons';
import styles from './stepper.module.css';

interface StepperProps extends ComponentProps<'div'> {
  readonly look: 'outlined' | 'filled';
  /** Name of the counted thing. */
  readonly name: string;
  readonly less: ComponentProps<'button'>;
  readonly more: ComponentProps<'button'>;
}

/** Minus, quantity, plus. */
export function Stepper({ look, name, less, more, children, ...rest }: StepperProps) {
  const t = useTexts();
  return (
    <div {...rest} className={`${styles['stepper']} ${styles[look]}`}>
      <button type="button" aria-label={t('menu.less', { name })} {...less}>
        <MinusIcon />
      </button>
      {children}
      <button type="button" aria-label={t('menu.more', { name })} {...more}>
        <PlusIcon />
      </button>
    </div>
  );
}
