import { Router } from 'express';
import { idempotencyKey, parse } from '../../platform/validation.js';
import { loginInput, registerInput } from './auth.input.js';
import { presentUser } from './auth.presenter.js';
import type { AuthService } from './auth.service.js';

export function authRoutes(auth: AuthService): Router {
  const router = Router();

  router.post('/auth/register', async (req, res) => {
    const key = parse(idempotencyKey, req.get('Idempotency-Key'));
    const user = await auth.register(parse(registerInput, req.body), key);
    res.status(201).json({ message: 'Registered successfully. Now login.', user: presentUser(user) });
  });

  router.post('/auth/login', async (req, res) => {
    const { token, user } = await auth.login(parse(loginInput, req.body));
    res.json({ token, user: presentUser(user) });
  });

  router.get('/auth/profile', async (req, res) => {
    res.json(presentUser(await auth.profile(req.viewer)));
  });

  return router;
}
