import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { aMessage, anAdmin, aNotification, aPage } from '../../../test/factories';
import { aShop, show } from '../../../test/show';

it('a message that arrives while the list is loading appears in it', async () => {
  const message = aMessage({ message: 'Do you cater for parties?' });
  let answered = 0;
  let askedBefore = 0;
  // Each answer has the messages of when it was asked for.
  const shop = aShop({ contactMessages: () => aPage(answered++ < askedBefore ? [] : [message]) });
  const release = shop.holds('ContactMessages');
  await show(shop, '/admin/messages', { who: anAdmin() });
  const asked = () => shop.sent('ContactMessages').length;
  await expect.poll(asked).toBeGreaterThan(0);
  askedBefore = asked();
  // Until the list has subscribed, and before its first request is given up after 15 s.
  const tell = () => {
    shop.publish('notificationReceived', aNotification({ kind: 'contact.message-sent' }));
    return asked();
  };
  await expect.poll(tell, { timeout: 12_000 }).toBeGreaterThan(askedBefore);
  release();
  await expect.element(page.getByText(message.message)).toBeVisible();
});
