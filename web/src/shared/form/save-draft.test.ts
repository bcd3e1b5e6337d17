import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import { draftsOf, type Versioned } from './drafts-of';
import { areSameRows, number, text, type Field, type RecordOf } from './fields';
import { saveDraft, type Saving } from './save-draft';

interface Row {
  readonly id?: string;
  readonly name: string;
}
const rows: Field<readonly Row[], readonly Row[], readonly Row[]> = {
  isTyped: Array.isArray,
  empty: [],
  fromServer: (all) => all,
  toInput: (all) => all,
  isSame: areSameRows,
};
const fields = { name: text(), fee: number({ kind: 'rupees', min: 0, max: 100 }), rows };
const drafts = draftsOf(fields);
type Table = RecordOf<typeof fields> & Versioned;
type Sent = Saving<typeof fields>;

const saved: Table = { id: 't', version: 1, name: 'Window', fee: 20, rows: [] };
const typed = (changes: Partial<ReturnType<typeof drafts.fromServer>>) =>
  drafts.typedInto(drafts.editing(saved), changes, saved);
const refusal = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'Somebody else was first', extensions: { code } }] });

/** A server that refuses each version but its present one. */
function server(present: Table, { names = drafts.names }: { names?: typeof drafts.names } = {}) {
  const sent: Sent[] = [];
  return {
    sent,
    how: {
      drafts,
      names,
      save: (saving: Sent): Promise<Table> => {
        sent.push(saving);
        return saving.edited?.version === present.version
          ? Promise.resolve({ ...present, version: present.version + 1 })
          : Promise.reject(refusal('CONFLICT'));
      },
      refresh: () => Promise.resolve([present]),
    },
  };
}

describe('saveDraft', () => {
  it('sends the input once, and what of it has changed', async () => {
    const { how, sent } = server(saved);
    await saveDraft(how, typed({ name: 'Terrace' }));
    expect(sent).toMatchObject([
      {
        edited: { id: 't', version: 1 },
        input: { name: 'Terrace', fee: 20, rows: [] },
        changes: { name: 'Terrace' },
      },
    ]);
    expect(Object.keys(sent[0]?.changes ?? {})).toEqual(['name']);
  });

  it('sends only the fields of the form that is shown', async () => {
    const { how, sent } = server(saved, { names: ['fee'] });
    await saveDraft(how, typed({ name: 'Terrace', fee: '30' }));
    expect(sent[0]?.changes).toEqual({ fee: 30 });
  });

  it('saves on top of what others have changed in other fields', async () => {
    const { how, sent } = server({ ...saved, version: 4, fee: 25 });
    await saveDraft(how, typed({ name: 'Terrace' }));
    expect(sent.at(-1)).toMatchObject({
      edited: { version: 4 },
      input: { name: 'Terrace', fee: 25 },
    });
    expect(sent).toHaveLength(2);
  });

  it('refuses to save over what others have changed in the same field, unless it belongs to another form', async () => {
    const present = { ...saved, version: 4, name: 'Garden' };
    const { how, sent } = server(present);
    await expect(saveDraft(how, typed({ name: 'Terrace' }))).rejects.toThrow('Somebody else');
    expect(sent).toHaveLength(1);
    const fee = server(present, { names: ['fee'] });
    await saveDraft(fee.how, typed({ name: 'Terrace', fee: '30' }));
    expect(fee.sent.at(-1)?.changes).toEqual({ fee: 30 });
  });

  it('finds that an attempt whose answer was lost has saved it, also with new rows', async () => {
    const present = { ...saved, version: 2, name: 'Terrace', rows: [{ id: 'r', name: 'New' }] };
    const { how, sent } = server(present);
    expect(await saveDraft(how, typed({ name: 'Terrace', rows: [{ name: 'New' }] }))).toBe(present);
    expect(sent).toHaveLength(1);
    const second = typed({ name: 'Terrace', fee: '30', rows: [{ name: 'New' }] });
    const again = server(present);
    await saveDraft(again.how, second);
    expect(again.sent.at(-1)?.input).toMatchObject({ fee: 30, rows: [{ id: 'r', name: 'New' }] });
    const other = { ...present, rows: [{ id: 'r', name: 'Other' }] };
    await expect(saveDraft(server(other).how, typed({ rows: [{ name: 'New' }] }))).rejects.toThrow();
  });

  it('does not repeat a refused version, and gives up after three newer ones', async () => {
    const { how, sent } = server(saved);
    const save = (saving: Sent) => {
      sent.push(saving);
      return Promise.reject<Table>(refusal('NOT_FOUND'));
    };
    await expect(saveDraft({ ...how, save }, typed({ name: 'Terrace' }))).rejects.toThrow();
    expect(sent).toHaveLength(1);
    let version = 1;
    const refresh = () => Promise.resolve([{ ...saved, version: (version += 1) }]);
    await expect(saveDraft({ ...how, save, refresh }, typed({ name: 'Terrace' }))).rejects.toThrow();
    expect(sent).toHaveLength(5);
  });

  it('reports the refusal if the present record cannot be read, or is gone', async () => {
    const { how } = server({ ...saved, version: 2 });
    const draft = typed({ name: 'Terrace' });
    for (const refresh of [() => Promise.reject(new Error('offline')), () => Promise.resolve([])])
      await expect(saveDraft({ ...how, refresh }, draft)).rejects.toThrow('Somebody else');
  });
});
