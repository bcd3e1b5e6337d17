import { readFile } from 'node:fs/promises';
import type { DataSource, EntityManager } from 'typeorm';
import { newId } from '../platform/ids.js';
import { Milestone } from '../platform/milestone.entity.js';
import { pictureShapes } from '../modules/uploads/picture-paths.js';
import type { PicturesService } from '../modules/uploads/pictures.service.js';
import { DishGroup } from '../modules/menu/dish-options.entity.js';
import { Category } from '../modules/menu/category.entity.js';
import { MenuItem } from '../modules/menu/menu-item.entity.js';
import { OptionChoice, OptionGroup } from '../modules/menu/option-group.entity.js';
import { demoCategories, demoMenu } from './demo-menu.js';
import { demoGroups } from './demo-options.js';

const milestone = 'demo-menu';

/** Dishes whose pictures are kept in parallel. */
const concurrency = 4;

/**
 * Loads the demo menu into an empty shop, once in the life of a database: dishes that the owner deletes stay deleted.
 * @returns how many dishes were added
 */
export async function seedDemoMenu(
  dataSource: DataSource,
  pictures: PicturesService,
  print: (message: string) => void,
): Promise<number> {
  const { manager } = dataSource;
  if (await manager.existsBy(Milestone, { name: milestone })) return 0;
  if ((await manager.count(MenuItem)) > 0) return 0;
  print(`loading ${demoMenu.length} dishes of the demo menu (once) …`);
  const started = Date.now();
  const inThreeDays = new Date(started + 3 * 24 * 3600_000);
  const items: Partial<MenuItem>[] = [];
  for (let done = 0; done < demoMenu.length; done += concurrency) {
    const batch = demoMenu.slice(done, done + concurrency).map(async ({ picture, ...dish }, index) => ({
      ...dish,
      id: newId(),
      image: picture && (await pictures.keep('demo', await readPicture(picture))),
      // Rising by a millisecond each, so that the menu keeps the order of the list.
      createdAt: new Date(started + done + index),
      soldOutUntil: dish.isSoldOut && dish.category === 'Drinks' ? inThreeDays : null,
    }));
    items.push(...(await Promise.all(batch)));
  }
  await dataSource.transaction(async (tx) => {
    await tx.insert(MenuItem, items);
    await insertOptions(tx, items);
    for (const [name, category] of Object.entries(demoCategories))
      await tx.update(Category, { name }, category);
    await tx.insert(Milestone, { name: milestone });
  });
  return items.length;
}

async function insertOptions(tx: EntityManager, dishes: readonly Partial<MenuItem>[]): Promise<void> {
  const groups = demoGroups.map((group) => ({ ...group, id: newId() }));
  await tx.insert(
    OptionGroup,
    groups.map(({ choices: _choices, isFor: _isFor, ...group }) => group),
  );
  await tx.insert(
    OptionChoice,
    groups.flatMap(({ id: groupId, choices }) =>
      choices.map((choice, position) => ({ ...choice, id: newId(), groupId, position })),
    ),
  );
  await tx.insert(
    DishGroup,
    dishes.flatMap(({ id = '', name = '', category = null }) =>
      groups
        .filter(({ isFor }) => isFor({ name, category }))
        .map(({ id: groupId }, position) => ({ menuItemId: id, groupId, position })),
    ),
  );
}

function readPicture(name: string) {
  const { widths, formats } = pictureShapes.demo;
  return Promise.all(
    widths.flatMap((width) =>
      formats.map(async (format) => {
        const file = new URL(`./pictures/${name}-${width}.${format}`, import.meta.url);
        return { width, format, contents: await readFile(file) };
      }),
    ),
  );
}
