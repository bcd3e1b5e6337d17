import type { DataSource } from 'typeorm';
import type { Page } from '../../platform/paging.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { AuditEntry } from './audit-entry.entity.js';
import { selectAudit, type AuditFilter } from './audit.queries.js';

/** Reads what `saveVersioned` has recorded. */
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
}
