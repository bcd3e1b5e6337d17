import { expect, it } from 'vitest';
import { shrinkPicture } from './resize-picture';
import { largestPicture } from './picture-problem';

/** A photo, of noise, which does not compress. */
async function aPhoto(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const pixels = new ImageData(width, height);
  for (let at = 0; at < pixels.data.length; at += 65_536)
    crypto.getRandomValues(pixels.data.subarray(at, at + 65_536));
  for (let alpha = 3; alpha < pixels.data.length; alpha += 4) pixels.data[alpha] = 255;
  canvas.getContext('2d')?.putImageData(pixels, 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return new File([blob], 'photo.png', { type: 'image/png' });
}

it('a photo that is too large for the server is scaled down', async () => {
  const photo = await aPhoto(3000, 1500);
  expect(photo.size).toBeGreaterThan(largestPicture);
  const small = await shrinkPicture(photo);
  expect(small.size).toBeLessThanOrEqual(largestPicture);
  const { width, height } = await createImageBitmap(small);
  expect([width, height]).toEqual([2560, 1280]);
});

it('a picture that the server accepts, and a file that is no picture, stay as they are', async () => {
  const photo = await aPhoto(100, 100);
  expect(await shrinkPicture(photo)).toBe(photo);
  const broken = new File([new Uint8Array(largestPicture + 1)], 'dish.png', { type: 'image/png' });
  expect(await shrinkPicture(broken)).toBe(broken);
});
