import { pino } from 'pino';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { aPhoto } from '../../../test/pictures.js';
import { PictureRenderer } from './picture-renderer.js';

describe('PictureRenderer', () => {
  const renderer = new PictureRenderer(1, pino({ level: 'silent' }));
  afterEach(() => renderer.close());

  it('renders two pictures in parallel', async () => {
    const photo = await aPhoto(800, 600).jpeg().toBuffer();
    const [first, second] = await Promise.all([
      renderer.render('profile', photo),
      renderer.render('profile', photo),
    ]);
    expect(first.map(({ width, format }) => [width, format])).toEqual([
      [128, 'webp'],
      [512, 'webp'],
    ]);
    expect(second).toEqual(first);
    const widest = await sharp(first[1]?.contents).metadata();
    expect([widest.format, widest.width, widest.height]).toEqual(['webp', 512, 512]);
  });

  it('refuses a picture whose process is killed, and renders the next one', async () => {
    const photo = await aPhoto(4000, 3000).png().toBuffer();
    const refused = expect(renderer.render('menu', photo)).rejects.toMatchObject({
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: 'This picture is damaged or incomplete. Choose another one, or save it again and try again.',
    });
    await renderer.close();
    await refused;
    expect(await renderer.render('profile', await aPhoto().jpeg().toBuffer())).toHaveLength(2);
  });
});
