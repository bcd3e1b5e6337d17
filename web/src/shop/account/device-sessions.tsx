import { graphql, readFragment, type FragmentType } from '../../gql';
import { formatMoment } from '../../shared/lib/format';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { Skeleton } from '../../shared/ui/skeleton';
import { useTexts } from '../texts/texts';
import styles from './device-sessions.module.css';
import type { useDeviceSessions } from './use-device-sessions';

const DeviceSessionFragment = graphql(`
  fragment DeviceSession on DeviceSession {
    id
    browser
    system
    createdAt
    lastSeenAt
    isCurrent
  }
`);

/** The user's sessions, with buttons to end all but the current one. */
export function DeviceSessions({
  sessions,
  error,
  refetch,
  isEnding,
  end,
  endOthers,
}: ReturnType<typeof useDeviceSessions>) {
  const t = useTexts();
  return (
    <Card className="stack gap-4">
      <h2 className="text-lg">{t('sessions.title')}</h2>
      {sessions ? (
        <ul className="stack divided">
          {sessions.map((session) => (
            <DeviceSession key={session.id} session={session} isEnding={isEnding} onEnd={end} />
          ))}
        </ul>
      ) : error ? (
        <RetryNotice onRetry={refetch}>{t('sessions.loadFailed')}</RetryNotice>
      ) : (
        <div className="stack gap-2" aria-busy>
          <output className="visually-hidden">{t('common.loading')}</output>
          <Skeleton width="60%" height="1.25rem" />
          <Skeleton width="80%" />
        </div>
      )}
      {sessions && sessions.length > 1 && (
        <Button variant="secondary" block disabled={isEnding} onClick={() => void endOthers()}>
          {t('sessions.endOthers')}
        </Button>
      )}
    </Card>
  );
}

interface DeviceSessionProps {
  readonly session: FragmentType<typeof DeviceSessionFragment>;
  readonly isEnding: boolean;
  readonly onEnd: (id: string) => Promise<void>;
}

function DeviceSession({ session: masked, isEnding, onEnd }: DeviceSessionProps) {
  const t = useTexts();
  const { id, browser, system, createdAt, lastSeenAt, isCurrent } = readFragment(
    DeviceSessionFragment,
    masked,
  );
  const device =
    browser && system
      ? t('sessions.device', { browser, system })
      : (browser ?? system ?? t('sessions.unknown'));
  return (
    <li className={`row between gap-3 ${styles['session']}`}>
      <div className="stack gap-1 fit shrink">
        <span className="bold anywhere">{device}</span>
        {isCurrent && <span className="small semibold">{t('sessions.current')}</span>}
        <span className="muted small">{t('sessions.since', { time: formatMoment(createdAt) })}</span>
        {!isCurrent && (
          <span className="muted small">{t('sessions.lastSeen', { time: formatMoment(lastSeenAt) })}</span>
        )}
      </div>
      {!isCurrent && (
        <Button
          variant="secondary"
          size="sm"
          disabled={isEnding}
          aria-label={t('sessions.endOne', { device })}
          onClick={() => void onEnd(id)}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
