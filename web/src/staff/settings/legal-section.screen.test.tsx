import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { anAdmin, aRestaurant } from '../../../test/factories';
import { refusal, type ShopServer } from '../../../test/shop-server';
import { aShop, button, show, toast } from '../../../test/show';

const who = anAdmin();
const field = (label: string) => page.getByLabelText(label, { exact: true });
const saves = (shop: ShopServer) => shop.sent('UpdateRestaurant').map(({ input }) => input);

describe('the settings of the legal pages', () => {
  it('offer the standard text for editing, and go back to it', async () => {
    const shop = aShop();
    await show(shop, '/admin/settings/legal', { who });
    const refunds = field('Refund policy');
    await button('Edit the standard text: Refund policy').click();
    await expect.element(refunds).toHaveValue(expect.stringMatching(/^This page says[^]*\n\n## Orders\n\n/));
    await expect.element(refunds).toHaveFocus();
    const refundText = '## No refunds on Sundays\n\nAsk on Monday.';
    await refunds.fill(refundText);
    await field('Grievance officer').fill('Asha Rao');
    await field('Email for complaints').fill('asha@nowhere');
    const message = 'Please enter a valid e-mail address';
    shop.fails(
      'UpdateRestaurant',
      refusal('BAD_USER_INPUT', 'Invalid', [{ field: 'grievanceEmail', message }]),
    );
    await button('Save').click();
    await expect.element(page.getByText(/valid e-mail address/)).toBeVisible();

    shop.recovers('UpdateRestaurant');
    const input = { grievanceName: 'Asha Rao', grievanceEmail: 'grievance@chowk.example', refundText };
    shop.answer({ updateRestaurant: aRestaurant({ ...input, version: 2 }) });
    await field('Email for complaints').fill(input.grievanceEmail);
    await button('Save').click();
    await expect.element(toast('Settings saved.')).toBeVisible();
    expect(saves(shop).at(-1)).toEqual(input);

    shop.answer({ updateRestaurant: aRestaurant({ ...input, refundText: null, version: 3 }) });
    await refunds.fill('');
    await button('Save').click();
    await expect.element(button('Edit the standard text: Refund policy')).toBeVisible();
    await expect
      .poll(() => shop.sent('UpdateRestaurant').at(-1))
      .toEqual({ input: { refundText: '' }, version: 2 });
  });
});
