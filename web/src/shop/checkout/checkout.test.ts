import { CombinedGraphQLErrors } from '@apollo/client/errors';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDraft, storeDraft, withAddress, withPin } from './checkout-draft';
import { checkoutProblem } from './checkout-validation';
import { resultNotice } from './payment-result';
import { initiationMessage, placementMessage } from './placement-problem';

const dishId = 'b'.repeat(24);
const line = (_id: string) => ({ _id, name: 'Chai', price: 20, image: null, qty: 1 });
const valid = {
  address: '12 MG Road',
  pinCode: '',
  phone: '',
  isPhoneRequired: false,
  lines: [line(dishId)],
};

describe('checkoutProblem', () => {
  it('requires a phone number only where the restaurant does', () => {
    expect(checkoutProblem({ ...valid, isPhoneRequired: true })).toMatchObject({
      key: 'checkout.phoneMissing',
    });
    expect(checkoutProblem({ ...valid, isPhoneRequired: true, phone: '98765 43210' })).toBeUndefined();
  });

  it('refuses a phone number with too few or too many digits, in any script', () => {
    for (const phone of ['98765', 'call me', '9'.repeat(16)])
      expect(checkoutProblem({ ...valid, phone })).toMatchObject({ key: 'checkout.phoneInvalid' });
    for (const phone of ['+91-98765-43210', '०९८७६५४३२१०', '098765 43210'])
      expect(checkoutProblem({ ...valid, phone })).toBeUndefined();
  });

  it('refuses a PIN code that has not six digits, in any script, for a delivery alone', () => {
    for (const pinCode of ['56000', '5600011', 'here'])
      expect(checkoutProblem({ ...valid, pinCode })).toMatchObject({ key: 'checkout.pinCodeInvalid' });
    for (const pinCode of ['560001', '560 001', '560-001', '५६० ००१'])
      expect(checkoutProblem({ ...valid, pinCode })).toBeUndefined();
    expect(checkoutProblem({ ...valid, address: undefined, pinCode: 'here' })).toBeUndefined();
  });

  it('requires name and GSTIN of a firm, if it is billed to one', () => {
    const buyer = { name: 'Tulsi Designs', gstin: '29AABCT1332L1ZA' };
    expect(checkoutProblem({ ...valid, buyer })).toBeUndefined();
    expect(checkoutProblem({ ...valid, buyer: { ...buyer, name: ' ' } })).toEqual({
      at: 'buyer.name',
      key: 'checkout.firmMissing',
    });
    expect(checkoutProblem({ ...valid, buyer: { ...buyer, gstin: ' ' } })).toEqual({
      at: 'buyer.gstin',
      key: 'checkout.gstinMissing',
    });
  });

  it('requires an address that is not blank', () => {
    expect(checkoutProblem({ ...valid, address: ' \n\t ' })).toMatchObject({
      key: 'checkout.addressMissing',
    });
    expect(checkoutProblem(valid)).toBeUndefined();
  });

  it('refuses lines whose id has not 24 characters', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (ids) => {
        const problem = checkoutProblem({ ...valid, lines: [dishId, ...ids].map(line) });
        expect(problem?.key).toBe(ids.every((id) => id.length === 24) ? undefined : 'checkout.cartInvalid');
      }),
    );
  });
});

/** A storage that holds one value. */
function storageWith(value: string | null): Storage {
  let stored = value;
  return {
    length: 1,
    key: () => null,
    clear: () => undefined,
    getItem: () => stored,
    setItem: (_key, next) => {
      stored = next;
    },
    removeItem: () => {
      stored = null;
    },
  };
}

describe('the draft of the checkout', () => {
  it('is read as it was stored', () => {
    const storage = storageWith(null);
    const draft = {
      address: '12 MG Road',
      pin: { lat: 12.9, lng: 77.6 },
      phone: '98765 43210',
      note: 'Gate 2',
    };
    storeDraft(storage, 'u1', draft);
    expect(readDraft(storage, 'u1')).toEqual(draft);
    expect(readDraft(storage, 'u2')).toEqual({ address: '' });
  });

  it('loses the pin of the last delivery with its address, but not one that was moved', () => {
    const pin = { lat: 12.9, lng: 77.6 };
    expect(withAddress({ address: 'a', pin }, 'b')).toEqual({ address: 'b', savedId: null, pin: undefined });
    expect(withAddress({ address: 'a', pin, isPinMoved: true }, 'b')).toEqual({
      address: 'b',
      savedId: null,
    });
  });

  it('keeps what was typed or chosen while the device was looking for its place', () => {
    const pin = { lat: 12.9, lng: 77.6 };
    const home = { id: 'home', address: '7 Lane' };
    const moved = { pin, isPinMoved: true, savedId: null };
    expect(withPin({ address: '', savedId: 'home' }, pin, home)).toEqual({ ...moved, address: '7 Lane' });
    expect(withPin({ address: '' }, pin, home)).toEqual({ ...moved, address: '7 Lane' });
    expect(withPin({ address: '7 Lane 560001', savedId: null }, pin, home)).toEqual(moved);
    expect(withPin({ address: '7 Lane', savedId: null }, pin, undefined)).toEqual(moved);
    expect(withPin({ address: '', savedId: 'work' }, pin, home)).toEqual({});
    expect(withPin({ address: '7 Lane', savedId: 'work' }, pin, undefined)).toEqual({});
  });

  it('is empty, not an error, for invalid contents', () => {
    const junk = fc.oneof(fc.string(), fc.json(), fc.constant('{"userId":"u1","pin":{"lat":"1","lng":2}}'));
    fc.assert(
      fc.property(fc.option(junk), (value) => {
        const { address, pin } = readDraft(storageWith(value), 'u1');
        expect(typeof address).toBe('string');
        expect(address.length).toBeLessThanOrEqual(500);
        if (pin) expect(Math.abs(pin.lat) <= 90 && Math.abs(pin.lng) <= 180).toBe(true);
      }),
    );
    expect(readDraft(storageWith('{"userId":"u1","address":7,"pin":{"lat":91,"lng":0}}'), 'u1')).toEqual({
      address: '',
    });
  });

  it('survives a storage that refuses access', () => {
    const refusing = new Proxy(storageWith(null), {
      get: () => () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(readDraft(refusing, 'u1')).toEqual({ address: '' });
    expect(() => storeDraft(refusing, 'u1', { address: 'x' })).not.toThrow();
  });
});

const refused = (code: string, message: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });

describe('placementMessage', () => {
  it('repeats the server’s message if it explains the problem, and hides others', () => {
    expect(placementMessage(refused('TOTAL_MISMATCH', 'The total is now ₹95.'))).toBe(
      'The total is now ₹95.',
    );
    expect(placementMessage(refused('INTERNAL_SERVER_ERROR', 'oops'))).toBe(
      'Failed to place order. Please try again.',
    );
  });

  it('returns another message without an answer', () => {
    expect(placementMessage(new TypeError('Failed to fetch'))).toBe(
      'Something went wrong. Please try again later.',
    );
  });
});

describe('an online payment', () => {
  it('shows its own or the server’s message if it could not start', () => {
    expect(initiationMessage(refused('TOTAL_MISMATCH', 'The total is now ₹95.'))).toBe(
      'The total is now ₹95.',
    );
    expect(initiationMessage(refused('INTERNAL_SERVER_ERROR', 'oops'))).toBe('Failed to initiate payment.');
    expect(initiationMessage(new TypeError('Failed to fetch'))).toBe('Failed to initiate payment.');
  });

  it('leaves a notice on the page if it bought nothing', () => {
    const calm = 'You have not paid yet. Your cart is still here.';
    expect(resultNotice({ kind: 'unpaid', failure: undefined })).toEqual({ tone: 'info', text: calm });
    expect(resultNotice({ kind: 'unpaid', failure: 'Declined.' })?.text).toBe(
      `${calm} The last attempt failed: Declined.`,
    );
    expect(resultNotice({ kind: 'unsettled' })?.text).toContain('Nothing is lost');
    expect(resultNotice({ kind: 'unavailable' })).toBeUndefined();
  });
});
