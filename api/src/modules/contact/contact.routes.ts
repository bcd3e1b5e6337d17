import { z } from 'zod';
import { message } from '../../platform/answers.js';
import { route, type Route } from '../../rest/route.js';
import { contactBody } from './contact.input.js';
import { acknowledgement, type ContactService } from './contact.service.js';
import { inWords } from '../../platform/sentences.js';

export function contactRoutes(contact: ContactService): Route[] {
  return [
    route({
      method: 'post',
      path: '/contact',
      name: 'sendContactMessage',
      summary: 'Write to the restaurant',
      permission: 'public',
      takesKey: true,
      body: contactBody,
      status: 201,
      answer: z.object({ message }),
      refusals: ['TOO_MANY_REQUESTS'],
      handle: async ({ viewer, body: { input, isRobot }, address, key }) => {
        await contact.send(input, { viewer, address, isRobot }, key);
        return { message: inWords(acknowledgement) };
      },
    }),
  ];
}
