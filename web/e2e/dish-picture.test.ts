import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../api/test/app.js';
import { anAdmin, type Account } from '../../api/test/factories.js';
import { closeContexts, launchBrowser } from './browser.js';
import { arrive, button, desk, phone, toast } from './page.js';

let test: TestApp;
let browser: Browser;
let boss: Account;
beforeAll(async () => {
  test = await TestApp.start();
  browser = await launchBrowser();
  boss = await anAdmin(test);
});
afterEach(() => closeContexts(browser));
afterAll(async () => {
  await browser.close();
  await test.close();
});

const openForm = async (size = desk) => {
  const visitor = await arrive({ test, browser }, '/admin/menu', { who: boss, size });
  await visitor.page.getByLabel('Name').waitFor();
  // Only then does the page listen for dropped files.
  await visitor.page.getByText('Live', { exact: true }).waitFor();
  return visitor;
};

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
const storedPath = async (page: Page, not?: string) => {
  const path = async () => (await preview(page).getAttribute('src')) ?? '';
  await expect.poll(path).toMatch(/^\/uploads\//);
  if (not !== undefined) await expect.poll(path).not.toBe(not);
  await expect.poll(path).toMatch(/^\/uploads\//);
  return path();
};

async function pixelsOf(path: string) {
  const response = await fetch(`${test.url}${path}`);
  const image = sharp(Buffer.from(await response.arrayBuffer()));
  const { width, height } = await image.metadata();
  const { channels } = await image.stats();
  const [red, , blue] = channels.map(({ mean }) => mean);
  return { ratio: width / height, red: red ?? 0, blue: blue ?? 0 };
}

describe('the picture of a dish', () => {
  it('is taken where it is dropped on the page, the first of several', async () => {
    const { page, complaints } = await openForm();
    const file = await redAndBlue();
    await send(page, 'drop', [file, file]);
    await toast(page, 'A dish has one picture. The first file is taken.');
    await storedPath(page);
    expect(complaints).toEqual([]);
  });

  it('is pasted, but not in place of a text', async () => {
    const { page } = await openForm();
    await page.getByLabel('Name').fill('Dabeli');
    const file = await redAndBlue();
    await send(page, 'paste', [file], 'copied from a document');
    await send(page, 'paste', [file]);
    await storedPath(page);
    expect(await page.getByLabel('Name').inputValue()).toBe('Dabeli');
  });

  it.each([phone, desk])('is cropped to the shape of the cards by keyboard at $width px', async (size) => {
    const { page, complaints } = await openForm(size);
    await send(page, 'drop', [await redAndBlue()]);
    const whole = await storedPath(page);
    const crop = button(page, 'Crop');
    await crop.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Choose what the menu shows' });
    await expect.poll(() => button(page, 'Use this part').isEnabled()).toBe(true);
    await page.keyboard.press('Tab');
    const zoom = dialog.getByRole('slider', { name: 'Zoom' });
    await zoom.focus();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
    await expect.poll(() => zoom.inputValue()).toBe('1.2');
    // Away from the red half: the picture moves to the left.
    await dialog.getByTestId('cropper').focus();
    for (let step = 0; step < 60; step += 1) await page.keyboard.press('ArrowLeft');
    await button(page, 'Use this part').focus();
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    const { ratio, red, blue } = await pixelsOf(await storedPath(page, whole));
    expect(ratio).toBeCloseTo(4 / 3, 1);
    expect(blue).toBeGreaterThan(200);
    expect(red).toBeLessThan(50);

    await page.getByLabel('Name').fill(`Cropped ${size.width}`);
    await page.getByLabel('Price').fill('50');
    await button(page, 'Add Item').click();
    await toast(page, '✅ Item added!');
    expect(complaints).toEqual([]);
  });

  it('stays as it is when the crop is left', async () => {
    const { page } = await openForm();
    await send(page, 'drop', [await redAndBlue()]);
    const whole = await storedPath(page);
    await button(page, 'Crop').click();
    const dialog = page.getByRole('dialog', { name: 'Choose what the menu shows' });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await preview(page).getAttribute('src')).toBe(whole);
  });
});
