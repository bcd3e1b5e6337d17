import { fileURLToPath } from 'node:url';
import { Router } from 'express';

const root = fileURLToPath(new URL('./checkout', import.meta.url));

/** The script that shops load instead of checkout.razorpay.com's, and its styles. */
export function checkoutRoutes(): Router {
  const router = Router();
  for (const file of ['checkout.js', 'checkout.css'])
    router.get(`/v1/${file}`, (_req, res) => res.sendFile(file, { root }));
  return router;
}
