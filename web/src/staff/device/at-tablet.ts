import type { Translate } from '../texts/texts';

/** Who did something, and at which tablet if it was one; a tablet by itself is named once. */
export const atTablet = (t: Translate, name: string, tablet: string | null | undefined): string =>
  tablet && tablet !== name ? t('device.nameAt', { name, tablet }) : name;
