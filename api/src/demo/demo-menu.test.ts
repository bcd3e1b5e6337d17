import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureShapes } from '../modules/uploads/picture-paths.js';
import { demoAttributes } from './demo-attributes.js';
import { demoCategories, demoMenu, otherThanVegetarian } from './demo-menu.js';

const folder = new URL('./pictures/', import.meta.url);

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

  it('is in Hindi, too, and has attributes for no other dish', () => {
    for (const { name, hindiName, hindiDescription } of demoMenu) {
      expect(hindiName, name).toMatch(/[ऀ-ॿ]/);
      expect(hindiDescription, name).toMatch(/[ऀ-ॿ]/);
    }
    const categories = new Set(demoMenu.flatMap(({ category }) => category ?? []));
    expect(new Set(Object.keys(demoCategories))).toEqual(categories);
    expect(demoAttributes.size).toBe(demoMenu.length);
  });

  it('shows what eggs, breakfast hours and sold-out dishes look like', () => {
    expect(demoMenu.filter(({ containsEgg }) => containsEgg).length).toBeGreaterThanOrEqual(3);
    expect(demoMenu.filter(({ isSoldOut }) => isSoldOut)).toHaveLength(2);
    expect(Object.values(demoCategories).filter((category) => 'servedFrom' in category)).toHaveLength(1);
  });

  it('prices every dish in whole paise, above nothing and up to a lakh of rupees', () => {
    for (const { name, pricePaise } of demoMenu) {
      expect(Number.isInteger(pricePaise), name).toBe(true);
      expect(pricePaise, name).toBeGreaterThan(0);
      expect(pricePaise, name).toBeLessThanOrEqual(100_000 * 100);
    }
  });

  it('has the files of one picture for each dish with a picture, and no others', () => {
    const names = new Set(demoMenu.flatMap(({ picture }) => (picture === null ? [] : [picture])));
    const files = [...names].flatMap((name) =>
      pictureShapes.demo.widths.map((width) => `${name}-${width}.webp`),
    );
    const found = readdirSync(folder).filter((file) => file !== 'LICENSE');
    expect(found.toSorted()).toEqual(files.toSorted());
  });

  it('has pictures of the width that their names say, light enough for a phone', async () => {
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.webp'))) {
      const contents = await readFile(new URL(file, folder));
      const width = Number(/-(\d+)\.webp$/.exec(file)?.[1]);
      const metadata = await sharp(contents).metadata();
      expect(metadata, file).toMatchObject({ format: 'webp', width, height: width * 0.75 });
      expect(contents.byteLength, file).toBeLessThan(45 * 1024);
    }
  });
});
