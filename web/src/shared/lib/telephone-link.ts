/** Dials the number. Also in `early.ts`, for browsers without `replaceAll`. */
export const telephoneLink = (phone: string): string => `tel:${phone.replace(/[ -]/g, '')}`;
