import { Button } from '../../shared/ui/button';
import { TextField } from '../../shared/ui/field';
import { PictureField } from '../form/picture-field';
import { usePictureUpload } from '../form/use-picture-upload';
import { useTexts } from '../texts/texts';
import styles from './brand-fields.module.css';
import { HomePreview } from './home-preview';
import { brandColorOf } from './settings-form';
import { SettingsSection } from './settings-section';
import type { SectionProps } from './use-settings-form';

/** Of the shop. */
const ownColor = '#ffcc00';

/** Logo, cover picture and colour, with the home page as it will be. */
export function BrandFields({ form }: SectionProps) {
  const t = useTexts();
  const { fields, errors, change } = form;
  const cover = usePictureUpload('/api/admin/restaurant/cover', (path) => change({ cover: path }));
  return (
    <SettingsSection title={t('settings.brand')}>
      <div className={styles['pictures']}>
        <LogoField form={form} />
        <PictureField
          name="cover"
          label={t('settingsField.cover')}
          image={fields.cover || null}
          upload={cover}
          error={errors['cover']}
          onRemove={() => change({ cover: '' })}
        />
      </div>
      <ColorField form={form} />
      <HomePreview fields={fields} />
    </SettingsSection>
  );
}

export function LogoField({ form: { fields, errors, change } }: SectionProps) {
  const t = useTexts();
  const logo = usePictureUpload('/api/admin/restaurant/logo', (path) => change({ logo: path }));
  return (
    <PictureField
      name="logo"
      label={t('settingsField.logo')}
      image={fields.logo || null}
      isWhole
      upload={logo}
      error={errors['logo']}
      onRemove={() => change({ logo: '' })}
    />
  );
}

export function ColorField({ form: { fields, text, change } }: SectionProps) {
  const t = useTexts();
  return (
    <div className={styles['color']}>
      <input
        type="color"
        aria-label={t('settings.pickColor')}
        value={brandColorOf(fields.brandColor) ?? ownColor}
        onChange={({ target }) => change({ brandColor: target.value })}
      />
      <TextField
        {...text('brandColor')}
        placeholder={ownColor}
        spellCheck={false}
        hint={t('settings.colorHint')}
      />
      {fields.brandColor && (
        <Button variant="ghost" size="sm" onClick={() => change({ brandColor: '' })}>
          {t('settings.ownColor')}
        </Button>
      )}
    </div>
  );
}
