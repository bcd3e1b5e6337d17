import { expressMiddleware } from '@as-integrations/express5';
import type { ApolloServer } from '@apollo/server';
import express, { type Express, type Request, type Response } from 'express';
import type { App } from '../app/app.js';
import { traceGraphql } from '../http/traces.js';
import { requestIdOf } from '../rest/audit.js';
import { createLoaders, type Context } from './context.js';
import { Deadline } from './deadline.js';
import { answerUnreadableRequests, withHttpStatus } from './errors.js';

/** Operations by HTTP. */
export function graphqlRouter({ config, services, log }: App, apollo: ApolloServer<Context>): Express {
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
      loaders: createLoaders(services),
      requestId: requestIdOf(req),
      keepAnswer: res.locals.keepAnswer,
    };
  };
  // No client revalidates the answer to a POST, so an ETag would cost a hash for nothing.
  const router = express().disable('etag').disable('x-powered-by');
  router.all(
    '/',
    // Apollo Server has better words for JSON that is no object.
    express.json({ limit: '256kb', strict: false }),
    traceGraphql,
    expressMiddleware(apollo, { context: createContext }),
  );
  router.use(answerUnreadableRequests(log));
  return router;
}
