import { Router } from 'express';
import type { DashboardService } from './dashboard.service.js';

export function dashboardRoutes(dashboard: DashboardService): Router {
  const router = Router();

  router.get('/admin/dashboard', (req, res) => {
    res.json({ message: dashboard.message(req.viewer) });
  });

  router.get('/admin/summary', async (req, res) => {
    const { asOf: _, ...counts } = await dashboard.summary(req.viewer);
    res.json(counts);
  });

  return router;
}
