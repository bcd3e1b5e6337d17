import type { ReactNode } from 'react';
import { qrPicture } from '../../shared/lib/qr-picture';
import styles from './qr-card.module.css';

/** Whether phones cannot open the address, because it is that of this machine. */
export const isLocal = (url: string): boolean => ['localhost', '127.0.0.1'].includes(new URL(url).hostname);

interface QrCardProps {
  readonly title: string;
  readonly url: string;
  /** Of the code, for readers that do not see it. */
  readonly alt: string;
  readonly children: ReactNode;
}

/** A QR code with what it is for, to print. */
export function QrCard({ title, url, alt, children }: QrCardProps) {
  return (
    <div className={styles['card']}>
      <strong className="small">{title}</strong>
      <img className={styles['code']} src={qrPicture(url)} alt={alt} />
      {children}
    </div>
  );
}

/** Of what is printed: cards, and nothing else of the page. */
export const printedSheet = styles['sheet'];
