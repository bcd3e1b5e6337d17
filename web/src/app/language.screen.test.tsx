import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { aCustomer, anOrder, aPage } from '../../test/factories';
import { refusal } from '../../test/shop-server';
import { address, aShop, button, kept, show, title } from '../../test/show';

const language = () => document.documentElement.lang;

describe('Hindi', () => {
  it('is chosen in the footer by keyboard, and kept with the input', async () => {
    const shop = aShop();
    await show(shop, '/contact');
    await page.getByLabelText('Message').fill('Do you cater?');
    const choices = page.getByRole('group', { name: 'Language' }).getByRole('button');
    expect(choices.elements().map(({ textContent }) => textContent)).toEqual(['English', 'हिन्दी']);
    choices.first().element().focus();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(title('संपर्क')).toBeVisible();
    await expect.element(page.getByRole('status').filter({ hasText: 'भाषा: हिन्दी' })).toBeInTheDocument();
    await expect.element(button('हिन्दी')).toHaveFocus();
    await expect.element(button('हिन्दी')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(page.getByLabelText('संदेश')).toHaveValue('Do you cater?');
    await expect.poll(language).toBe('hi-IN');
    await expect.poll(() => document.title).toBe('संपर्क · Chowk Street Kitchen');

    await show(shop, address(), { language: 'hi', session: kept().session });
    await expect.element(title('संपर्क')).toBeVisible();
    await button('English').click();
    await expect.element(title('Contact')).toBeVisible();
    expect(localStorage.getItem('language')).toBe('en');
  });

  it('is chosen in the menu of a phone', async () => {
    await show(aShop(), '/contact', { language: 'hi' });
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: 'मेन्यू' }).click();
    await header.getByRole('group', { name: 'भाषा' }).getByRole('button', { name: 'English' }).click();
    await expect.element(title('Contact')).toBeVisible();
  });

  it('is the language of what the server says', async () => {
    const shop = aShop();
    shop.fails('Login', refusal('INVALID_CREDENTIALS', 'ईमेल या पासवर्ड सही नहीं है।'));
    await show(shop, '/login', { language: 'hi' });
    await page.getByLabelText('ईमेल').fill('nobody@example.in');
    await page.getByRole('textbox', { name: 'पासवर्ड' }).fill('wrong password');
    await button('लॉग इन करें').click();
    await expect.element(page.getByText('ईमेल या पासवर्ड सही नहीं है।')).toBeVisible();
    expect(shop.requests.at(-1)).toMatchObject({ operationName: 'Login', language: 'hi' });
  });

  it('has dates and amounts as in India, and an order’s buttons in one line each on a narrow phone', async () => {
    const order = anOrder({ status: 'DELIVERED', total: 123456.5 });
    await show(aShop({ myOrders: aPage([order]) }), '/order-history', {
      who: aCustomer(),
      language: 'hi',
      size: [360, 640],
    });
    const card = page.getByRole('article');
    await expect
      .element(card.getByRole('time').first())
      .toHaveTextContent(/^\d{1,2} \S+ 20\d\d, (सुबह|दोपहर|शाम|रात) \d{1,2}:\d\d$/);
    await expect.element(card.getByText('₹1,23,456.50').first()).toBeVisible();
    await document.fonts.ready;
    const words = card.getByText(/^(फिर से ऑर्डर करें|ऑर्डर ट्रैक करें)$/);
    const lines = () =>
      words.elements().map((each) => {
        const text = document.createRange();
        text.selectNodeContents(each);
        return text.getClientRects().length;
      });
    await expect.poll(lines).toEqual([1, 1]);
  });
});
