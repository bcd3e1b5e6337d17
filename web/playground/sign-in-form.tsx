import { useState } from 'react';
import { messageOf, type Accounts } from './accounts';

interface SignInFormProps {
  readonly logIn: Accounts['logIn'];
  readonly onCancel?: () => void;
}

export function SignInForm({ logIn, onCancel }: SignInFormProps) {
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  const submit = async (fields: FormData) => {
    setBusy(true);
    setProblem('');
    const text = (name: string) => {
      const value = fields.get(name);
      return typeof value === 'string' ? value : '';
    };
    await logIn(text('email'), text('password')).catch((error: unknown) => setProblem(messageOf(error)));
    setBusy(false);
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit(new FormData(event.currentTarget));
      }}
    >
      <label>
        E-mail
        <input name="email" type="email" autoComplete="username" required />
      </label>
      <label>
        Password
        <input name="password" type="password" autoComplete="current-password" required />
      </label>
      {problem && (
        <p className="notice" role="alert">
          {problem}
        </p>
      )}
      <div className="buttons">
        <button type="submit" className="main" disabled={isBusy}>
          Sign in
        </button>
        {onCancel && (
          <button type="button" onClick={onCancel}>
            Cancel
          </button>
        )}
      </div>
    </form>
  );
}
