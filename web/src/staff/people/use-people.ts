import { useMutation, useQuery } from '@apollo/client/react';
import { graphql } from '../../gql';

const StaffPeopleQuery = graphql(`
  query StaffPeople {
    people {
      roles
      persons {
        id
        ...PersonCard
      }
      invitations {
        id
        ...InvitationCard
      }
    }
  }
`);

const InvitePersonMutation = graphql(`
  mutation InvitePerson($input: InvitationInput!, $currentPassword: String) {
    invitePerson(input: $input, currentPassword: $currentPassword) {
      token
      invitation {
        id
        name
        role
      }
    }
  }
`);

const RenewInvitationMutation = graphql(`
  mutation RenewInvitation($id: ID!, $currentPassword: String) {
    renewInvitation(id: $id, currentPassword: $currentPassword) {
      token
      invitation {
        id
        name
        role
      }
    }
  }
`);

const RevokeInvitationMutation = graphql(`
  mutation RevokeInvitation($id: ID!) {
    revokeInvitation(id: $id)
  }
`);

const ChangePersonsRoleMutation = graphql(`
  mutation ChangePersonsRole($id: ID!, $role: StaffRole!, $currentPassword: String) {
    changePersonsRole(id: $id, role: $role, currentPassword: $currentPassword)
  }
`);

const EndPersonMutation = graphql(`
  mutation EndPerson($id: ID!, $currentPassword: String) {
    endPerson(id: $id, currentPassword: $currentPassword)
  }
`);

/** Who works here, and who is invited, with the changes of it, which throw the error of the server or the network. */
export function usePeople() {
  const { data, error, loading, refetch } = useQuery(StaffPeopleQuery, { fetchPolicy: 'cache-and-network' });
  const [invite] = useMutation(InvitePersonMutation);
  const [renew] = useMutation(RenewInvitationMutation);
  const [revoke] = useMutation(RevokeInvitationMutation);
  const [changeRole] = useMutation(ChangePersonsRoleMutation);
  const [end] = useMutation(EndPersonMutation);

  /** Reads the list again, also after a refusal: somebody else may have changed it. */
  const then =
    <Args extends unknown[], Result>(change: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      try {
        return await change(...args);
      } finally {
        void refetch().catch(() => undefined);
      }
    };
  return {
    people: data?.people,
    error,
    loading,
    refetch,
    invite: then(invite),
    renew: then(renew),
    revoke: then(revoke),
    changeRole: then(changeRole),
    end: then(end),
  };
}

export type People = ReturnType<typeof usePeople>;
