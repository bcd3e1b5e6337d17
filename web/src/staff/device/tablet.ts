import { useMutation } from '@apollo/client/react';
import { createContext, use } from 'react';
import { graphql } from '../../gql';
import type { TabletFragment as Fragment } from '../../gql/graphql';

export const TabletFragment = graphql(`
  fragment Tablet on OwnDevice {
    id
    name
    place
    demandsPerson
    lockMinutes
    lockedSince
    personUntil
    person {
      id
      name
      role
      hasPin
      lockedUntil
    }
    persons {
      id
      name
      role
      hasPin
      lockedUntil
    }
    approvers {
      id
      name
      role
      hasPin
      lockedUntil
    }
  }
`);

export type Tablet = Fragment;
export type TabletPerson = Tablet['persons'][number];

export const OwnTabletQuery = graphql(`
  query OwnTablet {
    ownDevice {
      ...Tablet
    }
  }
`);

const EnterPinMutation = graphql(`
  mutation EnterPin($personId: ID!, $pin: String!) {
    enterPin(personId: $personId, pin: $pin) {
      ...Tablet
    }
  }
`);

const SetPinMutation = graphql(`
  mutation SetPin($personId: ID!, $pin: String!, $password: String!, $secondFactor: SecondFactorProofInput) {
    setPin(personId: $personId, pin: $pin, password: $password, secondFactor: $secondFactor) {
      ...Tablet
    }
  }
`);

const LeaveTabletMutation = graphql(`
  mutation LeaveTablet {
    leaveDevice {
      ...Tablet
    }
  }
`);

const KeepPersonMutation = graphql(`
  mutation KeepPerson {
    keepPerson {
      ...Tablet
    }
  }
`);

/** The changes of who is at the tablet, which throw the error of the server or the network. */
export function useTabletActs() {
  const [enter] = useMutation(EnterPinMutation);
  const [set] = useMutation(SetPinMutation);
  const [leave] = useMutation(LeaveTabletMutation);
  const [keep] = useMutation(KeepPersonMutation);
  return { enter, set, leave, keep };
}

interface OwnTablet {
  readonly tablet: Tablet;
  /** Reads it again. */
  readonly reread: () => Promise<unknown>;
  /** Lets the person leave. */
  readonly lock: () => void;
  /** Resolves when a leave that is on its way has arrived or failed. */
  readonly hasLeft: () => Promise<unknown>;
  /** Somebody has entered a PIN. */
  readonly onEntered: () => void;
}

/** The tablet that this browser is; null for people's own browsers. */
export const OwnTabletContext = createContext<OwnTablet | null>(null);

export const useOwnTablet = () => use(OwnTabletContext);
