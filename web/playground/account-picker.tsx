import { useRef, useState } from 'react';
import { messageOf, type Accounts } from './accounts';
import { SignInForm } from './sign-in-form';

interface AccountPickerProps {
  readonly accounts: Accounts;
  /** Whether this is a demo, where customers may be made up. */
  readonly hasDemo: boolean;
  readonly onNotice: (text: string) => void;
}

/** Who sends the operations: a visitor, somebody who is signed in already, or who signs in now. */
export function AccountPicker({ accounts, hasDemo, onNotice }: AccountPickerProps) {
  const { all, active, choose, logIn, addCustomer } = accounts;
  const dialog = useRef<HTMLDialogElement>(null);
  const [isBusy, setBusy] = useState(false);

  const makeCustomer = async () => {
    setBusy(true);
    onNotice('');
    await addCustomer().catch((error: unknown) => onNotice(messageOf(error)));
    setBusy(false);
  };

  return (
    <>
      <div className="control">
        <label htmlFor="acting-as">Acting as</label>
        <select
          id="acting-as"
          value={active?.token ?? ''}
          onChange={({ target }) => {
            onNotice('');
            choose(target.value || undefined);
          }}
        >
          <option value="">Visitor</option>
          {all.map(({ name, email, role, token }) => (
            <option key={token} value={token}>
              {role === 'admin' ? 'Admin' : 'Customer'}: {name} ({email})
            </option>
          ))}
        </select>
      </div>
      {hasDemo && (
        <button type="button" disabled={isBusy} onClick={() => void makeCustomer()}>
          Sign in as a demo customer
        </button>
      )}
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Sign in …
      </button>
      <dialog ref={dialog} aria-labelledby="sign-in">
        <h2 id="sign-in">Sign in</h2>
        {hasDemo && (
          <p>The demo’s admin is in the terminal where the shop was started, with a link that signs in.</p>
        )}
        <SignInForm
          logIn={async (email, password) => {
            const account = await logIn(email, password);
            onNotice('');
            dialog.current?.close();
            return account;
          }}
          onCancel={() => dialog.current?.close()}
        />
      </dialog>
    </>
  );
}
