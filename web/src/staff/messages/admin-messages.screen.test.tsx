import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { aMessage, anAdmin, aNotification, aPage } from '../../../test/factories';
import { aShop, show } from '../../../test/show';

it('a message that arrives while the list is loading appears in it', async () => {
  const message = aMessage({ message: 'Do you cater for parties?' });
  let answered = 0;
  let askedBefore = 0;
  // Answers that were asked for before the message came do not have it.
  const shop = aShop({ contactMessages: () => aPage(answered++ < askedBefore ? [] : [message]) });
  const asked = () => shop.sent('ContactMessages').length;
  const release = shop.holds('ContactMessages');
  await show(shop, '/admin/messages', { who: anAdmin() });
  await expect.poll(asked).toBeGreaterThan(0);
  // The bell and the list share it.
  await expect.poll(() => shop.subscribersOf('notificationReceived')).toBe(1);
  askedBefore = asked();
  shop.publish('notificationReceived', aNotification({ kind: 'contact.message-sent' }));
  release();
  await expect.element(page.getByText(message.message)).toBeVisible();
});
