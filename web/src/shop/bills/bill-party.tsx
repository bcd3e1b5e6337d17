import { graphql, readFragment, type FragmentType } from '../../gql';
import styles from './bill.module.css';

const BillPartyFragment = graphql(`
  fragment BillParty on BillParty {
    name
    address
    facts {
      label
      value
    }
  }
`);

interface FactsProps {
  readonly of: readonly { readonly label: string; readonly value: string }[];
}

/** Facts of a bill below each other. */
export const Facts = ({ of: facts }: FactsProps) => (
  <div>
    {facts.map(({ label, value }) => (
      <p key={label}>
        {label}: <strong>{value}</strong>
      </p>
    ))}
  </div>
);

interface BillPartyProps {
  readonly party: FragmentType<typeof BillPartyFragment>;
  readonly isSeller?: boolean;
}

/** The seller or the buyer. */
export function BillParty({ party, isSeller = false }: BillPartyProps) {
  const { name, address, facts } = readFragment(BillPartyFragment, party);
  return (
    <div>
      {name && <p className={isSeller ? styles['seller'] : 'bold'}>{name}</p>}
      {address && <p>{address}</p>}
      <Facts of={facts} />
    </div>
  );
}
