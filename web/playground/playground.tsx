import { GraphiQL } from 'graphiql';
import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useAccounts, type Account } from './accounts';
import { AccountPicker } from './account-picker';
import { withAuthorization } from './authorization';
import { ExamplePicker } from './example-picker';
import { examples } from './examples';
import { fetcherFor } from './fetcher';
import { SignInForm } from './sign-in-form';
import { TokenInHeaders } from './token-in-headers';

const { access, demo } = document.documentElement.dataset;
const bar = document.getElementById('bar');

const isAdmin = ({ role }: Account) => role === 'admin';
/** Whom the server shows the playground: in production admins alone. That they alone get the schema is its own doing. */
const isWelcome = access === 'admins' ? isAdmin : undefined;

const welcome = examples[0]?.query ?? '';

export function Playground() {
  const accounts = useAccounts(isWelcome);
  const [notice, setNotice] = useState('');
  const { isReady, all, active, problem } = accounts;
  // Admins see the schema wherever anybody does, and go on seeing it while they act as somebody else.
  const schemaToken = (all.find(isAdmin) ?? active)?.token;
  // Another one makes GraphiQL load the schema again.
  const fetcher = useMemo(() => fetcherFor(schemaToken), [schemaToken]);
  if (!isReady) return null;
  if (isWelcome && !all.some(isWelcome)) return <Closed accounts={accounts} />;
  return (
    <GraphiQL
      fetcher={fetcher}
      defaultQuery={welcome}
      defaultHeaders={withAuthorization('', active?.token)}
      initialHeaders={withAuthorization('', active?.token)}
      defaultEditorToolsVisibility="variables"
    >
      <GraphiQL.Logo>{null}</GraphiQL.Logo>
      {bar &&
        createPortal(
          <>
            <h1 className="title">
              Chowk <span>GraphQL</span>
            </h1>
            <ExamplePicker active={active} onNotice={setNotice} />
            <AccountPicker accounts={accounts} hasDemo={demo === 'true'} onNotice={setNotice} />
            <p className="notice" role="status">
              {notice || problem}
            </p>
          </>,
          bar,
        )}
      <TokenInHeaders token={active?.token} />
    </GraphiQL>
  );
}

/** Where visitors and customers are not let in. */
function Closed({ accounts: { active, problem, logIn } }: { accounts: ReturnType<typeof useAccounts> }) {
  return (
    <div className="closed">
      <h1 className="title">
        Chowk <span>GraphQL</span>
      </h1>
      <p>The playground is for the admins of this shop.</p>
      {active && (
        <p className="notice" role="alert">
          {active.email} is not an admin here.
        </p>
      )}
      {problem && <p className="notice">{problem}</p>}
      <SignInForm logIn={logIn} />
    </div>
  );
}
