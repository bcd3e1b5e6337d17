import { useEffect, useRef } from 'react';
import { previewReady, type PreviewValues } from '../../domain/restaurant/preview-messages';
import { useTexts } from '../texts/texts';
import styles from './brand-fields.module.css';
import { brandColorOf, type SettingsFields } from './settings-form';

type PreviewFields = Pick<SettingsFields, 'name' | 'shortName' | 'tagline' | 'logo' | 'cover' | 'brandColor'>;

const valuesOf = ({ name, shortName, tagline, logo, cover, brandColor }: PreviewFields): PreviewValues => ({
  previewValues: {
    name,
    shortName,
    tagline,
    logo: logo || null,
    cover: cover || null,
    brandColor: brandColorOf(brandColor),
  },
});

/** The shop's home page with the unsaved values. It is only looked at. */
export function HomePreview({ fields }: { readonly fields: PreviewFields }) {
  const t = useTexts();
  const frame = useRef<HTMLIFrameElement>(null);
  const message = JSON.stringify(valuesOf(fields));
  useEffect(() => {
    const shop = frame.current?.contentWindow;
    const send = () => shop?.postMessage(JSON.parse(message), location.origin);
    const listen = ({ origin, source, data }: MessageEvent) => {
      if (origin === location.origin && source === shop && data === previewReady) send();
    };
    window.addEventListener('message', listen);
    send();
    return () => window.removeEventListener('message', listen);
  }, [message]);
  return (
    <figure className={`stack gap-2 ${styles['preview']}`}>
      <figcaption className="muted small">{t('settings.preview')}</figcaption>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- The shop's own page needs its scripts and its storage. */}
      <iframe ref={frame} src={`${import.meta.env.BASE_URL}#/`} title={t('settings.preview')} inert />
    </figure>
  );
}
