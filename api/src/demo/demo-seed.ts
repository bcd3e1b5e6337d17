import type { DataSource } from 'typeorm';
import { newId } from '../platform/ids.js';
import { Milestone } from '../platform/milestone.entity.js';
import type { PicturesService } from '../modules/uploads/pictures.service.js';
import { MenuItem } from '../modules/menu/menu-item.entity.js';

const milestone = 'demo-menu';

/** More would take memory by the hundred megabytes without being quicker. */
const paintedAtOnce = 4;

/**
 * Loads the demo menu into an empty shop, once in the life of a database: dishes that the owner deletes stay deleted.
 * @returns how many dishes were added
 */
export async function seedDemoMenu(
  dataSource: DataSource,
  pictures: PicturesService,
  tell: (message: string) => void,
): Promise<number> {
  const { manager } = dataSource;
  if (await manager.existsBy(Milestone, { name: milestone })) return 0;
  if ((await manager.count(MenuItem)) > 0) return 0;
  // Loaded here alone: every later start does without the food art.
  const [{ demoMenu }, { renderDishPicture }] = await Promise.all([
    import('./demo-menu.js'),
    import('./dish-picture.js'),
  ]);
  tell(`painting ${demoMenu.length} dishes for the demo menu (once) …`);
  const started = Date.now();
  const items: Partial<MenuItem>[] = [];
  for (let done = 0; done < demoMenu.length; done += paintedAtOnce) {
    const painted = demoMenu.slice(done, done + paintedAtOnce).map(async ({ picture, ...dish }, index) => ({
      ...dish,
      id: newId(),
      image: picture ? await pictures.put('demo', await renderDishPicture(picture)) : null,
      // Rising by a millisecond each, so that the menu keeps the order of the list.
      createdAt: new Date(started + done + index),
    }));
    items.push(...(await Promise.all(painted)));
  }
  await dataSource.transaction(async (tx) => {
    await tx.insert(MenuItem, items);
    await tx.insert(Milestone, { name: milestone });
  });
  return items.length;
}
