import { useState } from 'react';
import styles from './avatar.module.css';

interface AvatarProps {
  readonly name: string;
  /** Address of the picture; without one, or with one that cannot be shown, the name's first letter stands in. */
  readonly picture: string | null | undefined;
}

export function Avatar({ name, picture }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  if (picture && picture !== broken) {
    return (
      <img
        className={styles['avatar']}
        src={picture}
        alt=""
        width={112}
        height={112}
        onError={() => setBroken(picture)}
      />
    );
  }
  const [initial = ''] = name.trim();
  return (
    <span className={`${styles['avatar']} ${styles['initial']}`} aria-hidden>
      {initial.toUpperCase()}
    </span>
  );
}
