import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ShopProcess } from './shop-process.js';

let shop: ShopProcess;
beforeEach(async () => {
  shop = await ShopProcess.create({ ADMIN_EMAIL: '', ADMIN_PASSWORD: '' });
});
afterEach(() => shop.remove());

const passwordFile = () => path.join(shop.dataDir, 'admin-password');
const password = async () => (await readFile(passwordFile(), 'utf8')).trim();
const login = async () => {
  const body = { email: 'admin@chowk.local', password: await password() };
  return (await shop.call('POST', '/api/auth/login', { body })).status;
};
const outputHas = (text: string) => expect.poll(() => shop.output).toContain(text);

describe('the generated admin password', () => {
  it('is printed by the first start only; later ones name its file', async () => {
    await shop.start();
    await outputHas('Stop with');
    expect(shop.output).toContain(`password: ${await password()}`);
    expect(shop.output).toContain('/graphql#email=admin%40chowk.local&password=');
    expect(await login()).toBe(200);
    await shop.stop('SIGTERM');

    await shop.start();
    await outputHas('Stop with');
    expect(shop.output).not.toContain(await password());
    expect(shop.output).toContain(`admin@chowk.local   its first password is in ${passwordFile()}`);
    expect(await login()).toBe(200);
  });

  it('is not printed in production, where only its file contains it', async () => {
    await shop.start({ NODE_ENV: 'production' });
    await outputHas('Stop with');
    expect(shop.output).not.toContain(await password());
    expect(shop.output).toContain(passwordFile());
    expect((await stat(passwordFile())).mode & 0o777).toBe(0o600);
    expect(await login()).toBe(200);
  });
});

describe('a start with a public address', () => {
  it('warns that it is not in production and accepts test money', async () => {
    await shop.remove();
    shop = await ShopProcess.createPrepared({});
    await shop.start({ PUBLIC_URL: 'https://shop.example.in', LOG_LEVEL: 'warn' });
    await outputHas('Stop with');
    expect(shop.output).toContain(
      '  WARNING    PUBLIC_URL is a public address, but NODE_ENV is not production',
    );
    expect(shop.output).toContain('  WARNING    online payments are play money');
    expect(shop.output).toContain('"warning":"PLAY_MONEY"');
  });
});

it('the first start makes DATA_DIR private', async () => {
  const dataDir = path.join(shop.dataDir, 'of', 'the', 'shop');
  await shop.start({ DATA_DIR: dataDir });
  // As root, PostgreSQL's account passes through to its own folder.
  expect((await stat(dataDir)).mode & 0o777).toBe(process.getuid?.() === 0 ? 0o711 : 0o700);
});
