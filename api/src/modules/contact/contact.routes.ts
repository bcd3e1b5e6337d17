import { Router } from 'express';
import { idempotencyKey, parse } from '../../platform/validation.js';
import { contactInput, website } from './contact.input.js';
import { acknowledgement, type ContactService } from './contact.service.js';

export function contactRoutes(contact: ContactService): Router {
  const router = Router();

  router.post('/contact', async (req, res) => {
    const key = parse(idempotencyKey, req.get('Idempotency-Key'));
    const input = parse(contactInput, req.body);
    const isRobot = parse(website, (req.body as { website?: unknown }).website);
    await contact.send(input, { address: req.ip ?? '', isRobot }, key);
    res.status(201).json({ message: acknowledgement });
  });

  return router;
}
