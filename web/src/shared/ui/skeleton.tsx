import styles from './skeleton.module.css';

/** A placeholder with the size of what is loading. */
export function Skeleton({
  width = '100%',
  height = '1em',
}: {
  readonly width?: string;
  readonly height?: string;
}) {
  return <span className={styles['skeleton']} style={{ width, height }} aria-hidden />;
}
