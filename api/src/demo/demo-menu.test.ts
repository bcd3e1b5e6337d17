import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demoMenu, otherThanVegetarian } from './demo-menu.js';
import { renderDishPicture } from './dish-picture.js';
import { hasFluentArt } from './fluent-art.js';
import { isHandDrawn } from './hand-drawn-art.js';

const pictures = demoMenu.flatMap((dish) =>
  dish.picture ? [{ name: dish.name, picture: dish.picture }] : [],
);

describe('the demo menu', () => {
  it('is as long as a real one', () => {
    const categories = new Set(demoMenu.flatMap((dish) => (dish.category === null ? [] : [dish.category])));
    expect(demoMenu.length).toBeGreaterThanOrEqual(52);
    expect(categories.size).toBeGreaterThanOrEqual(9);
  });

  it('shows what a dish without a picture, and one without a category, look like', () => {
    expect(demoMenu.filter((dish) => dish.picture === null).length).toBeGreaterThanOrEqual(2);
    expect(demoMenu.filter((dish) => dish.category === null)).toHaveLength(1);
  });

  it('names every dish once, within what the shop accepts', () => {
    expect(new Set(demoMenu.map((dish) => dish.name)).size).toBe(demoMenu.length);
    for (const { name, description } of demoMenu) {
      expect(name.trim()).toBe(name);
      expect(name.length, name).toBeGreaterThanOrEqual(1);
      expect(name.length, name).toBeLessThanOrEqual(120);
      expect(description.length, name).toBeGreaterThan(0);
    }
  });

  it('marks every dish with meat, fish or egg, and nothing else', () => {
    const marked = demoMenu.filter(({ isVegetarian }) => !isVegetarian);
    expect(new Set(marked.map(({ name }) => name))).toEqual(otherThanVegetarian);
    // What a description may say of a dish without.
    const says = ({ name, description }: { name: string; description: string }) =>
      /chicken|mutton|keema|fish|prawn|\begg\b/i.test(`${name} ${description.replace('egg-free', '')}`);
    expect(demoMenu.filter(says)).toEqual(marked);
  });

  it('prices every dish in whole paise, above nothing and up to a lakh of rupees', () => {
    for (const { name, pricePaise } of demoMenu) {
      expect(Number.isInteger(pricePaise), name).toBe(true);
      expect(pricePaise, name).toBeGreaterThan(0);
      expect(pricePaise, name).toBeLessThanOrEqual(100_000 * 100);
    }
  });

  it('gives no two dishes the same picture', () => {
    expect(new Set(pictures.map(({ picture }) => JSON.stringify(picture))).size).toBe(pictures.length);
  });

  it('uses only art that exists', () => {
    const arts = new Set(
      pictures.flatMap(({ picture }) => [...picture.food.map((piece) => piece.art), ...picture.garnish]),
    );
    for (const art of arts) expect(isHandDrawn(art) || hasFluentArt(art), art).toBe(true);
  });
});

describe('a dish picture', () => {
  it('is a PNG of 800 by 600, and always the same', async () => {
    const picture = pictures[0]?.picture;
    if (!picture) throw new Error('the demo menu has no picture');
    const image = await renderDishPicture(picture);
    expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 800, height: 600 });
    expect((await renderDishPicture(picture)).equals(image)).toBe(true);
  });
});
