import { expressMiddleware } from '@as-integrations/express5';
import type { ApolloServer } from '@apollo/server';
import express, { Router, type Request, type Response } from 'express';
import type { Config } from '../config.js';
import { traceGraphql } from '../http/traces.js';
import type { AuthService } from '../modules/auth/auth.service.js';
import type { Logger } from '../platform/log.js';
import { askedLanguage } from '../platform/request.js';
import { requestIdOf } from '../rest/audit.js';
import type { Context } from './context.js';
import { Deadline } from './deadline.js';
import { answerUnreadableRequests, withHttpStatus } from './errors.js';

interface GraphqlRouterOptions {
  readonly apollo: ApolloServer<Context>;
  readonly auth: AuthService;
  readonly config: Pick<Config, 'operationSeconds'>;
  readonly log: Logger;
}

/** GraphQL over HTTP. */
export function graphqlRouter({ apollo, auth, config, log }: GraphqlRouterOptions): Router {
  const createContext = async ({ req, res }: { req: Request; res: Response }): Promise<Context> => {
    const deadline = new Deadline(config.operationSeconds);
    res.once('close', () => deadline.end());
    return {
      deadline,
      viewer: await auth.identify(req.get('Authorization')).catch((error: unknown) => {
        throw withHttpStatus(error);
      }),
      address: req.ip ?? '',
      host: req.host,
      userAgent: req.get('User-Agent'),
      requestId: requestIdOf(req),
      language: askedLanguage(),
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
