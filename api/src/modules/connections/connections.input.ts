import { z } from 'zod';
import { isIndianMobile, phoneNumber } from '../../platform/phone.js';
import type { Sentence } from '../../platform/sentences.js';
import { emptyAsMissing, exactText, optional, text } from '../../platform/validation.js';
import { common } from '../../platform/common.sentences.js';
import { email, givenPassword } from '../auth/auth.input.js';
import { say } from './connections.sentences.js';

/** Characters of a secret. */
const maxSecret = 400;

/** A key as it was copied: blank means that none was entered. */
const key = (label: Sentence, max = maxSecret) =>
  optional(
    text(label, { min: 0, max })
      .refine((value) => /^[\x20-\x7e]*$/.test(value), say.printable({ what: label }))
      .transform((value) => value || undefined),
  );

export const razorpayInput = z.object({
  keyId: text(say.keyId, { max: 60 }).pipe(z.string().regex(/^rzp_(live|test)_\w+$/, say.keyIdLooks)),
  keySecret: key(say.keySecret),
  webhookSecret: key(say.webhookSecret, 200).refine(
    (value) => value === undefined || value.length >= 8,
    say.webhookSecretShort,
  ),
});
export type RazorpayInput = z.output<typeof razorpayInput>;

export const expectedVersion = z.int().min(0);

const plain = (label: Sentence, max: number) =>
  optional(text(label, { min: 0, max }).transform((value) => value || undefined));

export const mailServerInput = z.object({
  host: text(say.host, { max: 253 }).pipe(
    z.string().regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i, say.hostLooks),
  ),
  port: z.number(say.portLooks).int(say.portLooks).min(1, say.portLooks).max(65_535, say.portLooks),
  userName: plain(say.userName, 254),
  /** As it was typed. */
  password: emptyAsMissing(
    exactText(say.password).max(400, common.tooLong({ max: 400, what: say.password })),
  ),
  fromName: plain(say.fromName, 80),
  fromAddress: email,
});
export type MailServerInput = z.output<typeof mailServerInput>;

export const smsInput = z.object({
  authKey: key(say.authKey),
  templateId: text(say.templateId, { max: 100 }),
});
export type SmsInput = z.output<typeof smsInput>;

export const whatsAppInput = z.object({
  token: key(say.token, 1000),
  phoneNumberId: text(say.phoneNumberId, { max: 40 }).pipe(
    z.string().regex(/^\d{5,20}$/, say.phoneNumberIdLooks),
  ),
  template: text(say.template, { max: 100 }),
  language: text(say.templateLanguage, { max: 20 }),
});
export type WhatsAppInput = z.output<typeof whatsAppInput>;

/** E.164. */
export const testPhone = phoneNumber.pipe(
  z.string(say.indianMobile).refine(isIndianMobile, say.indianMobile),
);

/** Without a slash at its end. */
export const publicUrl = text(say.url, { max: 200 })
  .transform((value) => value.replace(/\/+$/, ''))
  .pipe(
    z
      .string()
      .refine(
        (value) => /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value,
        say.urlLooks,
      ),
  );

/** Empty means none. */
export const currentPassword = emptyAsMissing(givenPassword);
