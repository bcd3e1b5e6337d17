import { defineModule } from '../module.js';
import { AuditEntry } from './audit-entry.entity.js';
import { auditResolvers } from './audit.resolvers.js';
import { auditRoutes } from './audit.routes.js';
import { AuditService } from './audit.service.js';

export type { AuditEntry } from './audit-entry.entity.js';

export const auditModule = defineModule({
  tag: 'Audit log',
  entities: [AuditEntry],
  start({ dataSource }) {
    const audit = new AuditService(dataSource);
    return { services: { audit }, resolvers: [auditResolvers(audit)], routes: auditRoutes(audit) };
  },
});
