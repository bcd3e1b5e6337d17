import { useId, useState } from 'react';
import { errorMessage } from '../../shared/lib/errors';
import { Button } from '../../shared/ui/button';
import { BellIcon, CloseIcon } from '../../shared/ui/icons';
import { Modal } from '../../shared/ui/modal';
import round from '../../shared/ui/round-button.module.css';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { ShowMore } from '../../shared/ui/show-more';
import { Skeleton } from '../../shared/ui/skeleton';
import { useTexts } from '../../texts/texts';
import styles from './notification-bell.module.css';
import { NotificationItem } from './notification-item';
import { useNotifications } from './use-notifications';

/** Above this the badge shows a plus. */
const maxShown = 99;

/**
 * Notifications and the number of unread ones, announced to screen readers. No toast: it would cover the page with what the
 * bell shows anyway.
 */
export function NotificationBell() {
  const t = useTexts();
  const titleId = useId();
  const [open, setOpen] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const {
    list,
    unreadCount: unread,
    error,
    loading,
    refetch,
    fetchMore,
    markRead,
  } = useNotifications({
    isShown: open,
    onReceived: (title) => setAnnouncement(t('notifications.new', { title })),
  });
  const count = unread > maxShown ? `${maxShown}+` : String(unread);

  return (
    <>
      <button
        type="button"
        className={round['button']}
        aria-label={t('notifications.count', { count })}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <BellIcon />
        {unread > 0 && (
          <span className={round['badge']} aria-hidden>
            {count}
          </span>
        )}
      </button>
      <output className="visually-hidden">{announcement}</output>
      {open && (
        <Modal className={styles['popup']} aria-labelledby={titleId} isLight onClose={() => setOpen(false)}>
          <div className={`row gap-2 ${styles['header']}`}>
            <h2 id={titleId} className={styles['title']}>
              {t('notifications.title')}
            </h2>
            {unread > 0 && (
              <Button variant="ghost" size="sm" onClick={() => void markRead()}>
                {t('notifications.markAll')}
              </Button>
            )}
            <button
              type="button"
              className={round['button']}
              aria-label={t('common.close')}
              onClick={() => setOpen(false)}
            >
              <CloseIcon />
            </button>
          </div>
          <div className={styles['contents']}>
            {!list && loading && (
              <p className={`stack gap-2 muted ${styles['empty']}`} aria-label={t('notifications.loading')}>
                <Skeleton height="3rem" />
                <Skeleton height="3rem" />
              </p>
            )}
            {!list && error && !loading && (
              <RetryNotice onRetry={refetch}>
                {errorMessage(error, t('notifications.loadFailed'))}
              </RetryNotice>
            )}
            {list?.nodes.length === 0 && (
              <p className={`stack gap-2 muted ${styles['empty']}`}>{t('notifications.empty')}</p>
            )}
            {list && list.nodes.length > 0 && (
              <ul className={styles['list']}>
                {list.nodes.map((notification) => (
                  <li key={notification.id}>
                    <NotificationItem
                      notification={notification}
                      onOpen={() => {
                        setOpen(false);
                        if (!notification.readAt) void markRead(notification.id);
                      }}
                    />
                  </li>
                ))}
              </ul>
            )}
            {list && (
              <ShowMore
                pageInfo={list.pageInfo}
                load={(after) => fetchMore({ variables: { after } })}
                failure={t('notifications.moreFailed')}
              />
            )}
          </div>
        </Modal>
      )}
    </>
  );
}
