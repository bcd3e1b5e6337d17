import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { downloadText } from '../../shared/lib/download-file';
import { errorMessage } from '../../shared/lib/errors';
import { dayOf } from '../../shared/lib/time-zone';
import { Button } from '../../shared/ui/button';
import { useTexts } from '../texts/texts';
import { auditCsv, readAll } from './audit-csv';
import type { AuditFilter } from './audit-filter';
import styles from './audit-page.module.css';

/** Saves every entry of the filter as a file. */
export function DownloadAudit({ filter }: { readonly filter: AuditFilter }) {
  const t = useTexts();
  const client = useApolloClient();
  const [isReading, setIsReading] = useState(false);
  const download = async () => {
    setIsReading(true);
    try {
      const { entries, isCut } = await readAll(client, filter);
      downloadText(`audit-${dayOf(Date.now())}.csv`, auditCsv(t, entries), 'text/csv');
      if (isCut) toast.info(t('audit.cut', { count: String(entries.length) }));
    } catch (error) {
      toast.error(errorMessage(error, t('audit.downloadFailed')));
    } finally {
      setIsReading(false);
    }
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      className={styles['download']}
      loading={isReading}
      onClick={() => void download()}
    >
      {t('audit.download')}
    </Button>
  );
}
