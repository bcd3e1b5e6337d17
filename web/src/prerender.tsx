import { parentPort } from 'node:worker_threads';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { print } from 'graphql';
import { StrictMode, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createPath, Router, type Navigator } from 'react-router-dom';
import { App } from './app/app';
import { beginWithMenu, menuJsonId } from './shop/menu/menu';
import { menuDocument } from './domain/menu/menu-document';
import type { MenuQuery } from './gql/graphql';
import { brandStyle } from './shared/lib/brand-colors';
import { menuScreens } from './shop/screens';
import { languageNames, speak, type Language } from './texts/language';
import {
  beginWithRestaurant,
  restaurantJsonId,
  type PageRestaurant,
  type ShownRestaurant,
} from './domain/restaurant/restaurant';
import { restaurantDocument } from './domain/restaurant/restaurant-document';

interface RestaurantData {
  readonly restaurant: ShownRestaurant;
}

/** The prerendered screens: equal for everyone. */
const paths = menuScreens.map(({ path }) => path);
const languages = Object.keys(languageNames) as Language[];

interface PrerenderedPage {
  /** After the root element. */
  readonly html: string;
  /** Of the `html` element. */
  readonly rootStyle: string;
}

/** Renders the screens for a visitor, in every language. */
async function prerender(menu: MenuQuery, { restaurant }: RestaurantData): Promise<PrerenderedPage> {
  beginWithMenu(menu);
  const prerendered: PageRestaurant = { ...restaurant, prerenderedAt: Date.now() };
  beginWithRestaurant(prerendered);
  const screens: string[] = [];
  for (const language of languages) {
    await speak(language);
    for (const path of paths) {
      screens.push(`<template data-path="${path}" data-language="${language}">${screenAt(path)}</template>`);
    }
  }
  return {
    html: [json(menuJsonId, menu), json(restaurantJsonId, prerendered), ...screens].join(''),
    rootStyle: restaurant.brandColor ? brandStyle(restaurant.brandColor) : '',
  };
}

const json = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${withoutTags(value)}</script>`;

function screenAt(path: string): string {
  const html = renderToString(
    <StrictMode>
      <App isPrerendered={() => true} router={({ children }) => <At path={path}>{children}</At>} />
    </StrictMode>,
  );
  // In browsers, React moves these into the head.
  return html.replaceAll(/<title>[^<]*<\/title>|<link rel="preload"[^>]*>/g, '');
}

const goNowhere = () => undefined;
const links: Navigator = {
  createHref: (to) => `#${typeof to === 'string' ? to : createPath(to)}`,
  go: goNowhere,
  push: goNowhere,
  replace: goNowhere,
};

/** Replaces the browser's router. */
function At({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  return (
    <Router location={path} navigator={links} static>
      {children}
    </Router>
  );
}

/** JSON that cannot end its script element. */
const withoutTags = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

// Runs as a worker thread of the server, once per menu: sends its queries, receives their data and returns the HTML.
const server = parentPort;
if (server) {
  server.once('message', ([menu, restaurant]: [MenuQuery, RestaurantData]) => {
    void prerender(menu, restaurant).then((page) => server.postMessage(page, []));
  });
  // The client's cache is filled from this data, so it needs `__typename`.
  const queries = [menuDocument, restaurantDocument].map((document) =>
    print(addTypenameToDocument(document)),
  );
  server.postMessage({ queries }, []);
}
