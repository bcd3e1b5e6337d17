import { useTexts } from '../texts/texts';
import { SettingsSection } from './settings-section';
import type { SectionProps } from './use-settings-form';
import { ZonesFields } from './zones-fields';

/** Where deliveries go, and what they cost. */
export function DeliverySection({ form: { fields, errors, change } }: SectionProps) {
  const t = useTexts();
  return (
    <SettingsSection title={t('settingsField.deliveryZones')} hint={t('zones.hint')}>
      <ZonesFields
        zones={fields.deliveryZones}
        restaurant={{ name: fields.shortName, place: fields.coordinates, pinCode: fields.pinCode }}
        errors={errors}
        onChange={(deliveryZones) => change({ deliveryZones })}
      />
    </SettingsSection>
  );
}
