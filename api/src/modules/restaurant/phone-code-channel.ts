import type { ConnectionsInEffect } from '../../platform/connections.js';

export const phoneCodeChannels = ['SMS', 'WHATSAPP'] as const;
export type PhoneCodeChannel = (typeof phoneCodeChannels)[number];

/** Channels with an account. Without any, no number needs to be confirmed. */
export const channelsOf = ({
  sms,
  whatsApp,
}: Pick<ConnectionsInEffect, 'sms' | 'whatsApp'>): PhoneCodeChannel[] => [
  ...(sms ? (['SMS'] as const) : []),
  ...(whatsApp ? (['WHATSAPP'] as const) : []),
];
