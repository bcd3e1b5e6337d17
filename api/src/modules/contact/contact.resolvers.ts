import type { MutationResolvers, QueryResolvers, Resolvers } from '../../graphql/generated/resolvers.js';
import { connection, connectionPage, readPage } from '../../platform/paging.js';
import { id, idempotencyKey, parse } from '../../platform/validation.js';
import type { CustomersService } from '../customers/customers.service.js';
import { contactInput, reply, website } from './contact.input.js';
import { problemOf } from './order-problem.js';
import { acknowledgement, canReply, type ContactService } from './contact.service.js';
import { inWords } from '../../platform/sentences.js';

type ContactResolvers = Required<Pick<Resolvers, 'ContactMessage'>> & {
  Query: Required<Pick<QueryResolvers, 'contactMessages'>>;
  Mutation: Required<
    Pick<MutationResolvers, 'sendContactMessage' | 'answerContactMessage' | 'reopenContactMessage'>
  >;
};

export function contactResolvers(contact: ContactService, customers: CustomersService): ContactResolvers {
  return {
    Query: {
      contactMessages: async (_root, args, { viewer }) => {
        const page = parse(connectionPage, args);
        return connection(
          page.first,
          await contact.all(viewer, readPage(page), args.isAnswered ?? undefined),
        );
      },
    },
    Mutation: {
      sendContactMessage: (_root, args, { viewer, address }) =>
        contact.send(
          parse(contactInput, args.input),
          { viewer, address, isRobot: parse(website, args.website, 'website') },
          parse(idempotencyKey, args.idempotencyKey, 'idempotencyKey'),
        ),
      answerContactMessage: (_root, args, { viewer }) =>
        contact.answer(viewer, parse(id, args.id, 'id'), parse(reply, args.reply, 'reply')),
      reopenContactMessage: (_root, args, { viewer }) => contact.reopen(viewer, parse(id, args.id, 'id')),
    },
    ContactMessage: {
      canReply: (message) => canReply(message),
      acknowledgement: (_message, _args, { language }) => inWords(acknowledgement, language),
      problem: (message) => problemOf(message),
      customer: (message) => customers.of(message),
    },
  };
}
