import { page, userEvent } from 'vitest/browser';
import { aDeviceSession, anId, aPasskey, aSecondFactor } from '../factories';
import { refusal, type ShopServer } from '../shop-server';
import { withAddresses } from './checkout';
import { people } from './filled-shop';
import { fill, openDialog, press, see, unfold, type Scene } from './scene';

/** Several devices, one of them unknown, and an address that is not confirmed. */
const manySessions = (shop: ShopServer) => {
  const others = [
    { browser: 'Chrome', system: 'Android' },
    { browser: 'Microsoft Edge', system: 'Windows' },
    { browser: 'Samsung Internet', system: 'Android' },
    { browser: null, system: null },
  ].map((device) => aDeviceSession({ id: anId(), isCurrent: false, ...device }));
  shop.answer({
    me: { ...people.customer, isEmailConfirmed: false },
    sessions: [aDeviceSession(), ...others],
  });
};
const demandsSecondStep = (shop: ShopServer) => {
  const details = { ticket: 'ticket', methods: ['AUTHENTICATOR', 'RECOVERY_CODE'] };
  shop.fails('Login', refusal('SECOND_FACTOR_REQUIRED', 'One more step.', undefined, details));
};
const enterPassword = async () => {
  await page.getByRole('textbox').first().fill('asha@example.in');
  await page.getByRole('textbox').nth(1).fill('correct horse battery');
  await userEvent.keyboard('{Enter}');
};
const logInByPasskey = async () => {
  await enterPassword();
  await see(page.getByRole('button', { name: /^(Use passkey|पासकी इस्तेमाल करें)$/ }));
};
const logIn = async () => {
  await enterPassword();
  await see(page.getByRole('textbox', { name: /Code from your app|ऐप का कोड/ }));
};
const withTwoStep = (shop: ShopServer) => {
  const secondFactor = aSecondFactor('2026-11-20T08:00:00Z');
  const recoveryCodes = Array.from({ length: 10 }, (_, n) => `k7dm-p2xq-9fwa-h3t${n}`);
  shop.answer({ secondFactor, renewRecoveryCodes: { recoveryCodes, secondFactor } });
};
const withPasskeys = (shop: ShopServer) => {
  const secondFactor = aSecondFactor('2026-11-20T08:00:00Z');
  const passkeys = [
    aPasskey({ name: 'Chrome on Android', lastUsedAt: '2026-11-26T08:00:00Z' }),
    aPasskey({ name: 'Asha’s security key on the ring with the shop’s keys' }),
  ];
  shop.answer({ secondFactor: { ...secondFactor, methods: ['PASSKEY', ...secondFactor.methods], passkeys } });
};
const demandsPasskey = (shop: ShopServer) => {
  const details = { ticket: 'ticket', methods: ['PASSKEY', 'AUTHENTICATOR', 'RECOVERY_CODE'] };
  shop.fails('Login', refusal('SECOND_FACTOR_REQUIRED', 'One more step.', undefined, details));
};
const withAuthenticatorKey = (shop: ShopServer) => {
  const key = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  shop.answer({ startAuthenticator: { key, url: `otpauth://totp/Chowk:asha%40example.in?secret=${key}` } });
};
const expiredText = page.getByText('This link has expired').first();
const expired = (operation: string) => (shop: ShopServer) =>
  shop.fails(operation, refusal('LINK_EXPIRED', 'This link has expired, or was used before.'));

const profile = { route: '/profile', who: 'customer' } as const;
const editProfile = { route: '/edit-profile', who: 'customer' } as const;

export const accountScenes: readonly Scene[] = [
  {
    name: 'account-menu',
    route: '/about',
    who: 'customer',
    hasDeskLayout: true,
    act: async () => {
      await unfold('Menu');
      await press('MY ACCOUNT', page.getByRole('menu'))();
    },
  },
  { name: 'login', route: '/login', hasDeskLayout: true },
  {
    name: 'login-failed',
    route: '/login',
    shop: (shop) => shop.fails('Login', refusal('UNAUTHENTICATED', 'Invalid email or password')),
    act: async () => {
      await fill('Email', 'asha@example.in');
      await fill('Password', 'not this one');
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await see(page.getByRole('alert').first());
    },
  },
  { name: 'login-passkey', route: '/login', shop: demandsPasskey, act: logInByPasskey },
  { name: 'login-passkey-hi', route: '/login', language: 'hi', shop: demandsPasskey, act: logInByPasskey },
  { name: 'login-second-step', route: '/login', shop: demandsSecondStep, act: logIn },
  {
    name: 'login-second-step-wrong-hi',
    route: '/login',
    language: 'hi',
    shop: (shop) => {
      demandsSecondStep(shop);
      const message = 'यह कोड सही नहीं है, या पहले इस्तेमाल हो चुका है। ऐप में अभी जो कोड दिख रहा है, वह डालें।';
      shop.fails('LoginWithSecondFactor', refusal('BAD_USER_INPUT', message, [{ field: 'digits', message }]));
    },
    act: async () => {
      await logIn();
      await fill('ऐप का कोड', '123456');
      await see(page.getByText('यह कोड सही नहीं है'));
    },
  },
  {
    name: 'login-recovery-code',
    route: '/login',
    shop: demandsSecondStep,
    act: async () => {
      await logIn();
      await press('Use a recovery code', page.getByRole('textbox', { name: 'Recovery code' }))();
    },
  },
  { name: 'forgot-password', route: '/forgot-password' },
  {
    name: 'forgot-password-sent',
    route: '/forgot-password',
    shop: (shop) =>
      shop.answer({
        forgotPassword: 'If there is an account with this address, we have sent a link to it.',
      }),
    act: async () => {
      await fill('Email', 'asha@example.in');
      await press('Send the link', page.getByText('If there is an account with this address'))();
    },
  },
  { name: 'reset-password', route: '/reset-password/link' },
  {
    name: 'reset-password-expired',
    route: '/reset-password/used',
    shop: expired('ResetPassword'),
    act: async () => {
      await fill('New password', 'filter coffee 11');
      await press('Save and log in', page.getByRole('link', { name: 'Ask for a new link' }))();
    },
  },
  { name: 'join', route: '/join/link', hasDeskLayout: true },
  { name: 'join-hi', route: '/join/link', language: 'hi' },
  { name: 'join-own-account', route: '/join/link', who: 'customer' },
  {
    name: 'join-expired',
    route: '/join/link',
    shop: (shop) => shop.fails('InvitationOfLink', refusal('LINK_EXPIRED', 'This link is not complete.')),
  },
  { name: 'register', route: '/register' },
  {
    name: 'register-errors',
    route: '/register',
    act: () => page.getByRole('button', { name: 'Register', exact: true }).click(),
  },
  { name: 'register-password', route: '/register', act: () => fill('Password', 'password123') },
  {
    name: 'register-password-hi',
    route: '/register',
    language: 'hi',
    act: () => fill('पासवर्ड', 'mango lassi 42'),
  },
  { ...profile, name: 'profile', hasDeskLayout: true },
  { ...profile, name: 'profile-long', who: 'long' },
  { ...profile, name: 'profile-addresses', shop: withAddresses },
  { ...profile, name: 'profile-addresses-hi', language: 'hi', shop: withAddresses },
  { ...profile, name: 'profile-address', shop: withAddresses, act: openDialog(/^Edit Aunt Meera/) },
  { ...profile, name: 'profile-sessions', shop: manySessions },
  { ...profile, name: 'profile-sessions-hi', language: 'hi', shop: manySessions },
  {
    ...profile,
    name: 'profile-sessions-failed',
    shop: (shop) => shop.fails('AccountSafety', 'fault'),
    act: () => see(page.getByText('The list could not be loaded.')),
  },
  {
    ...profile,
    name: 'profile-sessions-loading',
    shop: (shop) => shop.holds('AccountSafety'),
    isLoading: true,
  },
  { ...profile, name: 'profile-two-step-demanded', who: 'heldBack' },
  { ...profile, name: 'profile-passkeys', shop: withPasskeys },
  { ...profile, name: 'profile-passkeys-hi', language: 'hi', shop: withPasskeys },
  { ...profile, name: 'profile-add-passkey', shop: withPasskeys, act: openDialog('Add a passkey') },
  {
    ...profile,
    name: 'profile-rename-passkey',
    shop: withPasskeys,
    act: openDialog('Rename Chrome on Android'),
  },
  {
    ...profile,
    name: 'profile-remove-passkey',
    shop: (shop) => {
      withPasskeys(shop);
      const message = 'Please confirm with your second step that it is you.';
      const details = { methods: ['PASSKEY', 'AUTHENTICATOR', 'RECOVERY_CODE'] };
      const fields = [{ field: 'secondFactor', message }];
      shop.fails('RemovePasskey', refusal('REAUTHENTICATE', message, fields, details));
    },
    act: async () => {
      await openDialog('Remove Chrome on Android')();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
      await see(page.getByText('Your device asks for your fingerprint'));
    },
  },
  { ...profile, name: 'profile-two-step', shop: withTwoStep },
  { ...profile, name: 'profile-two-step-hi', language: 'hi', shop: withTwoStep },
  {
    ...profile,
    name: 'profile-two-step-failed',
    shop: (shop) => shop.fails('TwoStep', 'fault'),
    act: () => see(page.getByText('The two-step login could not be loaded.')),
  },
  { ...profile, name: 'profile-two-step-set-up', act: openDialog('Set up') },
  {
    ...profile,
    name: 'profile-two-step-key',
    shop: withAuthenticatorKey,
    act: async () => {
      await openDialog('Set up')();
      await press('Continue', page.getByRole('textbox', { name: 'Code from your app' }))();
    },
  },
  {
    ...profile,
    name: 'profile-two-step-key-hi',
    language: 'hi',
    shop: withAuthenticatorKey,
    act: async () => {
      await openDialog('चालू करें')();
      await press('आगे बढ़ें', page.getByRole('textbox', { name: 'ऐप का कोड' }))();
    },
  },
  {
    ...profile,
    name: 'profile-recovery-codes',
    shop: withTwoStep,
    act: async () => {
      await openDialog('New codes')();
      await press('Make new codes', page.getByText('k7dm-p2xq-9fwa-h3t0'))();
    },
  },
  {
    ...profile,
    name: 'profile-two-step-off',
    shop: (shop) => {
      withTwoStep(shop);
      const message = 'Please enter your current password.';
      const fields = [{ field: 'currentPassword', message }];
      const details = { methods: ['AUTHENTICATOR', 'RECOVERY_CODE'] };
      shop.fails('TurnOffSecondFactor', refusal('REAUTHENTICATE', message, fields, details));
    },
    act: async () => {
      await openDialog('Turn off')();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
      await see(page.getByRole('textbox', { name: 'Code from your app' }));
    },
  },
  { ...editProfile, name: 'edit-profile' },
  {
    ...editProfile,
    name: 'edit-profile-weak-password',
    act: () => fill('New password', 'a chowk of mangoes'),
  },
  {
    ...editProfile,
    name: 'edit-profile-password',
    shop: (shop) => {
      const message = 'Please enter your current password.';
      shop.fails(
        'PATCH /api/auth/profile',
        refusal('REAUTHENTICATE', message, [{ field: 'currentPassword', message }]),
      );
    },
    act: press('Save'),
  },
  { name: 'confirm-email', route: '/confirm-email/a-link' },
  {
    name: 'confirm-email-expired',
    route: '/confirm-email/a-link',
    shop: expired('ConfirmEmail'),
    act: press('Confirm this address', expiredText),
  },
  {
    name: 'confirm-email-done',
    route: '/confirm-email/a-link',
    shop: (shop) => shop.answer({ confirmEmail: 'asha@example.in' }),
    act: press('Confirm this address', page.getByText('asha@example.in').first()),
  },
  { name: 'undo-change', route: '/undo-change/a-link' },
  { name: 'undo-change-hi', route: '/undo-change/a-link', language: 'hi' },
  {
    name: 'undo-change-expired',
    route: '/undo-change/a-link',
    shop: expired('UndoAccountChange'),
    act: press('This was not me', expiredText),
  },
];
