/** The sections of the settings, in their order. */
export const sectionNames = [
  'restaurant',
  'hours',
  'ordering',
  'delivery',
  'tables',
  'payments',
  'bill',
  'printers',
  'messages',
  'legal',
  'about',
] as const;

export type SectionName = (typeof sectionNames)[number];

export const isSectionName = (name: string | undefined): name is SectionName =>
  sectionNames.some((section) => section === name);
