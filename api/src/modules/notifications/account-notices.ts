import type { AccountChange } from '../auth/account-change.entity.js';
import type { AccountChangesService } from '../auth/account-changes.service.js';
import {
  accountChangeUndone,
  emailChanged,
  emailConfirmationNeeded,
  passwordChanged,
} from '../auth/auth.events.js';
import { rule, type Notice, type NoticeRule } from './notice.js';

/** Notices to the owner of an account about changes to it, at the address before the change. */
export function accountRules(changes: AccountChangesService): NoticeRule[] {
  /** Composes no notice if the change has been deleted. */
  const about =
    (compose: (change: AccountChange) => Notice) =>
    async ({ changeId }: { changeId: string }): Promise<Notice[]> => {
      const change = await changes.find(changeId);
      return change ? [compose(change)] : [];
    };
  const undo = (change: AccountChange) => {
    const { token, expiresAt } = changes.undoLink(change);
    return { route: `/undo-change/${token}`, expiresAt };
  };

  return [
    rule(passwordChanged, async ({ userId, changeId }) => {
      const change = changeId === undefined ? null : await changes.find(changeId);
      const notice = {
        title: 'Your password was changed',
        body: 'If that was you, all is well. If it was not, please tell us at once, so that we can close the door.',
        link: '/contact',
        action: 'Tell us',
      };
      if (!change) return [{ ...notice, to: { userId } }];
      const { route, expiresAt } = undo(change);
      return [
        {
          ...notice,
          to: { userId, address: change.oldEmail },
          mail: {
            body: 'If that was you, all is well. If it was not, press the button within 7 days: it logs everybody out and lets you choose a new password.',
            action: { label: 'This was not me', route },
            secretUntil: expiresAt.toISOString(),
          },
        },
      ];
    }),

    rule(
      emailChanged,
      about((change) => {
        const { route, expiresAt } = undo(change);
        return {
          to: { userId: change.userId, address: change.oldEmail },
          title: change.isNewPassword
            ? 'Your e-mail address and your password were changed'
            : 'Your e-mail address was changed',
          body: 'From now on you log in with the new address. If you did not change it, press the button within 7 days: it puts this address back, logs everybody out and lets you choose a new password.',
          link: route,
          action: 'This was not me',
          secretUntil: expiresAt,
          mail: { facts: [{ label: 'New address', value: change.newEmail ?? change.oldEmail }] },
        };
      }),
    ),

    rule(
      emailConfirmationNeeded,
      about((change) => {
        const { token, expiresAt } = changes.confirmLink(change.userId, change.newEmail ?? change.oldEmail);
        return {
          to: { userId: change.userId, address: change.newEmail ?? change.oldEmail },
          title: 'Please confirm your e-mail address',
          body: 'This address was entered for an account at our shop. If that was you, please confirm it.',
          link: `/confirm-email/${token}`,
          action: 'Confirm this address',
          // In the shop it would be visible to every session of the account.
          secretUntil: expiresAt,
        };
      }),
    ),

    rule(
      accountChangeUndone,
      about((change) => ({
        to: { userId: change.userId, address: change.oldEmail },
        title: 'A change of your e-mail address was undone',
        body: 'Your account has the address again that it had before. If you did not expect that, please tell us.',
        link: '/contact',
        action: 'Tell us',
      })),
    ),
  ];
}
