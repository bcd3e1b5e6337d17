import type { ConnectionValues } from '../../platform/connection-values.js';
import type { ConnectionKind } from '../../platform/connection.entity.js';
import type { Stored } from '../../platform/connections.js';
import { Secret } from './secret.js';

/** A connection as it is saved and audited: values by name, secrets wrapped. */
export type ConnectionRecord = {
  readonly id: ConnectionKind;
  readonly name: string;
  readonly version: number;
} & Readonly<Record<string, unknown>>;

const names: Record<ConnectionKind, string> = {
  razorpay: 'Razorpay',
  mail: 'E-mail',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  address: 'Web address',
};

const secret = (value: string | null | undefined) => (value ? new Secret(value) : null);

type Describe<Kind extends ConnectionKind> = (values: ConnectionValues[Kind] | null) => object;

const describe: { readonly [Kind in ConnectionKind]: Describe<Kind> } = {
  razorpay: (values) => ({
    keyId: values?.keys?.keyId ?? null,
    keySecret: secret(values?.keys?.keySecret),
    webhookSecret: secret(values?.keys?.webhookSecret),
  }),
  mail: (values) => ({
    host: values?.host ?? null,
    port: values?.port ?? null,
    userName: values?.userName ?? null,
    password: values?.password ? new Secret(values.password, true) : null,
    sender: values && `${values.fromName} <${values.fromAddress}>`.trim(),
  }),
  sms: (values) => ({ authKey: secret(values?.authKey), templateId: values?.templateId ?? null }),
  whatsapp: (values) => ({
    token: secret(values?.token),
    phoneNumberId: values?.phoneNumberId ?? null,
    template: values?.template ?? null,
    templateLanguage: values?.language ?? null,
  }),
  address: (values) => ({ url: values?.url ?? null }),
};

/** The values of a connection for `saveVersioned`. */
export function fieldsOf<Kind extends ConnectionKind>(
  kind: Kind,
  { values, isSealed }: Pick<Stored<Kind>, 'values' | 'isSealed'>,
): Readonly<Record<string, unknown>> {
  return { ...(describe[kind] as Describe<Kind>)(values), isReadable: !isSealed };
}

export const recordOf = <Kind extends ConnectionKind>(
  kind: Kind,
  stored: Stored<Kind>,
): ConnectionRecord => ({
  ...fieldsOf(kind, stored),
  id: kind,
  name: names[kind],
  version: stored.version,
});
