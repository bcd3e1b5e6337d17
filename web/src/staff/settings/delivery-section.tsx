import { useTexts } from '../texts/texts';
import type { SectionProps } from './section-props';
import { SettingsSection } from './settings-section';
import { ZonesFields } from './zones-fields';

/** Where deliveries go, and what they cost. */
export function DeliverySection({ fields, errors, onChange }: SectionProps) {
  const t = useTexts();
  return (
    <SettingsSection title={t('settingsField.deliveryZones')} hint={t('zones.hint')}>
      <ZonesFields
        zones={fields.deliveryZones}
        place={fields.coordinates}
        errors={errors}
        onChange={(deliveryZones) => onChange({ deliveryZones })}
      />
    </SettingsSection>
  );
}
