import type { Request, RequestHandler } from 'express';
import { z } from 'zod';
import { message } from '../../platform/answers.js';
import { id } from '../../platform/validation.js';
import { readJson } from '../../rest/json-body.js';
import { route, type Route } from '../../rest/route.js';
import type { PicturesService } from '../uploads/pictures.service.js';
import { receiveImage } from '../uploads/receive-image.js';
import type { MenuItem } from './menu-item.entity.js';
import type { MenuAdminService } from './menu-admin.service.js';
import {
  dishesBody,
  menuItemBody,
  menuItemForm,
  menuQuery,
  newMenuItemBody,
  newMenuItemForm,
} from './menu.input.js';
import { adminMenuItemAnswer, presentAdminMenuItem, presentEach } from './menu.presenter.js';
import type { PortionsService } from './portions.service.js';
import type { MenuService } from './menu.service.js';

const params = z.object({ id });
const answer = z.object({ message, item: adminMenuItemAnswer });

/** Reads JSON, or a form with or without a picture. */
function readDish(): RequestHandler[] {
  const readForm = receiveImage({ optional: true });
  return [
    (req, res, next) => (isForm(req) ? readForm(req, res, next) : next()),
    ...readJson().map(
      (read): RequestHandler =>
        (req, res, next) =>
          isForm(req) ? next() : read(req, res, next),
    ),
    dropEmptyPicture,
  ];
}

const isForm = (req: Request) => Boolean(req.is('multipart/form-data'));

/** Drops an empty picture field, which browsers send if no file was chosen. */
const dropEmptyPicture: RequestHandler = (req, _res, next) => {
  const { image, ...body } = (req.body ?? {}) as Record<string, unknown>;
  const leftEmpty = req.file !== undefined || (image === '' && isForm(req));
  req.body = leftEmpty || image === undefined ? body : { ...body, image };
  next();
};

/** The routes under `/admin/menu`. They read their bodies after the permission check. */
export function menuAdminRoutes(
  menu: MenuService,
  admin: MenuAdminService,
  portions: PortionsService,
  pictures: PicturesService,
): Route[] {
  const read = readDish();
  /** Stores the picture once the rest of the request is known to be valid. */
  const pictureOf = async (req: Request, adminId: string) =>
    req.file && { image: await pictures.upload(adminId, 'menu', req.file.buffer) };

  const present = async (item: MenuItem) => {
    const [presented] = await presentEach({ menu, portions }, [item], presentAdminMenuItem);
    return presented as ReturnType<typeof presentAdminMenuItem>;
  };

  return [
    route({
      method: 'get',
      path: '/admin/menu',
      name: 'adminMenu',
      summary: 'Read the menu with its versions, or search it',
      permission: 'VIEW_FULL_MENU',
      query: menuQuery,
      answer: z.array(adminMenuItemAnswer),
      handle: async ({ query }) =>
        presentEach({ menu, portions }, await menu.list(query), presentAdminMenuItem),
    }),
    route({
      method: 'post',
      path: '/admin/menu',
      name: 'addMenuItem',
      summary: 'Add a dish',
      permission: 'EDIT_MENU',
      takesKey: true,
      read,
      body: newMenuItemBody,
      otherBodies: { 'multipart/form-data': newMenuItemForm },
      status: 201,
      answer,
      refusals: ['TOO_MANY_REQUESTS', 'STORAGE_FULL'],
      handle: async ({ req, viewer, body, key }) => {
        const item = await admin.add(viewer, { ...body, ...(await pictureOf(req, viewer.id)) }, key);
        return { message: 'Item added!', item: await present(item) };
      },
    }),
    route({
      method: 'put',
      path: '/admin/menu',
      name: 'saveDishes',
      summary: 'Add and change many dishes, all or nothing',
      description:
        'Dishes with an id are changed, where missing fields stay unchanged; dishes without an id are added. With `version`, refused if a dish has another version.',
      permission: 'EDIT_MENU',
      takesKey: true,
      read: readJson('8mb'),
      body: dishesBody,
      answer: z.object({
        saved: z.int().meta({
          description: 'Number of dishes that were added or changed; 0 for a repeat with the same key.',
        }),
      }),
      refusals: ['CONFLICT'],
      handle: async ({ viewer, body, key }) => ({ saved: await admin.saveAll(viewer, body.dishes, key) }),
    }),
    route({
      method: 'put',
      path: '/admin/menu/:id',
      name: 'updateMenuItem',
      summary: 'Change a dish',
      description: 'Missing fields stay unchanged. With `version`, refused if the dish has another version.',
      permission: 'EDIT_MENU',
      params,
      read,
      body: menuItemBody,
      otherBodies: { 'multipart/form-data': menuItemForm },
      answer,
      refusals: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS', 'STORAGE_FULL'],
      handle: async ({ req, viewer, params: { id: itemId }, body: { changes, version } }) => {
        const picture = await pictureOf(req, viewer.id);
        const item = await admin.update(viewer, itemId, { ...changes, ...picture }, version);
        return { message: 'Item updated!', item: await present(item) };
      },
    }),
    route({
      method: 'delete',
      path: '/admin/menu/:id',
      name: 'deleteMenuItem',
      summary: 'Delete a dish',
      description: 'Orders keep their copy of the dish.',
      permission: 'EDIT_MENU',
      params,
      answer,
      refusals: ['NOT_FOUND'],
      handle: async ({ viewer, params: { id: itemId } }) => {
        const item = await admin.delete(viewer, itemId);
        return { message: 'Item deleted!', item: await present(item) };
      },
    }),
  ];
}
