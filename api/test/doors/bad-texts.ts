import { newId } from '../../src/platform/ids.js';

/** Texts that every field refuses. Each is valid in any body and address, so that the field itself refuses it. */
export const badTexts = {
  'NUL alone': '\0',
  'text with a NUL': 'a\0b',
  'text with half a surrogate pair': 'a\ud83c',
  'text that could not be decoded': 'a\ufffd',
  'text of 10,000 characters': 'x'.repeat(10_000),
} as const;

/** Invisible: zero-width space, non-joiner, joiner, word joiner, BOM, soft hyphen, Hangul filler. */
export const invisibleText = '\u200b\u200c\u200d\u2060\ufeff\u00ad\u3164'.repeat(2);

export const megabyte = 'x'.repeat(2 ** 20);

const tomorrow = new Date(Date.now() + 24 * 3600 * 1000).toISOString().slice(0, 10);

/** Valid texts by the last part of their field's name. */
const goodTexts: Readonly<Record<string, string>> = {
  _id: newId(),
  address: '12 MG Road, Bengaluru',
  after: newId(),
  allergens: 'MILK',
  before: newId(),
  cancelReason: 'KITCHEN_BUSY',
  cancelText: 'No gas today.',
  category: 'Burgers',
  channel: 'SMS',
  choiceId: newId(),
  choices: newId(),
  closesAt: '23:00',
  currentPassword: 'correct horse battery',
  date: tomorrow,
  day: tomorrow,
  deviceToken: 'x'.repeat(200),
  dishId: newId(),
  dishIds: newId(),
  deliveryNote: 'Second gate, please ring twice.',
  digits: '123456',
  description: 'Spiced potato in a soft bun.',
  email: 'asha@example.in',
  exceptBooking: newId(),
  groupId: newId(),
  hindiName: 'पनीर टिक्का',
  hindiDescription: 'सीख पर भुना पनीर।',
  id: newId(),
  flat: 'Flat 3, second floor',
  from: 'Pending',
  fssai: '10012345678901',
  grievanceEmail: 'grievance@chowk.example',
  grievanceName: 'Asha Rao',
  grievancePhone: '+91 98765 43210',
  gstin: '27AAPFU0939F1ZV',
  idempotencyKey: newId(),
  'Idempotency-Key': newId(),
  ids: newId(),
  image: '/uploads/menu/none.webp',
  servedFrom: '07:00',
  servedUntil: '11:00',
  menuItem: newId(),
  menuItemId: newId(),
  authKey: 'A1b2C3d4E5f6G7h8',
  fromAddress: 'orders@chowk.example',
  fromName: 'Chowk',
  host: 'smtp.example.in',
  language: 'en',
  phoneNumberId: '106540352242922',
  template: 'order_code',
  templateId: 'template-1',
  userName: 'orders@chowk.example',
  keyId: 'rzp_test_A1b2C3d4E5f6G7',
  keySecret: 'kV7pQ2mX9sD4fG6hJ8kL1z',
  webhookSecret: 'a secret for webhooks',
  label: 'HOME',
  landmark: 'Opposite the temple',
  mark: 'EGG',
  message: 'A table by the window, please.',
  method: 'CASH',
  name: 'Asha Rao',
  note: 'No onions, please.',
  opensAt: '11:00',
  optionGroups: newId(),
  orderId: newId(),
  pause: 'MINUTES_15',
  password: 'correct horse battery',
  paymentMode: 'COD',
  privacyText: '## Privacy',
  phone: '+91 98765 43210',
  pinCode: '560001',
  pinCodes: '560001',
  place: 'DOOR',
  razorpayOrderId: 'order_EKwxwAgItmmXdp',
  razorpayPaymentId: 'pay_29QQoUBi66xm2f',
  razorpaySignature: 'f'.repeat(64),
  razorpay_order_id: 'order_EKwxwAgItmmXdp',
  razorpay_payment_id: 'pay_29QQoUBi66xm2f',
  razorpay_signature: 'f'.repeat(64),
  // Of a report, where only these are valid, and of a special day.
  reason: 'LATE',
  reply: 'We are sorry and send it again.',
  receipt: 'receipt_1732270000000',
  refundId: newId(),
  refundText: '## Refunds',
  aboutHeading: 'Our story',
  aboutText: 'We cook.',
  hindiAboutHeading: 'हमारी कहानी',
  hindiAboutText: 'हम पकाते हैं।',
  search: 'pav',
  shortName: 'Chowk',
  slot: new Date(Math.ceil(Date.now() / 900_000) * 900_000 + 7_200_000).toISOString(),
  street: 'MG Road, Bengaluru',
  state: 'Karnataka',
  status: 'Preparing',
  termsText: '## Terms',
  brandColor: '#b92d12',
  logo: '/uploads/logo/' + 'a'.repeat(32) + '-512.webp',
  cover: '/uploads/cover/' + 'a'.repeat(32) + '-1440.webp',
  code: `${newId()}${'x'.repeat(22)}`,
  takingId: newId(),
  table: `${newId()}${'x'.repeat(22)}`,
  text: 'The naan was missing.',
  tagline: 'Street food cooked to order.',
  time: '19:30',
  token: 'a link',
  until: new Date(Date.now() + 86_400_000).toISOString(),
  url: 'https://www.instagram.com/',
  way: 'DELIVERY',
  website: '',
  whatsapp: '+91 98765 43210',
  'X-Razorpay-Event-Id': 'EKwxwAgItmmXdp',
  'X-Razorpay-Signature': 'f'.repeat(64),
};

/** @throws {Error} for a new field, which needs an entry here */
export function goodText(name: string): string {
  const text = goodTexts[name];
  if (text === undefined) throw new Error(`No text for the field ${name}: add one`);
  return text;
}

/** Whether a message tells people what to do, instead of quoting a validation library. */
export const saysWhatToDo = (message: string): boolean =>
  message.length > 10 && !/^(Invalid|Too (big|small)|Expected)/.test(message);
