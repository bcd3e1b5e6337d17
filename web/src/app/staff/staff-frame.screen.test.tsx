import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import {
  aBooking,
  aCustomer,
  aDevicePerson,
  aDeviceUser,
  anAdmin,
  anOrdering,
  anOwnDevice,
  aPage,
  aPause,
  aRestaurant,
  dayAhead,
} from '../../../test/factories';
import { OrderBook } from '../../../test/orders';
import { address, aShop, button, desk, phone, show, title } from '../../../test/show';

const who = anAdmin();
const sections = page.getByRole('navigation', { name: 'Admin', exact: true });

/** What is higher than one line, cut, covered, or beside the screen. */
function faultsOfHeader(width: number): string[] {
  const header = document.querySelector('header');
  const controls = [...(header?.querySelectorAll('a, button') ?? [])].filter((each) =>
    each.checkVisibility(),
  );
  const boxes = controls.map((each) => each.getBoundingClientRect());
  return [
    ...((header?.offsetHeight ?? Infinity) > 60 ? ['high'] : []),
    ...((boxes.at(-1)?.right ?? Infinity) > width ? ['beside the screen'] : []),
    ...(document.documentElement.scrollWidth > width ? ['wide'] : []),
    ...boxes.flatMap(({ left }, n) => (left < (boxes[n - 1]?.right ?? 0) ? [`covered: ${n}`] : [])),
    // The logo may be cut.
    ...controls
      .slice(1)
      .flatMap(({ scrollWidth, clientWidth, textContent }) =>
        scrollWidth > clientWidth ? [`cut: ${textContent}`] : [],
      ),
  ];
}

describe('the header of staff', () => {
  const longName = 'Sri Annapurna Veg and Sweets';
  it.each([
    ['en', { ordering: aPause(59) }],
    ['hi', { ordering: aPause(59), shortName: 'Annapurna' }],
    ['en', { ordering: anOrdering({ takesOrders: false }), shortName: longName, name: longName }],
    ['hi', { ordering: anOrdering({ busyMinutes: 45 }), shortName: longName, name: longName }],
  ] as const)('stays one line at every width, %#', async (language, restaurant) => {
    const shop = aShop({
      restaurant: aRestaurant(restaurant),
      bookings: aPage([aBooking({ date: dayAhead(0) })]),
    });
    const book = new OrderBook(shop);
    book.place();
    await show(shop, '/admin/orders', { who, size: desk, language });
    await expect.poll(() => document.querySelector('[aria-haspopup=dialog][id]')).not.toBeNull();
    for (const width of [360, 375, 480, 703, 704, 800, 1023, 1024, 1152, 1280, 1536, 1920]) {
      await page.viewport(width, 800);
      await expect.poll(() => faultsOfHeader(width), { message: `at ${width} px` }).toEqual([]);
    }
  });
});

it('the header of a tablet stays one line at every width', async () => {
  const person = aDevicePerson({ name: 'Venkatanarasimharajuvaripeta Iyer' });
  const device = anOwnDevice({ name: 'Counter beside the door', person, persons: [person] });
  const shop = aShop({ ownDevice: device, restaurant: aRestaurant({ ordering: aPause(59) }) });
  for (const language of ['en', 'hi'] as const) {
    await show(shop, '/admin/orders', {
      who: aDeviceUser('COUNTER', { id: device.id }),
      size: desk,
      language,
    });
    await expect.poll(() => document.querySelector('header [aria-haspopup=dialog]')).not.toBeNull();
    for (const width of [360, 375, 480, 703, 704, 800, 1023, 1024, 1152, 1280, 1920]) {
      await page.viewport(width, 800);
      // Names may be cut.
      const faults = () => faultsOfHeader(width).filter((fault) => !fault.startsWith('cut'));
      await expect.poll(faults, { message: `at ${width} px` }).toEqual([]);
    }
  }
});

describe('the sections of staff', () => {
  it('are all in reach on a phone, where a menu has what does not fit', async () => {
    await show(aShop(), '/admin/orders', { who, size: phone });
    // Which takes the focus.
    await expect.element(title('All Orders')).toBeVisible();
    const shown = () =>
      sections
        .getByRole('link')
        .elements()
        .map((each) => each.textContent.replace(/none.*/, ''));
    await expect.poll(shown).toEqual(['Orders', 'Kitchen', 'Menu', 'Bookings']);
    const more = sections.getByRole('button', { name: 'More' });
    const place = () => more.element().getBoundingClientRect().x;
    const closed = place();
    await more.click();
    const entries = page.getByRole('menuitem');
    const names = () => entries.elements().map(({ textContent }) => textContent.trim());
    await expect
      .poll(names)
      .toEqual([
        'Home',
        'Admin Dashboard',
        'Messages',
        'Payments',
        'Bill book',
        'Outgoing mail',
        'Audit log',
        'Settings',
        'Logout',
      ]);
    expect(place()).toBe(closed);
    await userEvent.keyboard('{Escape}');
    await expect.poll(names).toEqual([]);
    await expect.element(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await page.getByRole('menuitem', { name: 'Messages' }).click();
    await expect.element(title('Messages')).toBeVisible();
    await expect.poll(names).toEqual([]);
    await more.click();
    await expect
      .element(page.getByRole('menuitem', { name: 'Messages' }))
      .toHaveAttribute('aria-current', 'page');
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect.poll(address).toBe('/login');
  });

  it('are those that the user may open', async () => {
    const permissions = [...aCustomer().permissions, 'VIEW_MESSAGES' as const];
    await show(aShop(), '/admin', { who: anAdmin({ permissions }), size: desk });
    await expect.element(title('Messages')).toBeVisible();
    expect(sections.getByRole('link').elements()).toHaveLength(1);
    await page.viewport(...phone);
    await expect.element(sections.getByRole('link', { name: 'Messages' })).toBeVisible();
    await expect.element(button('Stop')).not.toBeInTheDocument();
    await button('Open Details').click();
    await expect.element(page.getByRole('dialog', { name: 'Taking orders' })).toBeVisible();
    await expect.element(page.getByText('Pause orders for')).not.toBeInTheDocument();
  });
});

describe('the shortcuts of staff', () => {
  it('open screens, the search and their own list, and leave texts alone', async () => {
    await show(aShop(), '/admin/messages', { who, size: desk });
    await expect.element(title('Messages')).toBeVisible();
    await userEvent.keyboard('go');
    await expect.element(title('All Orders')).toBeVisible();
    await userEvent.keyboard('/');
    const search = page.getByRole('searchbox', { name: 'Search' });
    await expect.element(search).toHaveFocus();
    await userEvent.keyboard('gm?/');
    await expect.element(search).toHaveValue('gm?/');
    await title('All Orders').click();
    await userEvent.keyboard('{Shift>}?{/Shift}');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect.element(sheet.getByText('Go to Manage Menu')).toBeVisible();
    // A dialog keeps the keys to itself, and a popup, too.
    await userEvent.keyboard('gm');
    await expect.element(sheet).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await button('Open Pause · busy').click();
    await userEvent.keyboard('gm{Control>}k{/Control}');
    await expect.element(page.getByRole('dialog', { name: 'Taking orders' })).toBeVisible();
    await expect.element(page.getByRole('dialog', { name: 'Find or do something' })).not.toBeInTheDocument();
    expect(address()).toMatch(/^\/admin\/orders/);
  });

  it('work while the layout of the keyboard is Devanagari', async () => {
    await show(aShop(), '/admin/orders', { who, size: desk });
    await expect.element(title('All Orders')).toBeVisible();
    const pressed = { key: 'क', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true };
    window.dispatchEvent(new KeyboardEvent('keydown', pressed));
    await expect.element(page.getByRole('dialog', { name: 'Find or do something' })).toBeVisible();
    // Also the second one is not the browser's.
    const again = new KeyboardEvent('keydown', pressed);
    window.dispatchEvent(again);
    expect(again.defaultPrevented).toBe(true);
  });

  it('without Control can be turned off for good', async () => {
    await show(aShop(), '/admin/orders', { who, size: desk });
    await expect.element(title('All Orders')).toBeVisible();
    await userEvent.keyboard('{Shift>}?{/Shift}');
    await page.getByRole('checkbox', { name: 'Use shortcuts without Ctrl on this device' }).click();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('gm');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(page.getByRole('dialog', { name: 'Find or do something' })).toBeVisible();
    await expect.element(page.getByRole('option', { name: 'All Orders', exact: true })).toBeVisible();
    expect(address()).toBe('/admin/orders');
    expect(localStorage.getItem('staff:plain-keys')).toBe('off');
  });

  it('are offered to everybody by the palette', async () => {
    await show(aShop(), '/admin/orders', { who, size: phone });
    await button('Find or do something').click();
    await page.getByRole('option', { name: 'Keyboard shortcuts' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });
});
