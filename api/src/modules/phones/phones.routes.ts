import { route, type Route } from '../../rest/route.js';
import { confirmPhoneInput, phoneCodeInput } from './phones.input.js';
import { phoneConfirmationAnswer, presentPhoneConfirmation } from './phones.presenter.js';
import type { PhonesService } from './phones.service.js';

export function phonesRoutes(phones: PhonesService): Route[] {
  return [
    route({
      method: 'post',
      path: '/phone/code',
      name: 'sendPhoneCode',
      summary: 'Send a code to a phone number',
      description:
        'Six digits, valid for 10 minutes and five attempts. A number that is confirmed already gets none, nor one that got its last code within 30 seconds: `channel` says where that went.',
      permission: 'ORDER',
      body: phoneCodeInput,
      answer: phoneConfirmationAnswer,
      refusals: ['CONFLICT', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
      handle: async ({ viewer, body, address }) =>
        presentPhoneConfirmation(await phones.sendCode(viewer, body, address)),
    }),
    route({
      method: 'post',
      path: '/phone/confirm',
      name: 'confirmPhone',
      summary: 'Confirm a phone number by its code',
      permission: 'ORDER',
      body: confirmPhoneInput,
      answer: phoneConfirmationAnswer,
      handle: async ({ viewer, body }) => presentPhoneConfirmation(await phones.confirm(viewer, body)),
    }),
  ];
}
