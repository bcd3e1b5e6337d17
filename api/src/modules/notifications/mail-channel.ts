import { mailConnections, type Mailer } from '../../platform/mailer.js';
import type { GuestsService } from '../guests/guests.service.js';
import type { MailContent } from '../messages/message-content.js';
import type { SendingChannel } from '../messages/messages.service.js';
import type { ClaimedMessage } from '../messages/messages.queries.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import { oneLine, renderMail } from './mail-template.js';
import type { UnconfirmedMails } from './unconfirmed-mails.js';

interface MailChannelParts {
  readonly mailer: Mailer;
  readonly guests: Pick<GuestsService, 'createMailedLink'>;
  readonly unconfirmed: UnconfirmedMails;
  readonly restaurant: Pick<RestaurantService, 'latest'>;
  readonly shopUrl: () => string;
}

/** Mails to users, rendered when they are sent. */
export function mailChannel({
  mailer,
  guests,
  unconfirmed,
  restaurant,
  shopUrl,
}: MailChannelParts): SendingChannel {
  /** Guests have no password: the link in their mails signs them in once the address is confirmed. */
  const withGuestLink = async (userId: string, content: MailContent): Promise<MailContent> => {
    const { action } = content;
    if (!action) return content;
    // Their order's page leads to its bill.
    const [, orderId] = /^\/(?:track-order|orders)\/(\w+)(?:\/bill)?$/.exec(action.route) ?? [];
    const token = await guests.createMailedLink(userId, orderId);
    return { ...content, action: { ...action, route: ['/guest', token, orderId].filter(Boolean).join('/') } };
  };

  return {
    parallel: mailConnections,
    close: () => mailer.close(),

    async refuse(message) {
      const { user, content, address, tries } = mailOf(message);
      // Counted once per mail, regardless of the number of attempts.
      if (user.isConfirmed || tries > 1) return undefined;
      const about = { userId: user.id, email: address, network: user.network, content };
      return (await unconfirmed.take(about))
        ? undefined
        : 'Not sent: nobody has confirmed this address, and the limit for mails to such addresses is reached.';
    },

    async send(message, handOver) {
      const { id, user, address, ...mail } = mailOf(message);
      const { name, logo, brandColor } = await restaurant.latest();
      const content = user.isGuest ? await withGuestLink(user.id, mail.content) : mail.content;
      const { subject, text, html } = user.isConfirmed
        ? renderMail(content, { name: user.name, shopUrl: shopUrl(), restaurant: name, logo, brandColor })
        : unconfirmed.render(content, { ...user, userId: user.id, email: address }, name);
      const { replyTo } = mail.content;
      await mailer.send(
        {
          messageId: `${id}@${mailer.domain}`,
          senderName: oneLine(name),
          // A name may contain an advertisement.
          to: { name: user.isConfirmed ? oneLine(user.name) : '', address },
          replyTo: replyTo && { name: oneLine(replyTo.name), address: replyTo.address },
          subject,
          text,
          html,
        },
        handOver,
      );
    },
  };
}

function mailOf({ user, content, ...message }: ClaimedMessage) {
  if (!user || !('subject' in content)) throw new Error('a mail has no recipient or no content');
  return { ...message, user, content };
}
