import type { AccountChange } from '../auth/account-change.entity.js';
import type { AccountChangesService } from '../auth/account-changes.service.js';
import type { AccountsService } from '../auth/accounts.service.js';
import {
  accountChangeUndone,
  emailChanged,
  emailConfirmationNeeded,
  passwordChanged,
} from '../auth/auth.events.js';
import { pinSet } from '../devices/devices.events.js';
import { secondFactorChanged } from '../second-factor/second-factor.events.js';
import { rule, type Notice, type NoticeRule } from './notice.js';
import { say } from './notifications.sentences.js';
import type { Sentence } from '../../platform/sentences.js';

const factorTitles = {
  added: say.secondFactorAdded,
  removed: say.secondFactorRemoved,
  'codes-renewed': say.recoveryCodesRenewed,
};

const passkeyTitle = (what: keyof typeof factorTitles, name: string) =>
  what === 'added' ? say.passkeyAdded({ name }) : say.passkeyRemoved({ name });

const toContact = (title: Sentence) => ({
  title,
  body: say.tellUsAtOnce,
  link: '/contact',
  action: say.tellUs,
});

/** Notices to the owner of an account about changes to it, at the address before the change. */
export function accountRules(
  changes: AccountChangesService,
  accounts: Pick<AccountsService, 'userById'>,
): NoticeRule[] {
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
  /** The notification leads to the contact page: the link that undoes the change is in the mail alone. */
  const undoable = (change: AccountChange, title: Sentence): Notice => {
    const { route, expiresAt } = undo(change);
    return {
      ...toContact(title),
      to: { userId: change.userId, address: change.oldEmail },
      mail: {
        body: say.logOutAll,
        action: { label: say.notMe, route },
        secretUntil: expiresAt.toISOString(),
      },
    };
  };

  return [
    rule(passwordChanged, async ({ userId, changeId }) => {
      const change = changeId === undefined ? null : await changes.find(changeId);
      if (change) return [undoable(change, say.passwordChanged)];
      return [{ ...toContact(say.passwordChanged), to: { userId } }];
    }),

    rule(
      emailChanged,
      about((change) => {
        const { route, expiresAt } = undo(change);
        return {
          to: { userId: change.userId, address: change.oldEmail },
          title: change.isNewPassword ? say.emailAndPasswordChanged : say.emailChanged,
          body: say.emailChangedBody,
          link: route,
          action: say.notMe,
          secretUntil: expiresAt,
          mail: { facts: [{ label: say.newAddress, value: change.newEmail ?? change.oldEmail }] },
        };
      }),
    ),

    rule(
      emailConfirmationNeeded,
      about((change) => {
        const { token, expiresAt } = changes.confirmLink(change.userId, change.newEmail ?? change.oldEmail);
        return {
          to: { userId: change.userId, address: change.newEmail ?? change.oldEmail },
          title: say.confirmEmail,
          body: say.confirmEmailBody,
          link: `/confirm-email/${token}`,
          action: say.confirmAddress,
          // In the shop it would be visible to every session of the account.
          secretUntil: expiresAt,
        };
      }),
    ),

    rule(secondFactorChanged, async ({ changeId, change: what, passkey }) => {
      const change = await changes.find(changeId);
      const title = passkey === undefined ? factorTitles[what] : passkeyTitle(what, passkey);
      return change ? [undoable(change, title)] : [];
    }),

    rule(pinSet, async ({ changeId, deviceId }) => {
      const change = await changes.find(changeId);
      const name = (await accounts.userById(deviceId))?.name ?? '';
      return change ? [undoable(change, say.pinSet({ name }))] : [];
    }),

    rule(
      accountChangeUndone,
      about((change) => ({
        to: { userId: change.userId, address: change.oldEmail },
        title: say.changeUndone,
        body: say.changeUndoneBody,
        link: '/contact',
        action: say.tellUs,
      })),
    ),
  ];
}
