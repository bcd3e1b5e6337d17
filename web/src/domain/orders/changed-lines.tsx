import { graphql, readFragment, type FragmentType } from '../../gql';
import { useTexts } from '../../texts/texts';
import styles from './changed-lines.module.css';
import { LineDetails } from './line-details';
import { useOrderTexts } from './texts/texts';

const ChangedLineFragment = graphql(`
  fragment ChangedLine on ChangedLine {
    name
    choices {
      choiceId
      group
      name
      quantity
    }
    note
    before
    after
  }
`);

interface ChangedLinesProps {
  readonly lines: readonly FragmentType<typeof ChangedLineFragment>[];
}

/** How the lines of an order differ from before: `− 1 Paneer Tikka`, `+ 2 Butter Naan`. */
export function ChangedLines({ lines }: ChangedLinesProps) {
  const t = useTexts();
  const tOrder = useOrderTexts();
  return (
    <ul className="stack gap-1">
      {readFragment(ChangedLineFragment, lines).map((line) => {
        const { name, choices, note, before, after } = line;
        const kind = before === after ? 'note' : before > after ? 'less' : 'more';
        const count = Math.abs(after - before);
        const signs = { less: `− ${count}`, more: `+ ${count}`, note: '✎' };
        return (
          <li key={JSON.stringify(line)} className={styles['line']}>
            <span className={styles['sign']} data-kind={kind}>
              <span aria-hidden>{signs[kind]}</span>
              <span className="visually-hidden">{tOrder(`changedLine.${kind}`, { count })} </span>
            </span>
            <span className="anywhere">
              {name || t('orders.unknownDish')}
              <LineDetails choices={choices} note={note} />
              {kind === 'note' && !note && <span className="block">{tOrder('changedLine.noNote')}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
