import type {
  InvitationPreviewResolvers,
  InvitationResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../../graphql/generated/resolvers.js';
import { inWords } from '../../platform/sentences.js';
import { id, parse } from '../../platform/validation.js';
import type { OwnerProof } from '../auth/reauthentication.js';
import type { InvitationsService } from './invitations.service.js';
import type { JoiningService } from './joining.service.js';
import {
  acceptInput,
  currentPassword,
  invitationInput,
  invitationToken,
  joinInput,
  staffRole,
} from './people.input.js';
import { rolesGivenBy } from './people.policy.js';
import type { PeopleService } from './people.service.js';

interface PeopleResolvers {
  Query: Required<Pick<QueryResolvers, 'people' | 'invitation'>>;
  Mutation: Required<
    Pick<
      MutationResolvers,
      | 'invitePerson'
      | 'renewInvitation'
      | 'revokeInvitation'
      | 'changePersonsRole'
      | 'endPerson'
      | 'acceptInvitation'
      | 'joinByInvitation'
    >
  >;
  Invitation: Pick<InvitationResolvers, 'invitedBy'>;
  InvitationPreview: Pick<InvitationPreviewResolvers, 'invitedBy' | 'problem'>;
}

export interface PeopleServices {
  readonly people: PeopleService;
  readonly invitations: InvitationsService;
  readonly joining: JoiningService;
}

const proofOf = (given: string | null | undefined, address: string): OwnerProof => ({
  currentPassword: parse(currentPassword, given, 'currentPassword'),
  address,
});

export function peopleResolvers({ people, invitations, joining }: PeopleServices): PeopleResolvers {
  return {
    Query: {
      people: async (_root, _args, { viewer }) => ({
        persons: await people.all(viewer),
        invitations: await invitations.open(viewer),
        roles: [...rolesGivenBy(viewer?.staffRole ?? null)],
      }),
      invitation: (_root, args) => joining.look(parse(invitationToken, args).token),
    },

    Mutation: {
      invitePerson: (_root, args, { viewer, address }) =>
        invitations.invite(
          viewer,
          parse(invitationInput, args.input),
          proofOf(args.currentPassword, address),
        ),
      renewInvitation: (_root, args, { viewer, address }) =>
        invitations.renew(viewer, parse(id, args.id, 'id'), proofOf(args.currentPassword, address)),
      revokeInvitation: async (_root, args, { viewer }) => {
        await invitations.revoke(viewer, parse(id, args.id, 'id'));
        return true;
      },
      changePersonsRole: async (_root, args, { viewer, address }) => {
        const role = parse(staffRole, args.role, 'role');
        const proof = proofOf(args.currentPassword, address);
        await people.changeRole(viewer, parse(id, args.id, 'id'), role, proof);
        return true;
      },
      endPerson: async (_root, args, { viewer, address }) => {
        await people.end(viewer, parse(id, args.id, 'id'), proofOf(args.currentPassword, address));
        return true;
      },
      acceptInvitation: (_root, args, { address, userAgent }) =>
        joining.accept(parse(acceptInput, args.input), address, userAgent),
      joinByInvitation: (_root, args, { viewer, address }) =>
        joining.join(viewer, parse(joinInput, args), address),
    },

    Invitation: { invitedBy: ({ inviterName }) => inviterName },
    InvitationPreview: {
      invitedBy: ({ inviterName }) => inviterName,
      problem: ({ problem }, _args, { language }) => problem && inWords(problem, language),
    },
  };
}
