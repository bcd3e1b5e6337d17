import type { DataSource } from 'typeorm';
import type { Config } from '../config.js';
import type { Resolvers } from '../graphql/generated/resolvers.js';
import type { Connections } from '../platform/connections.js';
import type { Measures } from '../platform/measures.js';
import type { Subscriber } from '../platform/events.js';
import type { CountedStates } from '../platform/figures.js';
import type { FileStore } from '../platform/files.js';
import type { Logger } from '../platform/log.js';
import type { Outbox } from '../platform/outbox.js';
import type { OwnServers } from '../platform/own-servers.js';
import type { PostgresPubsub, Pubsub } from '../platform/pubsub.js';
import type { RateLimits } from '../platform/rate-limits.js';
import type { Replicas } from '../platform/replicas.js';
import type { Route, TaggedRoute } from '../rest/route.js';

/** What every module may use. */
export interface Platform {
  readonly config: Config;
  /** Address of the script of the checkout window; undefined for Razorpay's own. */
  readonly checkoutScript: string | undefined;
  readonly clock: () => Date;
  /** The accounts at services outside of the shop. */
  readonly connections: Connections;
  readonly measures: Measures;
  readonly dataSource: DataSource;
  readonly files: FileStore;
  readonly jwtSecret: string;
  readonly log: Logger;
  readonly outbox: Outbox;
  /** The shop itself and the servers that it uses. */
  readonly ownServers: OwnServers;
  readonly pubsub: Pubsub;
  readonly rateLimits: RateLimits;
  readonly replicas: Replicas;
  /** Notifications of changed rows. */
  readonly rows: PostgresPubsub;
  /** Of which the keys of what is stored encrypted are derived. */
  readonly settingsKey: string;
}

/** Named for the log. */
export type Steps = Readonly<Record<string, () => Promise<unknown>>>;

/** What a module brings beside its services. */
interface Contributions {
  readonly resolvers?: readonly Resolvers[];
  readonly routes?: readonly Route[];
  readonly subscribers?: readonly Subscriber[];
  /** Run by the worker at its start and every hour, one after another. */
  readonly housekeeping?: Steps;
  /** Run by the worker every few seconds, independently of each other. */
  readonly due?: Steps;
  /** Started by the worker. */
  readonly background?: readonly { start(): void; stop(): Promise<void> }[];
  /** For monitoring. */
  readonly figures?: readonly CountedStates[];
  /** Calls the listener when public data may have changed: in this process before the change is answered. */
  readonly onPublicChange?: (listener: () => void) => void;
  /** Runs when the database is set up, before the process accepts requests. */
  readonly warmUp?: () => Promise<void>;
  readonly close?: () => Promise<void>;
}

interface Module<Needed, Own> {
  /** Of its routes in the OpenAPI document. */
  readonly tag?: string;
  readonly entities?: readonly (new () => object)[];
  /** @param services those of earlier modules */
  readonly start: (platform: Platform, services: Needed) => Contributions & { readonly services: Own };
}

/** What all modules bring. */
export interface StartedModules<Services> {
  readonly services: Services;
  readonly resolvers: readonly Resolvers[];
  readonly routes: readonly TaggedRoute[];
  readonly subscribers: readonly Subscriber[];
  readonly housekeeping: Steps;
  readonly due: Steps;
  readonly background: NonNullable<Contributions['background']>;
  readonly figures: readonly CountedStates[];
  readonly onPublicChange: (listener: () => void) => void;
  readonly warmUp: () => Promise<void>;
}

export const defineModule = <Own, Needed = object>(module: Module<Needed, Own>): Module<Needed, Own> =>
  module;

/** Modules in the order in which they start. A module that lacks a service of an earlier one does not compile. */
export class Modules<Services extends object> {
  private constructor(private readonly all: readonly Module<never, object>[]) {}

  static readonly none = new Modules<object>([]);

  add<Own extends object>(module: Module<Services, Own>): Modules<Services & Own> {
    return new Modules<Services & Own>([...this.all, module]);
  }

  get entities() {
    return this.all.flatMap(({ entities = [] }) => entities);
  }

  /** @param closers receive one per module that has something to close */
  start(platform: Platform, closers: (() => Promise<unknown>)[]): StartedModules<Services> {
    const services = {};
    const started = this.all.map(({ tag = '', start }) => {
      const { services: own, routes = [], ...rest } = start(platform, services as never);
      Object.assign(services, own);
      if (rest.close) closers.push(rest.close);
      return { ...rest, routes: routes.map((route) => ({ ...route, tag })) };
    });
    return {
      services: services as Services,
      resolvers: started.flatMap(({ resolvers = [] }) => resolvers),
      routes: started.flatMap(({ routes }) => routes),
      subscribers: started.flatMap(({ subscribers = [] }) => subscribers),
      housekeeping: Object.assign({}, ...started.map(({ housekeeping }) => housekeeping)) as Steps,
      due: Object.assign({}, ...started.map(({ due }) => due)) as Steps,
      background: started.flatMap(({ background = [] }) => background),
      figures: started.flatMap(({ figures = [] }) => figures),
      onPublicChange: (listener) => {
        for (const { onPublicChange } of started) onPublicChange?.(listener);
      },
      warmUp: async () => {
        for (const { warmUp } of started) await warmUp?.();
      },
    };
  }
}
