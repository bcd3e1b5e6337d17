import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { button, desk, expect, isLive, phone, test, toast, type Visit } from './journey-test';
import { connectionOf } from './page-loads';
import { aDish, anAdmin } from './people';
import type { Shop } from './shop';

const form = (page: Page) => page.getByRole('form');
const row = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

async function openMenu(shop: Shop, visit: Visit): Promise<Page> {
  const page = await visit('/admin/menu', { who: shop.owner, size: desk });
  await expect(page.getByLabel('Name')).toBeVisible();
  // Only then does the page listen for dropped files.
  await isLive(page);
  return page;
}

const aPicture = async () => ({
  name: 'dish.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 400, height: 300, channels: 3, background: 'teal' } })
    .png()
    .toBuffer(),
});

/** Of more than the 5 MB that the server takes: noise, which does not compress. */
const aLargePhoto = async () => ({
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: await sharp(randomBytes(2000 * 1000 * 3), { raw: { width: 2000, height: 1000, channels: 3 } })
    .png()
    .toBuffer(),
});

/** Red on the left half, blue on the right one. */
async function redAndBlue(): Promise<string> {
  const blue = await sharp({ create: { width: 600, height: 300, channels: 3, background: 'blue' } })
    .png()
    .toBuffer();
  const picture = await sharp({ create: { width: 1200, height: 300, channels: 3, background: 'red' } })
    .composite([{ input: blue, left: 600, top: 0 }])
    .png()
    .toBuffer();
  return picture.toString('base64');
}

/** Sends the browser's event with PNG files in base64, which a test cannot make by hand. */
const send = (page: Page, kind: 'drop' | 'paste', files: readonly string[], text = '') =>
  page.evaluate(`{
    const data = new DataTransfer();
    for (const base64 of ${JSON.stringify(files)}) {
      const bytes = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
      data.items.add(new File([bytes], 'dish.png', { type: 'image/png' }));
    }
    const text = ${JSON.stringify(text)};
    if (text) data.setData('text/plain', text);
    const options = { bubbles: true, cancelable: true, dataTransfer: data, clipboardData: data };
    const event = ${kind === 'drop' ? "new DragEvent('drop', options)" : "new ClipboardEvent('paste', options)"};
    document.querySelector('input[name=name]').dispatchEvent(event);
  }`);

const preview = (page: Page) => page.getByRole('img', { name: 'Preview' });
/** The address of the stored picture. @param not of an earlier one */
async function storedPath(page: Page, not = ''): Promise<string> {
  await expect(preview(page)).toHaveAttribute('src', /^\/uploads\//);
  if (not) await expect(preview(page)).not.toHaveAttribute('src', not);
  await expect(preview(page)).toHaveAttribute('src', /^\/uploads\//);
  return (await preview(page).getAttribute('src')) ?? '';
}

async function pixelsOf(shop: Shop, path: string) {
  const response = await fetch(shop.url + path);
  const image = sharp(Buffer.from(await response.arrayBuffer()));
  const { width, height } = await image.metadata();
  const { channels } = await image.stats();
  const [red, , blue] = channels.map(({ mean }) => mean);
  return { ratio: width / height, red: red ?? 0, blue: blue ?? 0 };
}

test.describe('the admin’s menu', () => {
  test.use({ hasOwnShop: true });

  test('adds, changes, finds and deletes dishes', async ({ shop, visit }) => {
    await shop.sql('delete from menu_items');
    const page = await visit('/admin/menu', { who: shop.owner, size: phone });
    await isLive(page);
    await expect(page.getByText('No items found.')).toBeVisible();

    await page.getByLabel('Name').fill('Kanda Bhajiya');
    await page.getByLabel('Price').fill('55.50');
    await page.getByLabel('Description').fill('Crisp onion fritters.');
    await page.getByLabel('Category').fill('Snacks');
    await expect(page.getByLabel('Image')).toHaveAttribute('accept', 'image/*');
    await page.getByLabel('Image').setInputFiles(await aPicture());
    await expect(page.getByRole('img', { name: 'Preview' })).toBeVisible();
    await button(page, 'Add Item').click();
    await expect(toast(page, '✅ Item added!')).toBeVisible();
    await expect(row(page, 'Kanda Bhajiya')).toContainText('₹55.50');
    await expect(row(page, 'Kanda Bhajiya')).toContainText('Crisp onion fritters.');
    const image = row(page, 'Kanda Bhajiya').getByRole('img');
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((own: HTMLImageElement) => own.naturalWidth)).toBeGreaterThan(0);
    // The form is ready for the next one.
    await expect(page.getByLabel('Name')).toHaveValue('');

    await aDish(shop, { name: 'Misal Pav' });
    await page.reload();
    await page.getByLabel('Search').fill('BHAJI');
    await expect(row(page, 'Misal Pav')).toHaveCount(0);
    await button(page, 'Edit Kanda Bhajiya').click();
    await expect(page.getByLabel('Name')).toBeFocused();
    await expect(page.getByLabel('Price')).toHaveValue('55.5');
    await page.getByLabel('Name').fill('Kanda Bhaji');
    await button(page, 'Update Item').click();
    await expect(toast(page, '✅ Item updated!')).toBeVisible();
    await expect(row(page, 'Kanda Bhaji')).toBeVisible();
    await button(page, 'Add a dish').click();
    await expect(button(page, 'Add Item')).toBeVisible();

    await button(page, 'Edit Kanda Bhaji').click();
    await button(page, 'Cancel').click();
    await button(page, 'Add a dish').click();
    await expect(button(page, 'Add Item')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('');

    await button(page, 'Delete Kanda Bhaji').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No items found.')).toBeVisible();
    await page.getByLabel('Search').fill('');
    await expect(row(page, 'Misal Pav')).toBeVisible();
  });
  test('notifies the second of two admins who edit one dish, and loses no input', async ({ shop, visit }) => {
    await aDish(shop, { name: 'Pani Puri', price: 40 });
    const first = await visit('/admin/menu', { who: shop.owner, size: desk });
    const second = await visit('/admin/menu', { who: await anAdmin(shop, 'Meera Iyer'), size: desk });
    for (const page of [first, second]) await isLive(page);
    for (const page of [first, second]) await button(page, 'Edit Pani Puri').click();
    await first.getByLabel('Price').fill('45');
    await second.getByLabel('Description').fill('Crisp shells, tangy water.');
    await button(first, 'Update Item').click();
    await expect(toast(first, '✅ Item updated!')).toBeVisible();

    // No conflict: each changed other fields, and the second admin sees the new price before saving.
    await expect(second.getByText('Another admin has changed: Price.')).toBeVisible();
    await expect(second.getByLabel('Price')).toHaveValue('45');
    await button(second, 'Update Item').click();
    await expect(toast(second, '✅ Item updated!')).toBeVisible();
    await expect(row(first, 'Pani Puri')).toContainText(/₹45.*tangy water/s);

    // Both change the price: the second admin is warned before and after saving.
    await button(second, 'Edit Pani Puri').click();
    await second.getByLabel('Price').fill('50');
    await second.getByLabel('Category').fill('Chaat');
    await button(first, 'Edit Pani Puri').click();
    await first.getByLabel('Price').fill('60');
    await first.getByLabel('Name').fill('Puchka');
    await button(first, 'Update Item').click();
    const notice = second.getByRole('alert').filter({ hasText: 'Another admin has changed the same' });
    await expect(notice).toContainText('₹60');
    await expect(notice).not.toContainText('Puchka');
    await button(second, 'Update Item').click();
    await expect(toast(second, '❌ Someone else has changed this dish')).toBeVisible();
    await button(second, 'Use theirs').click();
    await expect(second.getByLabel('Price')).toHaveValue('60');
    await expect(second.getByLabel('Category')).toHaveValue('Chaat');
    await button(second, 'Update Item').click();
    await expect(row(first, 'Puchka')).toContainText(/₹60.*Chaat/s);

    await button(second, 'Edit Puchka').click();
    await second.getByLabel('Price').fill('50');
    await button(first, 'Edit Puchka').click();
    await first.getByLabel('Price').fill('65');
    await first.getByLabel('Name').fill('Pani Puri');
    await button(first, 'Update Item').click();
    await button(second, 'Save mine anyway').click();
    await expect(row(first, 'Pani Puri')).toContainText('₹50');
    // The form returns to adding after the save.
    await expect(button(second, 'Add Item')).toBeVisible();

    // Deleted while she edits it.
    await button(second, 'Edit Pani Puri').click();
    await second.getByLabel('Name').fill('Gol Gappa');
    await button(first, 'Delete Pani Puri').click();
    await first.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(second.getByText('Another admin has deleted this.')).toBeVisible();
    await button(second, 'Add it as a new one').click();
    await button(second, 'Add Item').click();
    await expect(toast(second, '✅ Item added!')).toBeVisible();
    await expect(row(first, 'Gol Gappa')).toBeVisible();
  });

  test('saves no dish while its picture is refused, and keeps the previous valid one', async ({
    shop,
    visit,
    complaints,
  }) => {
    const page = await openMenu(shop, visit);
    const uploads = await connectionOf(page, '**/api/admin/menu/image');
    await page.getByLabel('Name').fill('Dabeli of today');
    await page.getByLabel('Price').fill('35');
    const image = page.getByLabel('Image');
    await image.setInputFiles(await aPicture());
    await expect
      .poll(() => page.getByRole('img', { name: 'Preview' }).getAttribute('src'))
      .toMatch(/^\/?.*uploads\//);

    const before = await page.getByRole('img', { name: 'Preview' }).getAttribute('src');
    await image.setInputFiles(await aLargePhoto());
    await expect
      .poll(async () => {
        const src = await page.getByRole('img', { name: 'Preview' }).getAttribute('src');
        return src !== before && src?.includes('uploads/');
      })
      .toBe(true);

    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    await image.setInputFiles({ name: 'dish.svg', mimeType: 'image/svg+xml', buffer: svg });
    await expect(form(page).getByText(/Choose a JPEG, PNG/)).toBeVisible();
    await expect(button(page, 'Try again')).toHaveCount(0);
    await button(page, 'Add Item').click();
    await expect(page.getByText('Nothing is saved yet')).toBeVisible();
    const huge = Buffer.alloc(5 * 1024 * 1024 + 1);
    await image.setInputFiles({ name: 'dish.png', mimeType: 'image/png', buffer: huge });
    await expect(form(page).getByText('Please choose a picture of at most 5 MB.')).toBeVisible();
    await button(page, 'Add Item').click();
    await expect(page.getByText('Nothing is saved yet')).toBeVisible();
    await expect(row(page, 'Dabeli of today')).toHaveCount(0);

    // Without an answer the same picture may still be taken.
    uploads.cut();
    await image.setInputFiles(await aPicture());
    await expect(page.getByText('The picture could not be uploaded. Please try again.')).toBeVisible();
    await expect(toast(page, /^❌ Error$/)).toBeVisible();
    await expect(button(page, 'Try again')).toBeVisible();
    await button(page, 'Keep this image').click();
    await button(page, 'Add Item').click();
    await expect(toast(page, '✅ Item added!')).toBeVisible();
    await expect(row(page, 'Dabeli of today').getByRole('img')).toBeVisible();
    complaints.expect(/415 \(Unsupported Media Type\)/, /net::ERR_FAILED/);
  });

  test('takes a picture that is dropped or pasted, and crops it to the shape of the cards by keyboard', async ({
    shop,
    visit,
  }) => {
    const page = await openMenu(shop, visit);
    const file = await redAndBlue();
    await page.getByLabel('Name').fill('Dabeli');
    await send(page, 'paste', [file], 'copied from a document');
    await send(page, 'paste', [file]);
    await storedPath(page);
    await expect(page.getByLabel('Name')).toHaveValue('Dabeli');
    await button(page, 'Remove image').click();
    await send(page, 'drop', [file, file]);
    await expect(toast(page, 'A dish has one picture. Only the first file is used.')).toBeVisible();
    const whole = await storedPath(page);

    // It stays as it is when the crop is left.
    const dialog = page.getByRole('dialog', { name: 'Choose what the menu shows' });
    await button(page, 'Crop').click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(preview(page)).toHaveAttribute('src', whole);

    await button(page, 'Crop').press('Enter');
    await expect(button(page, 'Use this part')).toBeEnabled();
    await page.keyboard.press('Tab');
    const zoom = dialog.getByRole('slider', { name: 'Zoom' });
    await zoom.focus();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
    await expect(zoom).toHaveValue('1.2');
    // Away from the red half: the picture moves to the left.
    await dialog.getByTestId('cropper').focus();
    for (let step = 0; step < 60; step += 1) await page.keyboard.press('ArrowLeft');
    await button(page, 'Use this part').press('Enter');
    await expect(dialog).toHaveCount(0);
    const { ratio, red, blue } = await pixelsOf(shop, await storedPath(page, whole));
    expect(ratio).toBeCloseTo(4 / 3, 1);
    expect(blue).toBeGreaterThan(200);
    expect(red).toBeLessThan(50);

    await page.getByLabel('Price').fill('50');
    await button(page, 'Add Item').click();
    await expect(toast(page, '✅ Item added!')).toBeVisible();
  });
});
