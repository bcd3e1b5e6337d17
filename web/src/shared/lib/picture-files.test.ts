import { expect, it } from 'vitest';
import { srcSetOf } from './picture-files';

it('srcSetOf lists every width of a picture', () => {
  expect(srcSetOf('/uploads/menu/ab12-1280.webp', 'avif')).toBe(
    '/uploads/menu/ab12-320.avif 320w, /uploads/menu/ab12-640.avif 640w, /uploads/menu/ab12-1280.avif 1280w',
  );
  expect(srcSetOf('/uploads/menu/ab12-800.webp', 'webp')).toContain('/uploads/menu/ab12-640.webp 640w');
  expect(srcSetOf('/uploads/menu/ab12-800.webp', 'avif')).toBeUndefined();
  expect(srcSetOf('/uploads/cover/ab12-1440.webp', 'avif')).toContain('/uploads/cover/ab12-480.avif 480w');
  expect(srcSetOf('/uploads/profile/ab12-512.webp', 'webp')).toBe(
    '/uploads/profile/ab12-128.webp 128w, /uploads/profile/ab12-512.webp 512w',
  );
});

it.each([
  '/uploads/menu/ab12.webp',
  '/uploads/menu/ab12-99.webp',
  'blob:http://shop/1-1280.webp',
  'https://elsewhere.example/uploads/x-1280.webp',
  '',
])('srcSetOf returns nothing for %j', (path) => {
  expect(srcSetOf(path, 'webp')).toBeUndefined();
});
