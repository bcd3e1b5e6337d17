import { useState } from 'react';
import styles from './dish-image.module.css';

interface DishImageProps {
  /** Path on the server; null shows the placeholder, as does a picture that cannot be loaded. */
  readonly src: string | null;
  readonly name: string;
  /** For pictures that are seen at once. */
  readonly eager?: boolean;
}

export function DishImage({ src, name, eager = false }: DishImageProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (!src || failed === src) return <div className={styles['placeholder']}>No Image</div>;
  return (
    <img
      className={styles['image']}
      src={src}
      alt={name}
      width={800}
      height={600}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailed(src)}
    />
  );
}
