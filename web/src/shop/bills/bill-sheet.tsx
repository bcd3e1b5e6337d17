import type { Ref } from 'react';
import { graphql, readFragment, type FragmentType } from '../../gql';
import { qrPicture } from '../../shared/lib/qr-picture';
import { BillLines, BillTaxes } from './bill-lines';
import { BillParty, Facts } from './bill-party';
import { formatWithSign } from './amount';
import styles from './bill.module.css';
import type { BillPaper } from './use-page-size';

export const BillSheetFragment = graphql(`
  fragment BillSheet on BillDocument {
    language
    title
    remarks
    seller {
      ...BillParty
    }
    facts {
      label
      value
    }
    buyerHeading
    buyer {
      ...BillParty
    }
    sums {
      label
      amount
    }
    total {
      label
      amount
    }
    totalInWords
    fssaiLink
    fssaiText
    closing
    ...BillLines
    ...BillTaxes
  }
`);

interface BillSheetProps {
  readonly bill: FragmentType<typeof BillSheetFragment>;
  readonly paper: BillPaper;
  readonly ref: Ref<HTMLElement>;
}

/** Everything that the bill says, as it is printed. */
export function BillSheet({ bill: masked, paper, ref }: BillSheetProps) {
  const bill = readFragment(BillSheetFragment, masked);
  const { buyer, sums, total, fssaiLink } = bill;
  return (
    <article
      ref={ref}
      className={styles['sheet']}
      data-paper={paper}
      lang={bill.language}
      aria-label={bill.title}
    >
      <header className={styles['head']}>
        <BillParty party={bill.seller} isSeller />
        <div className={styles['title']}>
          <h2>{bill.title}</h2>
          {bill.remarks.map((remark) => (
            <p key={remark} className="bold">
              {remark}
            </p>
          ))}
        </div>
      </header>
      <div className={styles['about']}>
        <Facts of={bill.facts} />
        {buyer && (
          <div>
            <p className={styles['heading']}>{bill.buyerHeading}</p>
            <BillParty party={buyer} />
          </div>
        )}
      </div>
      <BillLines bill={bill} />
      <div className={styles['totals']}>
        <BillTaxes bill={bill} />
        <dl className={styles['sums']}>
          {[...sums, total].map(({ label, amount }, index) => (
            <div key={label} className={index === sums.length ? styles['total'] : undefined}>
              <dt>{label}</dt>
              <dd>{formatWithSign(amount)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="bold">{bill.totalInWords}</p>
      <footer className={styles['foot']}>
        {fssaiLink != null && (
          <div className={styles['complaints']}>
            <img src={qrPicture(fssaiLink)} alt="" />
            <a href={fssaiLink} target="_blank" rel="noreferrer">
              {bill.fssaiText}
            </a>
          </div>
        )}
        {bill.closing.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </footer>
    </article>
  );
}
