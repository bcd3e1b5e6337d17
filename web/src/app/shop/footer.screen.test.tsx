import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { aRestaurant } from '../../../test/factories';
import { changeRestaurant } from '../../../test/restaurant';
import { aShop, desk, phone, show, title } from '../../../test/show';

const footer = page.getByRole('contentinfo');

describe.each([
  ['a phone', phone],
  ['a desk', desk],
])('the footer on %s', (_where, size) => {
  it('shows what is set in the settings, live, and nothing else', async () => {
    const shop = aShop();
    await show(shop, '/', { size });
    await expect.element(footer.getByText('12 Chowk Road, Bengaluru 560001')).toBeVisible();
    const call = footer.getByRole('link', { name: '+91 98765 43210' });
    await expect.element(call).toHaveAttribute('href', 'tel:+919876543210');
    for (const absent of ['FSSAI', 'GSTIN', 'Grievance officer'])
      await expect.element(footer.getByText(absent)).not.toBeInTheDocument();

    await changeRestaurant(
      shop,
      aRestaurant({
        fssai: '10012345678901',
        gstin: '27AAPFU0939F1ZV',
        grievanceName: 'Asha Rao',
        grievanceEmail: 'grievance@chowk.example',
        version: 2,
      }),
    );
    await expect.element(footer.getByText('FSSAI licence 10012345678901')).toBeVisible();
    await expect.element(footer.getByText('GSTIN 27AAPFU0939F1ZV')).toBeVisible();
    await expect.element(footer.getByText('Grievance officer: Asha Rao')).toBeVisible();
    await expect
      .element(footer.getByRole('link', { name: /Food Safety Connect/ }))
      .toHaveAttribute('href', 'https://foscos.fssai.gov.in/consumergrievance');
    await expect
      .element(footer.getByRole('link', { name: 'grievance@chowk.example' }))
      .toHaveAttribute('href', 'mailto:grievance@chowk.example');
  });

  it('leads to the legal pages', async () => {
    await show(aShop(), '/', { size });
    for (const name of ['Privacy', 'Terms', 'Refund policy']) {
      await footer.getByRole('link', { name, exact: true }).click();
      await expect.element(title(name)).toBeVisible();
    }
  });
});
