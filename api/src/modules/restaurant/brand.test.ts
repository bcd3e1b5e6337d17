import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, anAdmin, type Account } from '../../../test/factories.js';
import { aPhoto } from '../../../test/pictures.js';
import { coverRoute, formOf, logoRoute, menuRoute, send, Uploader } from '../../../test/uploads.js';

let test: TestApp;
let admin: Account;
let uploader: Uploader;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '100' });
  admin = await anAdmin(test);
  uploader = await Uploader.of(test);
});
afterAll(() => test.close());

const upload = async (route: string, picture: Buffer) =>
  (await send(test, route, formOf(picture), admin.token)).body.image ?? '';

const update = async (input: object, token = admin.token) =>
  test.graphql(
    `mutation ($input: RestaurantInput!, $version: Int!) {
       updateRestaurant(input: $input, version: $version) { logo cover brandColor }
     }`,
    { input, version: (await test.app.services.restaurant.latest()).version },
    token,
  );

const png = (background: string, width = 600, height = 300) =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();

describe('the brand of the restaurant', () => {
  it('is the default brand at first', async () => {
    const { body } = await test.rest<object>('GET', '/api/restaurant');
    expect(body).toMatchObject({ logo: null, cover: null, brandColor: null });
  });

  it('has a logo, a cover and a colour, by GraphQL, REST and live', async () => {
    const client = test.live();
    const news = client.iterate<{ restaurantChanged: { brandColor: string | null } }>({
      query: 'subscription { restaurantChanged { logo brandColor } }',
    });
    expect((await news.next()).value).toMatchObject({ data: { restaurantChanged: { brandColor: null } } });
    const logo = await upload(logoRoute, await png('#7a001980'));
    const cover = await upload(coverRoute, await aPhoto(2000, 1000).jpeg().toBuffer());
    expect(logo).toMatch(/^\/uploads\/logo\/[0-9a-f]{32}-512\.webp$/);
    expect(cover).toMatch(/^\/uploads\/cover\/[0-9a-f]{32}-1440\.webp$/);
    const brand = { logo, cover, brandColor: '#7a0019' };
    expect((await update({ ...brand, brandColor: ' #7A0019 ' })).data).toEqual({ updateRestaurant: brand });
    const { body } = await test.rest<object>('GET', '/api/restaurant');
    expect(body).toMatchObject(brand);
    expect((await news.next()).value).toMatchObject({
      data: { restaurantChanged: { logo, brandColor: '#7a0019' } },
    });
    // Transparent, in its proportions, also as PNG for mails.
    const file = await sharp(await uploader.served(logo.replace('512.webp', '128.png'))).metadata();
    expect(file).toMatchObject({ format: 'png', width: 128, height: 64, hasAlpha: true });
    await client.dispose();
    for (const width of [480, 960, 1440])
      for (const format of ['webp', 'avif'])
        await uploader.served(cover.replace('1440.webp', `${width}.${format}`));
  });

  it('renders the app’s icons from the logo, whole and square on white', async () => {
    const icon = async (name: string) => {
      const answer = await fetch(`${test.url}/shop/icons/${name}.png`);
      return { type: answer.headers.get('Content-Type'), file: Buffer.from(await answer.arrayBuffer()) };
    };
    await update({ logo: null });
    const own = await icon('icon-192');
    await update({ logo: await upload(logoRoute, await png('#7a0019')) });
    for (const [name, side, logoWidth] of [
      ['icon-192', 192, 173],
      ['icon-512', 512, 461],
      ['maskable-512', 512, 287],
      ['apple-touch-180', 180, 144],
    ] as const) {
      const { type, file } = await icon(name);
      expect(type).toBe('image/png');
      const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([side, side]);
      const pixel = (x: number, y: number) => {
        const at = (y * side + x) * info.channels;
        return [...data.subarray(at, at + 3)];
      };
      expect(pixel(0, 0)).toEqual([255, 255, 255]);
      expect(pixel(side / 2, side / 2)).toEqual([0x7a, 0, 0x19]);
      const row = Array.from({ length: side }, (_, x) => pixel(x, side / 2));
      expect(row.filter(([, green]) => green === 0)).toHaveLength(logoWidth);
    }
    await update({ logo: null });
    expect((await icon('icon-192')).file.equals(own.file)).toBe(true);
  });

  it('takes CSS’s short form of a colour', async () => {
    expect((await update({ brandColor: '#A3f' })).errors).toBeUndefined();
    expect((await test.app.services.restaurant.verified()).brandColor).toBe('#aa33ff');
  });

  it.each(['yellow', '#ff', '#12345', '#1234567', '#ggg000', 'url(x)', '#123456;color:red'])(
    'refuses the colour %j in a sentence',
    async (brandColor) => {
      const { errors } = await update({ brandColor });
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: [{ field: 'brandColor', message: expect.stringMatching(/^Please enter a colour/) as string }],
      });
    },
  );

  it('refuses pictures that were not uploaded for the purpose', async () => {
    const dish = await upload(menuRoute, await aPhoto().png().toBuffer());
    const cover = await upload(coverRoute, await aPhoto().png().toBuffer());
    const gone = `/uploads/logo/${'0'.repeat(32)}-512.webp`;
    for (const logo of [dish, cover, gone, `https://evil.example${gone}`, '/etc/passwd']) {
      const { errors } = await update({ logo });
      expect(errors?.[0]?.extensions?.['fields'], logo).toEqual([
        { field: 'logo', message: 'This picture is no longer available. Choose it again.' },
      ]);
    }
  });

  it('is changed only by those who may edit the restaurant', async () => {
    const { token } = await aCustomer(test);
    expect((await update({ brandColor: null }, token)).errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
    for (const route of [logoRoute, coverRoute]) {
      expect((await send(test, route, formOf(await png('#111')), token)).status).toBe(403);
    }
  });

  it('can be reset to the default, and replaced pictures are removed', async () => {
    const first = await upload(logoRoute, await png('#112233'));
    const second = await upload(logoRoute, await png('#332211'));
    await update({ logo: first });
    await update({ logo: second, cover: '', brandColor: null });
    await test.app.services.pictures.sweep(-2000);
    const kept = (await uploader.kept()).filter((name) => /^(logo|cover)\//.test(name));
    expect(kept.map((name) => `/uploads/${name}`)).toEqual(
      ['128.png', '128.webp', '512.png', '512.webp'].map((end) => second.replace('512.webp', end)),
    );
    const { body } = await test.rest<object>('GET', '/api/restaurant');
    expect(body).toMatchObject({ logo: second, cover: null, brandColor: null });
  });
});
