export const phoneCodeChannels = ['SMS', 'WHATSAPP'] as const;
export type PhoneCodeChannel = (typeof phoneCodeChannels)[number];
