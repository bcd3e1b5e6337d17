import { fileURLToPath } from 'node:url';
import express, { Router } from 'express';

const folder = fileURLToPath(new URL('./checkout', import.meta.url));

/** For the window only: shops of this server may frame it, and its forms redirect to them. */
const windowPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

/** The script that shops load instead of checkout.razorpay.com's, and its payment window. */
export function checkoutRoutes(): Router {
  const router = Router();
  router.get('/v1/checkout.js', (_req, res) => {
    res.sendFile('checkout.js', { root: folder });
  });
  router.get('/checkout', (_req, res) => {
    res.set({ 'Content-Security-Policy': windowPolicy, 'X-Frame-Options': 'SAMEORIGIN' });
    res.sendFile('window.html', { root: folder });
  });
  router.use('/checkout', express.static(folder, { index: false, redirect: false }));
  return router;
}
