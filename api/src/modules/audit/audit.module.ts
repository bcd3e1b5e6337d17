import { defineModule } from '../module.js';
import { AuditEntry } from './audit-entry.entity.js';
import { auditResolvers } from './audit.resolvers.js';
import { AuditService } from './audit.service.js';

export type { AuditEntry } from './audit-entry.entity.js';

export const auditModule = defineModule({
  entities: [AuditEntry],
  start({ dataSource }) {
    const audit = new AuditService(dataSource);
    return { services: { audit }, resolvers: [auditResolvers(audit)] };
  },
});
