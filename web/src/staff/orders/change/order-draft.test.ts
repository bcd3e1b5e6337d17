import { describe, expect, it } from 'vitest';
import {
  changeInput,
  lacksReason,
  maxPortions,
  orderDrafts,
  reasonInput,
  takenAway,
  withAdded,
  type AddedLine,
  type OrderDraft,
} from './order-draft';
import type { OrderedLine, OrderToChange } from './order-to-change';

const line = (key: string, more: Partial<OrderedLine> = {}): OrderedLine => ({
  key,
  menuItemId: `dish-${key}`,
  name: key,
  quantity: 2,
  unitPrice: 120,
  choices: [],
  note: null,
  ...more,
});
const order: OrderToChange = {
  id: 'o1',
  name: '#12',
  version: 3,
  way: 'DELIVERY',
  status: 'PREPARING',
  isScheduled: true,
  total: 480,
  address: '12 MG Road',
  coordinates: null,
  deliveryNote: 'Ring twice',
  slotAt: '2026-11-21T12:00:00.000Z',
  items: [line('tikka'), line('dal', { note: 'Less spicy' })],
};
const { fields: empty } = orderDrafts(order.id).starting();
const draft = (typed: Partial<OrderDraft>): OrderDraft => ({ ...empty, ...typed });
const input = (typed: Partial<OrderDraft>) => changeInput(order, draft(typed));

const large = { choiceId: 'c1', group: 'Size', name: 'Large', price: 60, quantity: 1 };
const biryani: AddedLine = {
  id: 'added-1',
  menuItemId: 'biryani',
  name: 'Biryani',
  unitPrice: 260,
  quantity: 1,
  choices: [large],
  note: '',
};

describe('the input of a change', () => {
  it('does not exist as long as nothing changes', () => {
    expect(input({})).toBeUndefined();
    expect(
      input({
        quantities: { tikka: 2 },
        notes: { dal: ' Less spicy ' },
        address: ' 12 MG Road ',
        deliveryNote: 'Ring twice',
        slot: order.slotAt ?? null,
        pinCode: '560001',
        reason: 'OTHER',
      }),
    ).toBeUndefined();
  });

  it('has only the lines, and of them only what changes', () => {
    expect(input({ quantities: { tikka: 3 } })).toEqual({ lines: [{ line: 'tikka', quantity: 3 }] });
    expect(input({ quantities: { tikka: 1 }, notes: { tikka: ' Extra hot ', dal: '' } })).toEqual({
      lines: [
        { line: 'tikka', quantity: 1, note: 'Extra hot' },
        { line: 'dal', note: '' },
      ],
    });
  });

  it('has no note of a line that is taken away', () => {
    expect(input({ quantities: { dal: 0 }, notes: { dal: 'Mild' } })).toEqual({
      lines: [{ line: 'dal', quantity: 0 }],
    });
  });

  it('forgets a line that the order does not have any more', () => {
    expect(input({ quantities: { gone: 4 }, notes: { gone: 'Mild' } })).toBeUndefined();
  });

  it('has each choice of an added dish as often as it was chosen', () => {
    const egg = { ...large, choiceId: 'c2', name: 'Egg', quantity: 2 };
    const added = [{ ...biryani, choices: [large, egg], note: ' Mild ' }];
    expect(input({ added })).toEqual({
      added: [{ menuItemId: 'biryani', quantity: 1, choices: ['c1', 'c2', 'c2'], note: 'Mild' }],
    });
  });

  it('has the PIN code and the pin of a new address alone', () => {
    const place = { pinCode: ' 560001 ', pin: { lat: 12.9, lng: 77.6 } };
    expect(input({ ...place, address: '4 Church Street' })).toEqual({
      address: '4 Church Street',
      pinCode: '560001',
      coordinates: { lat: 12.9, lng: 77.6 },
    });
    expect(input(place)).toBeUndefined();
    expect(input({ address: '   ' })).toBeUndefined();
  });

  it('can take the note for the rider away, and move the time', () => {
    expect(input({ deliveryNote: ' ' })).toEqual({ deliveryNote: '' });
    expect(input({ slot: '2026-11-21T13:00:00.000Z' })).toEqual({ slot: '2026-11-21T13:00:00.000Z' });
  });
});

describe('the reason for what is taken away', () => {
  const less = { quantities: { tikka: 1 } };

  it('is needed for fewer portions alone', () => {
    expect(takenAway(order, draft(less)).map(({ key }) => key)).toEqual(['tikka']);
    expect(lacksReason(order, draft(less))).toBe(true);
    expect(
      lacksReason(order, draft({ quantities: { tikka: 3 }, notes: { dal: '' }, added: [biryani] })),
    ).toBe(false);
  });

  it('needs words if it is another one', () => {
    expect(lacksReason(order, draft({ ...less, reason: 'SOLD_OUT' }))).toBe(false);
    expect(lacksReason(order, draft({ ...less, reason: 'OTHER', reasonText: '  ' }))).toBe(true);
    expect(lacksReason(order, draft({ ...less, reason: 'OTHER', reasonText: 'The pot fell' }))).toBe(false);
  });

  it('is sent only if something is taken away', () => {
    const reason = { reason: 'SOLD_OUT', reasonText: ' No paneer ' } as const;
    expect(reasonInput(order, draft({ ...less, ...reason }))).toEqual({
      removalReason: 'SOLD_OUT',
      removalText: 'No paneer',
    });
    expect(reasonInput(order, draft(reason))).toEqual({});
    expect(reasonInput(order, draft({ ...less, reason: 'MISTAKE' }))).toEqual({ removalReason: 'MISTAKE' });
  });
});

describe('a dish that is added again', () => {
  it('is one line with the portions of both', () => {
    const twice = withAdded(withAdded([], biryani), { ...biryani, quantity: 2, note: ' ' });
    expect(twice).toEqual([{ ...biryani, id: expect.any(String) as string, quantity: 3 }]);
  });

  it('is another line with other choices or another note', () => {
    const others = [
      { ...biryani, choices: [] },
      { ...biryani, note: 'Mild' },
      { ...biryani, choices: [{ ...large, quantity: 2 }] },
    ];
    const lines = others.reduce<readonly AddedLine[]>(withAdded, [biryani]);
    expect(lines).toEqual(
      [biryani, ...others].map((each) => ({ ...each, id: expect.any(String) as string })),
    );
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  });

  it('has no more portions than the server takes', () => {
    const many = { ...biryani, quantity: maxPortions - 1 };
    expect(withAdded([many], { ...biryani, quantity: 5 })).toEqual([{ ...biryani, quantity: maxPortions }]);
  });
});

it('a change of an order is kept apart from that of another one', () => {
  const [one, other] = [orderDrafts('o1'), orderDrafts('o2')];
  const start = one.starting();
  const typed = one.typedInto(start, { quantities: { tikka: 1 } }, undefined);
  expect(one.isDirty(typed)).toBe(true);
  expect(other.isDirty(other.starting())).toBe(false);
});
