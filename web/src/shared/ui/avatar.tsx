import { useState } from 'react';
import defaultAvatar from '../../assets/avatar.svg';
import { srcSetOf } from '../lib/picture-files';
import styles from './avatar.module.css';

interface AvatarProps {
  /** Path on the server; null shows the default avatar, as does a picture that cannot be loaded. */
  readonly src: string | null | undefined;
  readonly name: string;
}

/** A profile picture. */
export function Avatar({ src, name }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const shown = src && failed !== src ? src : defaultAvatar;
  return (
    <img
      key={shown}
      className={styles['avatar']}
      sizes="7rem"
      srcSet={srcSetOf(shown, 'webp')}
      src={shown}
      alt={name}
      width={112}
      height={112}
      onError={() => setFailed(shown)}
    />
  );
}
