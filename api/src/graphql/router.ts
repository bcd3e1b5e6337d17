import { expressMiddleware } from '@as-integrations/express5';
import type { ApolloServer } from '@apollo/server';
import express, { Router, type Request, type Response } from 'express';
import type { App } from '../app/app.js';
import { traceGraphql } from '../http/traces.js';
import { requestIdOf } from '../rest/audit.js';
import { createLoaders, type Context } from './context.js';
import { Deadline } from './deadline.js';
import { answerUnreadableRequests, withHttpStatus } from './errors.js';

/** GraphQL over HTTP. */
export function graphqlRouter({ config, services, log }: App, apollo: ApolloServer<Context>): Router {
  const loaders = createLoaders(services);
  const createContext = async ({ req, res }: { req: Request; res: Response }): Promise<Context> => {
    const deadline = new Deadline(config.operationSeconds);
    res.once('close', () => deadline.end());
    return {
      deadline,
      viewer: await services.auth.identify(req.get('Authorization')).catch((error: unknown) => {
        throw withHttpStatus(error);
      }),
      address: req.ip ?? '',
      userAgent: req.get('User-Agent'),
      loaders,
      requestId: requestIdOf(req),
      keepAnswer: res.locals.keepAnswer,
    };
  };
  const router = Router();
  router.all(
    '/',
    // Not strict, as Apollo Server has better messages for JSON that is not an object.
    express.json({ limit: '256kb', strict: false }),
    traceGraphql,
    expressMiddleware(apollo, { context: createContext }),
  );
  router.use(answerUnreadableRequests(log));
  return router;
}
