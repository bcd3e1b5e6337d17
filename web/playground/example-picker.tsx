import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { Kind, parse } from 'graphql';
import { useRef } from 'react';
import { messageOf, type Account } from './accounts';
import { ask } from './ask';
import { variablesFor, type Example } from './example';
import { examples } from './examples';

const groups = [...new Set(examples.map(({ group }) => group))];

/** Admins may order and book like anybody. */
const mayRun = ({ as }: Example, viewer: Account | undefined) =>
  as === 'anybody' || (viewer !== undefined && (as === 'customer' || viewer.role === as));

function factsOf({ query }: Example) {
  const documentAST = parse(query);
  const operations = documentAST.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const operationName = operations[0]?.name?.value;
  return { documentAST, operations, ...(operationName && { operationName }) };
}

interface ExamplePickerProps {
  readonly active: Account | undefined;
  /** Says why an example cannot run yet; an empty text takes that back. */
  readonly onNotice: (text: string) => void;
}

/** Opens a saved operation with variables that fit the shop as it is now, so that it runs at a click. */
export function ExamplePicker({ active, onNotice }: ExamplePickerProps) {
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  const graphiql = useGraphiQLActions();
  const latest = useRef<Example>(undefined);

  const open = async (example: Example) => {
    latest.current = example;
    graphiql.stop();
    // What somebody wrote stays, in a tab of its own.
    const text = queryEditor?.getValue().trim() ?? '';
    if (text !== '' && !examples.some(({ query }) => query.trim() === text)) graphiql.addTab();
    queryEditor?.setValue(example.query);
    // GraphiQL reads the text a moment later: until then it would run it under the name of the operation before.
    graphiql.setOperationFacts(factsOf(example));
    variableEditor?.setValue('');
    onNotice('');
    if (!mayRun(example, active)) {
      const role = example.as === 'admin' ? 'an admin' : 'a customer';
      onNotice(`This example is for ${role}: sign in as one and choose it again.`);
      return;
    }
    try {
      const variables = await variablesFor(example, (query) => ask(query, { token: active?.token }));
      if (latest.current !== example) return;
      if (Object.keys(variables).length > 0)
        variableEditor?.setValue(JSON.stringify(variables, undefined, 2));
    } catch (error) {
      if (latest.current === example) onNotice(messageOf(error));
    }
  };

  return (
    <div className="control">
      <label htmlFor="example">Example</label>
      <select
        id="example"
        // There is nothing to write to yet.
        disabled={!queryEditor}
        value=""
        onChange={({ target }) => {
          const example = examples[Number(target.value)];
          if (example) void open(example);
        }}
      >
        <option value="" disabled>
          Choose one of {examples.length} …
        </option>
        {groups.map((group) => (
          <optgroup key={group} label={group}>
            {examples.map((example, index) =>
              example.group === group ? (
                <option key={example.title} value={index}>
                  {example.title}
                </option>
              ) : null,
            )}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
