import type { DataSource } from 'typeorm';
import type { Page } from '../../platform/paging.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { AuditEntry } from './audit-entry.entity.js';
import type { AuditFilter } from './audit.input.js';
import { selectActors, selectAudit, type AuditActor } from './audit.queries.js';

/** Reads what `appendAudit` has recorded. */
export class AuditService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Newest first.
   * @throws {DomainError} `UNAUTHENTICATED` or `FORBIDDEN`
   */
  async entries(viewer: Viewer | null, page: Page, filter: AuditFilter): Promise<AuditEntry[]> {
    requirePermission(viewer, 'VIEW_AUDIT');
    return selectAudit(this.dataSource.manager, page, filter);
  }

  /**
   * Everyone who has changed something, by name.
   * @throws {DomainError} `UNAUTHENTICATED` or `FORBIDDEN`
   */
  async actors(viewer: Viewer | null): Promise<AuditActor[]> {
    requirePermission(viewer, 'VIEW_AUDIT');
    return selectActors(this.dataSource.manager);
  }
}
