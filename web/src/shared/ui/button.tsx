import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';

interface Look {
  readonly variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  readonly size?: 'sm' | 'md' | 'lg';
  readonly block?: boolean;
}

function classOf({ variant = 'primary', size = 'md', block = false }: Look, more?: string): string {
  return [styles['button'], styles[variant], styles[size], block && styles['block'], more]
    .filter(Boolean)
    .join(' ');
}

/** While `loading` it does nothing and keeps the focus. */
type ButtonProps = Look & { readonly loading?: boolean } & ComponentProps<'button'>;

export function Button({
  variant,
  size,
  block,
  loading = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ variant, size, block }, className)}
      // Also prevents submitting.
      onClick={loading ? (event) => event.preventDefault() : onClick}
      aria-disabled={loading || rest['aria-disabled']}
      aria-busy={loading}
    >
      {loading && <span className={styles['spinner']} aria-hidden />}
      {children}
    </button>
  );
}

export function ButtonLink({ variant, size, block, className, ...rest }: Look & LinkProps) {
  return <Link {...rest} className={classOf({ variant, size, block }, className)} />;
}

/** Outside the shop: a phone number, a chat. */
export function ButtonAnchor({
  variant,
  size,
  block,
  className,
  children,
  ...rest
}: Look & ComponentProps<'a'>) {
  return (
    <a {...rest} className={classOf({ variant, size, block }, className)}>
      {children}
    </a>
  );
}
