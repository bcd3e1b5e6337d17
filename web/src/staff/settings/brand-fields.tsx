import { Button } from '../../shared/ui/button';
import { TextField } from '../../shared/ui/field';
import { PictureField } from '../form/picture-field';
import { usePictureUpload } from '../form/use-picture-upload';
import { useTexts } from '../texts/texts';
import styles from './brand-fields.module.css';
import { HomePreview } from './home-preview';
import type { SectionProps } from './section-props';
import { brandColorOf } from './settings-draft';
import { SettingsSection } from './settings-section';

/** Of the shop. */
const ownColor = '#ffcc00';

/** Logo, cover picture and colour, with the home page as it will be. */
export function BrandFields({ fields, errors, text, onChange }: SectionProps) {
  const t = useTexts();
  const logo = usePictureUpload('/api/admin/restaurant/logo', (path) => onChange({ logo: path }));
  const cover = usePictureUpload('/api/admin/restaurant/cover', (path) => onChange({ cover: path }));
  return (
    <SettingsSection title={t('settings.brand')}>
      <div className={styles['pictures']}>
        <PictureField
          name="logo"
          label={t('settingsField.logo')}
          image={fields.logo || null}
          isWhole
          upload={logo}
          error={errors['logo']}
          onRemove={() => onChange({ logo: '' })}
        />
        <PictureField
          name="cover"
          label={t('settingsField.cover')}
          image={fields.cover || null}
          upload={cover}
          error={errors['cover']}
          onRemove={() => onChange({ cover: '' })}
        />
      </div>
      <div className={styles['color']}>
        <input
          type="color"
          aria-label={t('settings.pickColor')}
          value={brandColorOf(fields.brandColor) ?? ownColor}
          onChange={({ target }) => onChange({ brandColor: target.value })}
        />
        <TextField
          {...text('brandColor')}
          placeholder={ownColor}
          maxLength={40}
          spellCheck={false}
          hint={t('settings.colorHint')}
        />
        {fields.brandColor && (
          <Button variant="ghost" size="sm" onClick={() => onChange({ brandColor: '' })}>
            {t('settings.ownColor')}
          </Button>
        )}
      </div>
      <HomePreview fields={fields} />
    </SettingsSection>
  );
}
