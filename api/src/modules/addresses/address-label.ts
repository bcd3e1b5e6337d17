export const addressLabels = ['HOME', 'WORK', 'OTHER'] as const;

export type AddressLabel = (typeof addressLabels)[number];
