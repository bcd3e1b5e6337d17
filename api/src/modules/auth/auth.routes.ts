import { Router, type Request } from 'express';
import { idempotencyKey, parse } from '../../platform/validation.js';
import { loginInput, registerInput, updateProfileInput } from './auth.input.js';
import { requireSignedIn } from './auth.policy.js';
import { presentUser } from './auth.presenter.js';
import type { AuthService } from './auth.service.js';
import type { ProfileService } from './profile.service.js';

/** Empty once the client has gone. */
const addressOf = (req: Request) => req.ip ?? '';

export function authRoutes(auth: AuthService, profiles: ProfileService): Router {
  const router = Router();

  router.post('/auth/register', async (req, res) => {
    const key = parse(idempotencyKey, req.get('Idempotency-Key'));
    const user = await auth.register(parse(registerInput, req.body), addressOf(req), key);
    res.status(201).json({ message: 'Registered successfully. Now login.', user: presentUser(user) });
  });

  router.post('/auth/login', async (req, res) => {
    const { token, user } = await auth.login(parse(loginInput, req.body), addressOf(req));
    res.json({ token, user: presentUser(user) });
  });

  router.post('/auth/logout', async (req, res) => {
    await auth.logout(req.viewer, addressOf(req));
    res.json({ message: 'You are logged out.' });
  });

  router.post('/auth/logout-everywhere', async (req, res) => {
    await auth.logoutEverywhere(req.viewer, addressOf(req));
    res.json({ message: 'You are signed out on all your devices.' });
  });

  router.get('/auth/profile', async (req, res) => {
    res.json(presentUser(await auth.profile(req.viewer)));
  });

  router.patch('/auth/profile', async (req, res) => {
    // Who asks comes before what is asked.
    requireSignedIn(req.viewer);
    const user = await profiles.update(req.viewer, parse(updateProfileInput, req.body), addressOf(req));
    res.json({ message: 'Profile updated successfully!', user: presentUser(user) });
  });

  return router;
}
