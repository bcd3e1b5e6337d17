import { Link } from 'react-router-dom';
import { graphql, readFragment, type FragmentType } from '../../gql';
import { formatMoment } from '../../shared/lib/format';
import { useTexts } from '../../texts/texts';
import styles from './notification-item.module.css';

const NotificationItemFragment = graphql(`
  fragment NotificationItem on Notification {
    id
    title
    body
    link
    readAt
    createdAt
  }
`);

interface NotificationItemProps {
  readonly notification: FragmentType<typeof NotificationItemFragment>;
  readonly onOpen: () => void;
}

export function NotificationItem({ notification: masked, onOpen }: NotificationItemProps) {
  const t = useTexts();
  const { title, body, link, readAt, createdAt } = readFragment(NotificationItemFragment, masked);
  const contents = (
    <>
      <span className={styles['title']}>
        {!readAt && <span className="visually-hidden">{t('notifications.unread')} </span>}
        {title}
      </span>
      <span className={`clamp muted small anywhere ${styles['body']}`}>{body}</span>
      <time className="muted small" dateTime={createdAt}>
        {formatMoment(createdAt)}
      </time>
    </>
  );
  const looks = {
    className: `hover stack gap-1 ${styles['item']}`,
    'data-unread': readAt ? undefined : true,
    onClick: onOpen,
  };
  return link ? (
    <Link to={link} {...looks}>
      {contents}
    </Link>
  ) : (
    <button type="button" {...looks}>
      {contents}
    </button>
  );
}
