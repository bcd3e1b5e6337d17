import type { AuditSubject } from '../../gql/graphql';
import { useAddressParams } from '../../shared/lib/address-params';
import { isDay } from '../../shared/lib/day';

export const subjects: readonly AuditSubject[] = [
  'ORDER',
  'REFUND',
  'BOOKING',
  'MESSAGE',
  'MAIL',
  'SECOND_FACTOR',
  'DEVICE',
  'APPROVAL',
  'PRINTER',
  'DISH',
  'CATEGORY',
  'OPTION_GROUP',
  'MENU_ORDER',
  'RESTAURANT',
  'CONNECTION',
  'PERSON',
  'INVITATION',
];
export const maxSearchLength = 100;

/** As in the address; empty: all. */
export interface AuditChoices {
  readonly search: string;
  readonly subject: AuditSubject | '';
  readonly person: string;
  readonly from: string;
  readonly until: string;
}

const id = /^[\da-f]{24}$/i;

/** The filter of the query. A search for an id means its record. */
export const filterOf = ({ search, subject, person, from, until }: AuditChoices) => ({
  ...(id.test(search) ? { subjectId: search.toLowerCase() } : { search: search || undefined }),
  subject: subject || undefined,
  actorId: id.test(person) ? person.toLowerCase() : undefined,
  fromDay: isDay(from) ? from : undefined,
  untilDay: isDay(until) ? until : undefined,
});
export type AuditFilter = ReturnType<typeof filterOf>;

/** The filter in the address of the screen. */
export function useAuditChoices() {
  const [params, setParams] = useAddressParams();
  const read = (name: string) => params.get(name) ?? '';
  const choices: AuditChoices = {
    search: read('search').slice(0, maxSearchLength),
    subject: subjects.find((each) => each === read('subject')) ?? '',
    person: read('person'),
    from: read('from'),
    until: read('until'),
  };
  const choose = (change: Partial<AuditChoices>) =>
    setParams(
      (now) => {
        const chosen = Object.entries({ ...Object.fromEntries(now), ...change }).filter(([, value]) => value);
        return new URLSearchParams(chosen);
      },
      { replace: true },
    );
  const clear = () => setParams(() => new URLSearchParams(), { replace: true });
  return { choices, choose, clear };
}
