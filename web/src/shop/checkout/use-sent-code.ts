import { useState } from 'react';
import type { PhoneCodeChannel } from '../../gql/graphql';
import { writeUserDraft, readUserDraft } from '../../shared/form/stored-drafts';
import { useSession } from '../../domain/session/session';

interface SentCode {
  /** As typed. */
  readonly phone: string;
  /** E.164. */
  readonly to: string;
  readonly channel: PhoneCodeChannel;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
}

const storageKey = 'phoneCodeDraft';
/** The server accepts no older code. */
const validMs = 10 * 60_000;

function readSent(userId: string, phone: string): SentCode | undefined {
  const { to, channel, sentAt, ...kept } = readUserDraft(sessionStorage, storageKey, userId) ?? {};
  if (kept['phone'] !== phone || typeof to !== 'string' || typeof sentAt !== 'number') return undefined;
  if (channel !== 'SMS' && channel !== 'WHATSAPP') return undefined;
  return Date.now() - sentAt < validMs ? { phone, to, channel, sentAt } : undefined;
}

/** The last code that was sent to the phone. It survives a reload, as when the customer looks for it in another app. */
export function useSentCode(phone: string) {
  const userId = useSession().user?.id ?? '';
  const [sent, setSent] = useState(() => readSent(userId, phone));
  const markSent = (to: string, channel: PhoneCodeChannel) => {
    const code = { phone, to, channel, sentAt: Date.now() };
    setSent(code);
    writeUserDraft(sessionStorage, storageKey, userId, code);
  };
  return { sent, markSent };
}
