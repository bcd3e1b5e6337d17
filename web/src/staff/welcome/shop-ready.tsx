import { useEffect, useRef } from 'react';
import { encode } from 'uqr';
import { useRestaurant } from '../../domain/restaurant/restaurant';
import { Button, ButtonLink } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { ListSkeleton } from '../../shared/ui/list-skeleton';
import { Notice } from '../../shared/ui/notice';
import { useShopAddress } from '../connections/use-connections';
import { isLocal, printedSheet, QrCard } from '../settings/qr-card';
import { useTexts } from '../texts/texts';
import styles from './welcome-page.module.css';

/** The end of the welcome: the address of the shop, and its code to print or save. */
export function ShopReady() {
  const t = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const url = useShopAddress();
  return (
    <Card>
      <div className="stack gap-4">
        <h2 ref={heading} tabIndex={-1} className="text-xl">
          {t('shopReady.title')}
        </h2>
        {url === undefined ? <ListSkeleton /> : <Address url={url} />}
        <ButtonLink to="/admin/dashboard" className="self-start">
          {t('shopReady.dashboard')}
        </ButtonLink>
      </div>
    </Card>
  );
}

function Address({ url }: { readonly url: string }) {
  const t = useTexts();
  const { name } = useRestaurant();
  return (
    <>
      <p>
        {t('shopReady.text')}{' '}
        <a className="bold anywhere" href={url} target="_blank" rel="noreferrer">
          {url}
        </a>
      </p>
      {isLocal(url) && <Notice tone="warning">{t('shopReady.isLocal')}</Notice>}
      <div className={`${styles['code']} ${printedSheet}`}>
        <QrCard title={name} url={url} alt={t('shopReady.alt')}>
          <strong>{t('shopReady.call')}</strong>
        </QrCard>
      </div>
      <div className="flex wrap gap-3">
        <Button variant="secondary" onClick={() => window.print()}>
          {t('shopReady.print')}
        </Button>
        <Button variant="secondary" onClick={() => savePicture(url)}>
          {t('shopReady.save')}
        </Button>
      </div>
    </>
  );
}

const pixelsPerModule = 24;

/** As PNG, which print shops and messengers take. */
function savePicture(url: string): void {
  const { data, size } = encode(url, { border: 4, ecc: 'M' });
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * pixelsPerModule;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) pen.fillRect(x * pixelsPerModule, y * pixelsPerModule, pixelsPerModule, pixelsPerModule);
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = 'shop-qr.png';
  link.click();
}
