import { page, userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  aDevicePerson,
  aDeviceUser,
  anAdmin,
  anOrder,
  anOwnDevice,
  aPage,
  minutesFromNow,
} from '../../../test/factories';
import type { OwnDevice, User } from '../../../test/generated/schema';
import { refusal, type ShopServer } from '../../../test/shop-server';
import { address, aShop, button, desk, goOffline, link, phone, show, title, toast } from '../../../test/show';

const sunita = aDevicePerson({ name: 'Sunita Devi' });
const ravi = aDevicePerson({ name: 'Ravi Menon', role: 'COUNTER' });
const meera = aDevicePerson({ name: 'Meera Nair', role: 'MANAGER', hasPin: false });
const kitchen = anOwnDevice({ demandsPerson: true, persons: [meera, ravi, sunita] });
const order = anOrder();

/** The tablet's account, which may do what the person at it may do. */
function viewer({ demandsPerson, lockedSince, id, name, person }: OwnDevice): User {
  const tablet = aDeviceUser('KITCHEN', { id, name });
  const isClosed = lockedSince || (demandsPerson && !person);
  return isClosed ? { ...tablet, permissions: ['USE_DEVICE'] } : tablet;
}
const stateOf = (device: OwnDevice) => ({ ownDevice: device, me: viewer(device) });
const with_ = (person: OwnDevice['person'], device = kitchen): OwnDevice => ({ ...device, person });

async function open(device: OwnDevice, size: readonly [number, number] = desk, route = '/admin/orders') {
  const shop = aShop({ ...stateOf(device), orders: aPage([order]) });
  await show(shop, route, { who: viewer(device), size });
  return shop;
}

/** From now on a PIN lets this person in, or lets nobody stay. */
const lets = (shop: ShopServer, person: OwnDevice['person']) => {
  const device = with_(person);
  const left = with_(null);
  shop.answer({
    enterPin: () => shop.changing(device, stateOf(device))(),
    // It only keeps the PIN.
    setPin: {
      ...with_(null),
      persons: kitchen.persons.map((each) => (each.id === person?.id ? { ...each, hasPin: true } : each)),
    },
    leaveDevice: () => shop.changing(left, stateOf(left))(),
    keepPerson: device,
  });
};

const question = page.getByRole('heading', { name: 'Who is here?' });
const person = (name: string) => button(new RegExp(`^${name}`));
const pin = page.getByLabelText('PIN', { exact: true });
const press = async (digits: string) => {
  for (const digit of digits) await button(digit).click();
};
const orders = title('All Orders');

afterEach(() => vi.restoreAllMocks());

describe('a tablet that demands a person', () => {
  it('shows names alone, and nothing of the staff area', async () => {
    const shop = await open(kitchen);
    await expect.element(question).toBeVisible();
    await expect.element(title('Kitchen')).toBeVisible();
    for (const name of ['Sunita Devi', 'Ravi Menon', 'Meera Nair'])
      await expect.element(person(name)).toBeVisible();
    expect(person('Sunita').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(64);
    expect(page.getByRole('navigation').elements()).toEqual([]);
    expect(page.getByRole('article').elements()).toEqual([]);
    expect(shop.sent('Orders')).toEqual([]);
  });

  it('lets a person in by the keypad, whose keys are large', async () => {
    const shop = await open(kitchen, phone);
    lets(shop, sunita);
    await person('Sunita').click();
    await expect.element(pin).toHaveFocus();
    expect(button('5').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(64);
    await press('4718');
    await button('Delete the last digit').click();
    await press('9');
    await expect.element(pin).toHaveFocus();
    await button('OK').click();
    await expect.element(orders).toBeVisible();
    await expect
      .element(page.getByRole('article', { name: `Order ${order.name}`, exact: true }))
      .toBeVisible();
    expect(shop.sent('EnterPin')).toEqual([{ personId: sunita.id, pin: '4719' }]);
    await expect.element(button(/^Sunita Devi *Kitchen *Who is here/)).toBeVisible();
  });

  it('lets a person in by keyboard alone, also with Devanagari digits', async () => {
    const shop = await open(kitchen);
    lets(shop, sunita);
    await expect.element(person('Sunita')).toBeVisible();
    person('Sunita').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(pin).toHaveFocus();
    await userEvent.keyboard('४7{Enter}');
    await expect.element(page.getByText('Enter 4 to 6 digits.')).toBeVisible();
    await userEvent.keyboard('a1९{Enter}');
    await expect.element(orders).toBeVisible();
    expect(shop.sent('EnterPin')).toEqual([{ personId: sunita.id, pin: '4719' }]);
  });

  it('clears a wrong PIN, keeps the focus, and says that tries are limited', async () => {
    const shop = await open(kitchen);
    await person('Sunita').click();
    const message = 'This PIN is wrong. After five wrong ones you have to wait.';
    shop.fails('EnterPin', refusal('BAD_USER_INPUT', message, [{ field: 'pin', message }]));
    await userEvent.keyboard('4711{Enter}');
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(pin).toHaveValue('');
    await expect.element(pin).toHaveFocus();
    shop.recovers('EnterPin');
    lets(shop, sunita);
    await userEvent.keyboard('4719{Enter}');
    await expect.element(orders).toBeVisible();
  });

  it('says how long a person has to wait, and asks again after it', async () => {
    const waiting = { ...sunita, lockedUntil: minutesFromNow(14) };
    const shop = await open({ ...kitchen, persons: [waiting, ravi] });
    await expect.element(person('Sunita')).toHaveTextContent('has to wait');
    await person('Sunita').click();
    await expect.element(page.getByText(/Sunita Devi can try again in 14 minutes/)).toBeVisible();
    await expect.element(pin).not.toBeInTheDocument();
    shop.answer({ ownDevice: kitchen });
    await expect.element(pin).toBeVisible();
  });

  it('lets a person who has forgotten the PIN set a new one instead of waiting', async () => {
    const waiting = { ...sunita, lockedUntil: minutesFromNow(4) };
    const shop = await open({ ...kitchen, persons: [waiting, ravi] }, phone);
    await person('Sunita').click();
    await expect.element(page.getByText(/A new PIN ends the wait/)).toBeVisible();
    const forgotten = button('Forgot your PIN?');
    expect(forgotten.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    forgotten.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByText(/It replaces the old one on this tablet, and ends the wait/))
      .toBeVisible();
    const password = page.getByLabelText('Password of your account', { exact: true });
    await expect.element(password).toHaveFocus();
    await password.fill('my password');
    await page.getByLabelText('New PIN').fill('4719');
    await page.getByLabelText('The same PIN again').fill('4719');
    lets(shop, sunita);
    shop.fails('EnterPin', refusal('CONFLICT', 'Another window has locked it.'));
    await button('Save the PIN').click();
    await expect.element(page.getByText('Another window has locked it.')).toBeVisible();
    shop.recovers('EnterPin');
    await button('Save the PIN').click();
    await expect.element(orders).toBeVisible();
    expect(shop.sent('SetPin')).toHaveLength(2);
    expect(shop.sent('SetPin').at(-1)).toEqual({
      personId: sunita.id,
      pin: '4719',
      password: 'my password',
    });
    expect(shop.sent('EnterPin').at(-1)).toEqual({ personId: sunita.id, pin: '4719' });
  });

  it('goes back to the PIN of a person who remembers it', async () => {
    const shop = await open(kitchen);
    lets(shop, sunita);
    await person('Sunita').click();
    await button('Forgot your PIN?').click();
    await button('Back to the PIN').click();
    await expect.element(pin).toHaveFocus();
    await userEvent.keyboard('4719{Enter}');
    await expect.element(orders).toBeVisible();
    expect(shop.sent('SetPin')).toEqual([]);
  });

  it('keeps the digits while the PIN cannot be checked', async () => {
    const shop = await open(kitchen);
    await person('Sunita').click();
    await goOffline();
    shop.fails('EnterPin', 'unreachable');
    await userEvent.keyboard('4719{Enter}');
    await expect.element(page.getByText(/The PIN could not be checked/)).toBeVisible();
    await expect.element(pin).toHaveValue('4719');
    shop.recovers('EnterPin');
    lets(shop, sunita);
    await userEvent.keyboard('{Enter}');
    await expect.element(orders).toBeVisible();
  });

  it('that twenty wrong PINs have locked says who unlocks it', async () => {
    await open({ ...kitchen, lockedSince: minutesFromNow(-1) });
    await expect.element(page.getByText(/locked after twenty wrong PINs/)).toBeVisible();
    await expect.element(person('Sunita')).not.toBeInTheDocument();
  });

  it('works again once it is unlocked, although its profile cannot be read at first', async () => {
    const free = anOwnDevice({ lockedSince: minutesFromNow(-1) });
    const shop = await open(free);
    await expect.element(page.getByText(/locked after twenty wrong PINs/)).toBeVisible();
    const unlocked = { ...free, lockedSince: null };
    shop.fails('Me', 'fault');
    shop.answer(stateOf(unlocked));
    shop.disconnect();
    shop.connect();
    await expect.element(page.getByText(/What this tablet may do could not be read/)).toBeVisible();
    const reads = shop.sent('Me').length;
    await button('Try again').click();
    await expect.poll(() => shop.sent('Me').length).toBeGreaterThan(reads);
    shop.recovers('Me');
    await expect.element(orders).toBeVisible();
  });

  it('that was unlocked while its profile was read asks for nothing more', async () => {
    const locked = anOwnDevice({ lockedSince: minutesFromNow(-1) });
    const unlocked = { ...locked, lockedSince: null };
    const shop = aShop({ orders: aPage([order]), ownDevice: unlocked });
    shop.ignoreSockets();
    shop.answer({ me: viewer(locked) });
    const release = shop.holds('OwnTablet');
    await show(shop, '/admin/orders', { who: viewer(locked) });
    await expect.poll(() => shop.sent('OwnTablet').length).toBe(1);
    shop.answer({ me: viewer(unlocked) });
    release();
    await expect.element(orders).toBeVisible();
  });

  it('says so, and tries again, if it cannot be read', async () => {
    const shop = aShop({ ...stateOf(kitchen) });
    shop.ignoreSockets();
    shop.fails('OwnTablet', 500);
    await show(shop, '/admin/orders', { who: viewer(kitchen) });
    await expect.element(page.getByText(/The shop cannot be reached right now/)).toBeVisible();
    shop.recovers('OwnTablet');
    await button('Try again').click();
    await expect.element(question).toBeVisible();
  });
});

describe('a person without a PIN', () => {
  it('chooses one with the password, and hears why it is refused', async () => {
    const shop = await open(kitchen);
    await person('Meera').click();
    await expect.element(page.getByText(/Meera Nair has no PIN on this tablet yet/)).toBeVisible();
    await page.getByLabelText('Password of your account', { exact: true }).fill('my password');
    await page.getByLabelText('New PIN').fill('12');
    await page.getByLabelText('The same PIN again').fill('1234');
    await button('Save the PIN').click();
    await expect.element(page.getByText('Enter 4 to 6 digits.')).toBeVisible();
    await page.getByLabelText('New PIN').fill('1235');
    await expect.element(page.getByText('The two PINs differ.')).toBeVisible();
    expect(shop.sent('SetPin')).toEqual([]);
    await page.getByLabelText('New PIN').fill('1234');
    const message = 'This PIN is easily guessed. Choose another one.';
    shop.fails('SetPin', refusal('BAD_USER_INPUT', message, [{ field: 'pin', message }]));
    await button('Save the PIN').click();
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(page.getByLabelText('New PIN')).toHaveFocus();
    await page.getByLabelText('New PIN').fill('4719');
    await page.getByLabelText('The same PIN again').fill('4719');
    const ask = 'Please enter the code from your app.';
    const methods = ['AUTHENTICATOR'];
    shop.fails(
      'SetPin',
      refusal('REAUTHENTICATE', ask, [{ field: 'secondFactor', message: ask }], { methods }),
    );
    await button('Save the PIN').click();
    await expect.element(page.getByLabelText('Code from your app')).toBeVisible();
    shop.recovers('SetPin');
    lets(shop, { ...meera, hasPin: true });
    await page.getByLabelText('Code from your app').fill('123456');
    await expect.element(orders).toBeVisible();
    expect(shop.sent('SetPin').at(-1)).toEqual({
      personId: meera.id,
      pin: '4719',
      password: 'my password',
      secondFactor: { digits: '123456' },
    });
    expect(shop.sent('EnterPin')).toEqual([{ personId: meera.id, pin: '4719' }]);
  });
});

describe('a tablet with somebody at it', () => {
  it('is locked with one press', async () => {
    const shop = await open(with_(sunita));
    lets(shop, sunita);
    await expect.element(orders).toBeVisible();
    await button('Lock the tablet').click();
    await expect.element(question).toBeVisible();
    await expect.poll(() => shop.sent('LeaveTablet')).toHaveLength(1);
    expect(page.getByRole('article').elements()).toEqual([]);
  });

  it('keeps the digits of somebody who is faster than the profile', async () => {
    const shop = await open(with_(sunita));
    lets(shop, ravi);
    await expect.element(orders).toBeVisible();
    const release = shop.holds('Me');
    await button('Lock the tablet').click();
    await person('Ravi').click();
    await userEvent.keyboard('47');
    const reads = shop.sent('OwnTablet').length;
    release();
    await expect.poll(() => shop.sent('OwnTablet').length > reads && shop.isIdle).toBe(true);
    await expect.element(pin).toHaveValue('47');
    await userEvent.keyboard('19{Enter}');
    await expect.element(orders).toBeVisible();
  });

  it('shows the next person nothing that was read before', async () => {
    const shop = await open(with_(sunita));
    lets(shop, ravi);
    const card = page.getByRole('article', { name: `Order ${order.name}`, exact: true });
    await expect.element(card).toBeVisible();
    await button('Lock the tablet').click();
    await expect.element(question).toBeVisible();
    const release = shop.holds('AdminOrders');
    await person('Ravi').click();
    await userEvent.keyboard('4719{Enter}');
    await expect.element(button(/^Ravi Menon *Kitchen/)).toBeVisible();
    await expect.element(orders).toBeVisible();
    await expect.element(card).not.toBeInTheDocument();
    release();
    await expect.element(card).toBeVisible();
  });

  it('is locked without a network, too, and says it as soon as it can', async () => {
    const shop = await open(with_(sunita));
    lets(shop, sunita);
    await expect.element(orders).toBeVisible();
    await goOffline();
    shop.fails('LeaveTablet', 'unreachable');
    await button('Lock the tablet').click();
    await expect.element(question).toBeVisible();
    shop.recovers('LeaveTablet');
    await expect.poll(() => shop.answers.ownDevice).toMatchObject({ person: null });
    await expect.element(question).toBeVisible();
  });

  it('changes to another person without a lock between', async () => {
    const shop = await open(with_(sunita));
    lets(shop, ravi);
    await button(/^Sunita Devi *Kitchen *Who is here/).click();
    await person('Ravi').click();
    await userEvent.keyboard('4719{Enter}');
    await expect.element(button(/^Ravi Menon *Kitchen/)).toBeVisible();
    await expect.element(orders).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('locks itself after minutes without a press, even if its clock is set back', async () => {
    const started = performance.now.bind(performance);
    let ahead = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => started() + ahead);
    const shop = await open(with_(sunita));
    lets(shop, sunita);
    await expect.element(orders).toBeVisible();
    vi.setSystemTime(minutesFromNow(-60));
    ahead += 4 * 60_000;
    await orders.click();
    await expect.poll(() => shop.sent('KeepPerson')).toHaveLength(1);
    await orders.click();
    ahead += 4 * 60_000;
    // The press has counted: a check has run since.
    await expect.element(button('Lock the tablet')).toBeVisible();
    expect(shop.sent('LeaveTablet')).toEqual([]);
    ahead += 61_000;
    await expect.element(question).toBeVisible();
    expect(shop.sent('KeepPerson')).toHaveLength(1);
    await expect.poll(() => shop.sent('LeaveTablet')).toHaveLength(1);
  });

  it('locks itself after it has slept, while one of its clocks stood still', async () => {
    const shop = await open(with_(sunita));
    lets(shop, sunita);
    await expect.element(orders).toBeVisible();
    vi.setSystemTime(minutesFromNow(6));
    await expect.element(question).toBeVisible();
  });

  it('counts the presses in all windows, of which only those in sight lock', async () => {
    const shop = await open(with_(sunita));
    lets(shop, sunita);
    await expect.element(orders).toBeVisible();
    const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const changes = () => document.dispatchEvent(new Event('visibilitychange'));
    vi.setSystemTime(minutesFromNow(6));
    changes();
    localStorage.setItem('tabletPressedAt', String(Date.now() - 60_000));
    sight.mockReturnValue('visible');
    changes();
    await expect.element(orders).toBeVisible();
    expect(shop.sent('LeaveTablet')).toEqual([]);
    vi.setSystemTime(minutesFromNow(11));
    await expect.element(question).toBeVisible();
    await expect.poll(() => shop.sent('LeaveTablet')).toHaveLength(1);
  });

  it('locks when the server lets the person go', async () => {
    const shop = await open(with_(sunita));
    await expect.element(orders).toBeVisible();
    const alone = with_(null);
    // What is on its way is refused.
    shop.answer({ ownDevice: alone, me: () => viewer(alone) });
    shop.disconnect();
    shop.connect();
    await expect.element(question).toBeVisible();
  });
});

describe('a tablet that demands nobody', () => {
  const free = anOwnDevice({ name: 'Kitchen', persons: [sunita] });

  it('works by itself, and takes nobody to an account', async () => {
    const shop = await open(free);
    await expect.element(orders).toBeVisible();
    await expect.element(button(/^Kitchen *Who is here/)).toBeVisible();
    await expect.element(button('Lock the tablet')).not.toBeInTheDocument();
    await expect.element(button(/^Notifications/)).not.toBeInTheDocument();
    await expect.element(button('LOGOUT')).not.toBeInTheDocument();
    await expect.element(button('Logout')).not.toBeInTheDocument();
    window.location.hash = '/about';
    await expect.element(button('MY ACCOUNT')).toBeVisible();
    await expect.element(link('Profile')).not.toBeInTheDocument();
    await expect.element(link(/^Cart/)).not.toBeInTheDocument();
    await expect.element(page.getByRole('combobox')).not.toBeInTheDocument();
    await button('MY ACCOUNT').click();
    await expect.element(page.getByRole('menuitem', { name: 'Staff area' })).toBeVisible();
    await expect.element(page.getByRole('menuitem', { name: /logout/i })).not.toBeInTheDocument();
    expect(shop.sent('Notifications')).toEqual([]);
  });

  it.each(['/', '/menu', '/cart', '/checkout'])(
    'leads from %s to its work, as it cannot order',
    async (route) => {
      await open(free, desk, route);
      await expect.element(title('Kitchen')).toBeVisible();
      expect(address()).toBe('/admin/kitchen');
      await expect.element(link('Home')).not.toBeInTheDocument();
    },
  );

  it('has no menu below the screen of a phone, as nothing would be in it', async () => {
    await open(free, phone);
    await expect.element(orders).toBeVisible();
    await expect.element(page.getByRole('navigation', { name: 'Admin' })).toBeVisible();
    await expect.element(button('More')).not.toBeInTheDocument();
  });

  it('leaves a screen that it may not open', async () => {
    await open(free, desk, '/admin/settings');
    await expect.element(title('Kitchen')).toBeVisible();
    await expect.poll(address).toBe('/admin/kitchen');
    await expect.element(toast(/./)).not.toBeInTheDocument();
  });
});

describe('the report of a tablet', () => {
  const seeAgain = () => document.dispatchEvent(new Event('visibilitychange'));
  /** Half a minute after the last report. */
  const seeLater = () => {
    localStorage.setItem('tabletReportedAt', String(Date.now() - 30_000));
    seeAgain();
  };

  it('has the version, the battery and the last stamp, and is made up for after a failure', async () => {
    Object.defineProperty(navigator, 'getBattery', {
      configurable: true,
      value: () => Promise.resolve({ level: 0.644, charging: true }),
    });
    const shop = await open(kitchen);
    await expect.poll(() => localStorage.getItem('tabletStamp')).toBe('stamp');
    const report = { appVersion: expect.any(String), batteryPercent: 64, isCharging: true };
    expect(shop.sent('NoteTablet')).toEqual([{ stamp: null, ...report }]);
    shop.fails('NoteTablet', 'unreachable');
    seeLater();
    await expect.poll(() => shop.sent('NoteTablet')).toHaveLength(2);
    await expect.poll(() => shop.isIdle).toBe(true);
    shop.recovers('NoteTablet');
    shop.answer({ noteDevice: 'next stamp' });
    await expect
      .poll(() => {
        seeLater();
        return localStorage.getItem('tabletStamp');
      })
      .toBe('next stamp');
    expect(shop.sent('NoteTablet').at(-1)).toMatchObject({ stamp: 'stamp' });
    Reflect.deleteProperty(navigator, 'getBattery');
  });

  it('is one for all windows of the browser, at most every half minute', async () => {
    let end: () => void = () => undefined;
    const otherWindow = new Promise<void>((resolve) => {
      end = resolve;
    });
    const released = new Promise((resolve) => {
      void navigator.locks.request('tablet-report', () => otherWindow).then(resolve);
    });
    await expect.poll(async () => (await navigator.locks.query()).held).toHaveLength(1);
    const shop = await open(kitchen);
    await expect.element(question).toBeVisible();
    expect(shop.sent('NoteTablet')).toEqual([]);
    localStorage.setItem('tabletStamp', 'stamp of the other window');
    end();
    await released;
    seeAgain();
    await expect.poll(() => localStorage.getItem('tabletStamp')).toBe('stamp');
    expect(shop.sent('NoteTablet')).toMatchObject([{ stamp: 'stamp of the other window' }]);
    await expect.poll(async () => (await navigator.locks.query()).held).toEqual([]);
    seeAgain();
    await expect.poll(async () => (await navigator.locks.query()).held).toEqual([]);
    expect(shop.sent('NoteTablet')).toHaveLength(1);
  });

  it('leads to the login, which says so, once the session was used in two places', async () => {
    const shop = await open(kitchen);
    await expect.element(question).toBeVisible();
    await expect.poll(() => localStorage.getItem('tabletStamp')).toBe('stamp');
    const message = 'This tablet’s login was used in another browser, too.';
    shop.fails('NoteTablet', refusal('UNAUTHENTICATED', message, [{ field: 'stamp', message }]));
    shop.answer({ me: null });
    seeLater();
    await expect.poll(address).toBe('/login');
    await expect
      .element(page.getByText(/^This tablet’s session, Kitchen, was used in two places/))
      .toBeVisible();
  });

  it('leads to the login once the tablet is signed out, which says so until somebody logs in', async () => {
    const shop = await open(kitchen);
    await expect.element(question).toBeVisible();
    await expect.poll(() => localStorage.getItem('tabletStamp')).toBe('stamp');
    shop.fails('NoteTablet', refusal('UNAUTHENTICATED', 'This tablet was signed out.'));
    shop.answer({ me: null });
    seeLater();
    await expect.poll(address).toBe('/login');
    await expect
      .element(page.getByText(/^This tablet, Kitchen, was signed out\. An owner or manager/))
      .toBeVisible();
    const owner = anAdmin();
    const session = { token: 'token-of-the-owner', deviceToken: '', user: owner };
    shop.answer({ login: shop.changing(session, { me: owner, ownDevice: null }) });
    await page.getByLabelText('Email').fill('vikram@example.in');
    await page.getByLabelText('Password', { exact: true }).fill('my password');
    await userEvent.keyboard('{Enter}');
    await expect.element(title('Tablets')).toBeVisible();
    expect(localStorage.getItem('tabletName')).toBeNull();
    expect(localStorage.getItem('tabletStamp')).toBeNull();
  });
});
