import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import {
  aMessage,
  anAdmin,
  anOrderProblem,
  aNotification,
  aPage,
  minutesFromNow,
} from '../../../test/factories';
import { address, aShop, button, show, toast } from '../../../test/show';
import { refusal } from '../../../test/shop-server';
import type { ContactMessage } from '../../../test/generated/schema';

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

/** A shop that keeps these messages. */
function aShopWith(...sent: ContactMessage[]) {
  let messages = sent;
  const change = (id: string, changes: Partial<ContactMessage>) => {
    messages = messages.map((each) => (each.id === id ? { ...each, ...changes } : each));
    return messages.find((each) => each.id === id)!;
  };
  return aShop({
    contactMessages: ({ isAnswered }) =>
      aPage(messages.filter(({ answeredAt }) => isAnswered == null || Boolean(answeredAt) === isAnswered)),
    answerContactMessage: ({ id, reply }) =>
      change(id, { answeredAt: minutesFromNow(0), reply: reply ?? null }),
    reopenContactMessage: ({ id }) => change(id, { answeredAt: null }),
  });
}
const article = (name: string) => page.getByRole('article', { name: `Message from ${name}` });
const who = anAdmin();

describe('a message', () => {
  it('is done after a reply, and can be opened again', async () => {
    const shop = aShopWith(
      aMessage({ name: 'Asha', canReply: true }),
      aMessage({ name: 'Ravi', canReply: true }),
    );
    await show(shop, '/admin/messages', { who });
    await article('Asha').getByRole('button', { name: 'Reply' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reply to Asha' });
    await dialog.getByRole('button', { name: 'Send reply' }).click();
    expect(shop.sent('AnswerContactMessage')).toEqual([]);
    await dialog.getByLabelText('Reply').fill('Yes, for up to 40 people.');
    await dialog.getByRole('button', { name: 'Send reply' }).click();
    await expect.element(toast('Reply sent.')).toBeVisible();
    await expect.element(article('Asha')).not.toBeInTheDocument();
    await expect.element(article('Ravi')).toHaveFocus();
    expect(shop.sent('AnswerContactMessage')).toMatchObject([{ reply: 'Yes, for up to 40 people.' }]);

    await page.getByLabelText('Show').selectOptions('Done');
    expect(address()).toBe('/admin/messages?show=done');
    await expect.element(article('Asha').getByText('Your reply: Yes, for up to 40 people.')).toBeVisible();
    await article('Asha').getByRole('button', { name: 'Open again' }).click();
    await expect.element(toast('Message is open again.')).toBeVisible();
    await expect.element(page.getByText('No messages yet.')).toBeVisible();
    await page.getByLabelText('Show').selectOptions('Open');
    await expect.element(article('Asha')).toBeVisible();
  });

  it('of a stranger is answered by e-mail, quoted, and marked as done', async () => {
    const stranger = aMessage({
      name: 'Eve',
      email: 'eve&x=1@example.in',
      message: `Hello\nAre you open?${'.'.repeat(980)}😀😀`,
    });
    await show(aShopWith(stranger), '/admin/messages', { who });
    const link = article('Eve').getByRole('link', { name: 'Reply by e-mail' });
    await expect
      .element(link)
      .toHaveAttribute(
        'href',
        expect.stringMatching(
          /^mailto:eve%26x%3D1%40example\.in\?subject=Re%3A%20.+&body=.*%3E%20Hello%0A%3E%20Are/,
        ),
      );
    expect(article('Eve').getByRole('button', { name: 'Reply' }).elements()).toEqual([]);
    await article('Eve').getByRole('button', { name: 'Mark as done' }).click();
    await expect.element(toast('Message marked as done.')).toBeVisible();
    await expect.element(page.getByText('No open messages.')).toBeVisible();
  });

  it('about an order has the answer of its problem', async () => {
    const problem = anOrderProblem();
    await show(aShopWith(aMessage({ name: 'Asha', canReply: true, problem })), '/admin/messages', { who });
    await expect.element(article('Asha').getByRole('button', { name: 'Answer the customer' })).toBeVisible();
    expect(article('Asha').getByRole('button', { name: 'Mark as done' }).elements()).toEqual([]);
  });

  it('that somebody else has answered stays, with the reason', async () => {
    const shop = aShopWith(aMessage({ name: 'Asha', canReply: true }));
    shop.fails('AnswerContactMessage', refusal('CONFLICT', 'This was already answered.'));
    await show(shop, '/admin/messages', { who });
    await article('Asha').getByRole('button', { name: 'Reply' }).click();
    const reply = page.getByRole('textbox', { name: 'Reply' });
    await reply.fill('Yes.');
    await button('Send reply').click();
    await expect.element(page.getByRole('dialog').getByText('This was already answered.')).toBeVisible();
    await expect.element(reply).toHaveValue('Yes.');
  });
});
