import { useState } from 'react';
import { useTexts } from '../../texts/texts';
import { srcSetOf } from '../../shared/lib/picture-files';
import styles from './dish-image.module.css';

interface DishImageProps {
  /** Path on the server; null shows the placeholder, as does a picture that cannot be loaded. */
  readonly src: string | null;
  readonly name: string;
  /** The layout width, as in the attribute `sizes` of `img`. */
  readonly sizes?: string;
  /** For pictures in the first view. */
  readonly eager?: boolean;
  /** For the first few pictures of a page. */
  readonly fetchPriority?: 'high';
}

export function DishImage({ src, name, sizes = '20rem', eager = false, fetchPriority }: DishImageProps) {
  const t = useTexts();
  const [failed, setFailed] = useState<string | null>(null);
  if (!src || failed === src) return <div className={styles['placeholder']}>{t('menu.noImage')}</div>;
  const avif = srcSetOf(src, 'avif');
  return (
    <picture className={styles['picture']}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        className={styles['image']}
        // A picture that failed on a prerendered page before hydration does not fire `error` again.
        ref={(picture) => {
          if (picture?.complete && picture.naturalWidth === 0) setFailed(src);
        }}
        // Before `src` and `srcset`: otherwise the browser has started to load offscreen pictures.
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={fetchPriority}
        sizes={sizes}
        srcSet={srcSetOf(src, 'webp')}
        src={src}
        alt={name}
        width={800}
        height={600}
        decoding="async"
        onError={() => setFailed(src)}
      />
    </picture>
  );
}
