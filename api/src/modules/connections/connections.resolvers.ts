import type { MutationResolvers, QueryResolvers } from '../../graphql/generated/resolvers.js';
import type { ConnectionKind } from '../../platform/connection.entity.js';
import { inWords } from '../../platform/sentences.js';
import { parse } from '../../platform/validation.js';
import {
  currentPassword,
  mailServerInput,
  publicUrl,
  razorpayInput,
  expectedVersion,
  smsInput,
  testPhone,
  whatsAppInput,
} from './connections.input.js';
import type { ConnectionsService, EditRequest } from './connections.service.js';
import type { MailServerService } from './mail-server.service.js';
import type { PhoneAccountsService } from './phone-accounts.service.js';
import type { PublicAddressService } from './public-address.service.js';
import type { RazorpayKeysService } from './razorpay-keys.service.js';

interface ConnectionsResolvers {
  Query: Required<Pick<QueryResolvers, 'connections'>>;
  Mutation: Required<
    Pick<
      MutationResolvers,
      | 'checkRazorpay'
      | 'saveRazorpay'
      | 'removeConnection'
      | 'sendTestMail'
      | 'saveMailServer'
      | 'sendTestSms'
      | 'saveSms'
      | 'sendTestWhatsApp'
      | 'saveWhatsApp'
      | 'checkPublicAddress'
      | 'savePublicAddress'
    >
  >;
}

interface ConnectionServices {
  readonly service: ConnectionsService;
  readonly razorpay: RazorpayKeysService;
  readonly mail: MailServerService;
  readonly phones: PhoneAccountsService;
  readonly address: PublicAddressService;
}

interface EditArgs {
  readonly version: number;
  readonly currentPassword?: string | null;
}

const requestOf = (args: EditArgs, address: string): EditRequest => ({
  version: parse(expectedVersion, args.version, 'version'),
  currentPassword: parse(currentPassword, args.currentPassword, 'currentPassword'),
  address,
});

const kinds = {
  RAZORPAY: 'razorpay',
  MAIL: 'mail',
  SMS: 'sms',
  WHATSAPP: 'whatsapp',
  ADDRESS: 'address',
} as const satisfies Record<string, ConnectionKind>;

export function connectionsResolvers(services: ConnectionServices): ConnectionsResolvers {
  const { service, razorpay, mail, phones, address } = services;
  return {
    Query: {
      connections: async (_root, _args, { viewer }) => ({
        razorpay: await razorpay.state(viewer),
        mail: await mail.state(viewer),
        sms: await phones.sms(viewer),
        whatsApp: await phones.whatsApp(viewer),
        address: await address.state(viewer),
      }),
    },
    Mutation: {
      removeConnection: async (_root, args, { viewer, address: from }) => {
        const kind = kinds[args.kind];
        const request = requestOf(args, from);
        await (kind === 'razorpay'
          ? razorpay.remove(viewer, request)
          : service.remove(viewer, kind, request));
        return true;
      },

      checkRazorpay: async (_root, args, { viewer, language }) =>
        inWords(await razorpay.check(viewer, parse(razorpayInput, args.input)), language),
      saveRazorpay: (_root, args, { viewer, address: from }) =>
        razorpay.save(viewer, parse(razorpayInput, args.input), requestOf(args, from)),

      sendTestMail: async (_root, args, { viewer, language }) =>
        inWords(await mail.sendTest(viewer, parse(mailServerInput, args.input)), language),
      saveMailServer: (_root, args, { viewer, address: from }) =>
        mail.save(viewer, parse(mailServerInput, args.input), requestOf(args, from)),

      sendTestSms: async (_root, args, { viewer, language }) => {
        const input = parse(smsInput, args.input);
        return inWords(await phones.testSms(viewer, input, parse(testPhone, args.phone, 'phone')), language);
      },
      saveSms: (_root, args, { viewer, address: from }) =>
        phones.saveSms(viewer, parse(smsInput, args.input), requestOf(args, from)),

      sendTestWhatsApp: async (_root, args, { viewer, language }) => {
        const input = parse(whatsAppInput, args.input);
        const phone = parse(testPhone, args.phone, 'phone');
        return inWords(await phones.testWhatsApp(viewer, input, phone), language);
      },
      saveWhatsApp: (_root, args, { viewer, address: from }) =>
        phones.saveWhatsApp(viewer, parse(whatsAppInput, args.input), requestOf(args, from)),

      checkPublicAddress: async (_root, args, { viewer, language }) =>
        inWords(await address.check(viewer, parse(publicUrl, args.url, 'url')), language),
      savePublicAddress: (_root, args, { viewer, address: from }) =>
        address.save(viewer, parse(publicUrl, args.url, 'url'), requestOf(args, from)),
    },
  };
}
