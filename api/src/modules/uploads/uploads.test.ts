import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, type Account } from '../../../test/factories.js';

let test: TestApp;
let asha: Account;
beforeAll(async () => {
  test = await TestApp.start();
  asha = await aCustomer(test);
});
afterAll(() => test.close());

it('keeps a profile picture', async () => {
  const form = new FormData();
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c33' } })
    .jpeg()
    .toBuffer();
  form.append('image', new Blob([new Uint8Array(picture)]), '../../etc/passwd.svg');
  const response = await fetch(`${test.url}/api/auth/upload`, {
    method: 'POST',
    body: form,
    headers: { Authorization: `Bearer ${asha.token}` },
  });
  const body = (await response.json()) as { profilePicture: string };
  const file = await fetch(test.url + body.profilePicture);
  expect(await sharp(Buffer.from(await file.arrayBuffer())).metadata()).toMatchObject({
    width: 512,
    height: 512,
  });
});
