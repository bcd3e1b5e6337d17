import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day in the restaurant's own time zone (Asia/Kolkata): `2026-11-21`. */
  Date: { input: string; output: string; }
  /** An instant, ISO 8601 in UTC: `2026-11-21T09:30:00.000Z`. */
  DateTime: { input: string; output: string; }
  /**
   * What a browser needs to make a passkey: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn, for
   * `PublicKeyCredential.parseCreationOptionsFromJSON` and `navigator.credentials.create`.
   */
  PasskeyCreationOptions: { input: PublicKeyCredentialCreationOptionsJSON; output: PublicKeyCredentialCreationOptionsJSON; }
  /**
   * What a browser needs to use a passkey: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn, for
   * `PublicKeyCredential.parseRequestOptionsFromJSON` and `navigator.credentials.get`.
   */
  PasskeyRequestOptions: { input: PublicKeyCredentialRequestOptionsJSON; output: PublicKeyCredentialRequestOptionsJSON; }
  /** An amount in Indian rupees with at most two decimals: `249.5`. Kept as an integer number of paise. */
  Rupees: { input: number; output: number; }
  /** A time of day in the restaurant's own time zone, 24 hours: `19:30`. */
  Time: { input: string; output: string; }
};

/** A new account for somebody who was invited. */
export type AcceptInvitationInput = {
  /** The account's e-mail address; no other account may have it. */
  email: Scalars['String']['input'];
  /** The person's name, 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** The password, 8 to 1000 characters, which must not be easy to guess. */
  password: Scalars['String']['input'];
  /** The token of the link. */
  token: Scalars['String']['input'];
};

/** How the restaurant accepts orders. */
export type Acceptance = {
  __typename?: 'Acceptance';
  /** Minutes after which its customer is notified that it can be cancelled. */
  customerAfter: Scalars['Int']['output'];
  /** Whether orders are accepted when they are placed. Otherwise staff accept or refuse each of them. */
  isAutomatic: Scalars['Boolean']['output'];
  /** Minutes after which an order that nobody has accepted rings louder. */
  louderAfter: Scalars['Int']['output'];
  /** Minutes after which the owners get a message about it. */
  ownersAfter: Scalars['Int']['output'];
  /** Reasons for refusing an order in the owner's own words, which staff can choose from beside `CancelReason`. */
  reasons: Array<Scalars['String']['output']>;
};

/** How the restaurant accepts orders. */
export type AcceptanceInput = {
  /** Minutes after which its customer is notified that it can be cancelled, 1 to 120. */
  customerAfter: Scalars['Int']['input'];
  /** Whether orders are accepted when they are placed. */
  isAutomatic: Scalars['Boolean']['input'];
  /** Minutes after which an order that nobody has accepted rings louder, 1 to 60. */
  louderAfter: Scalars['Int']['input'];
  /** Minutes after which the owners get a message about it, 1 to 120. */
  ownersAfter: Scalars['Int']['input'];
  /** Reasons for refusing an order in the owner's own words: up to 8, of up to 120 characters. */
  reasons: Array<Scalars['String']['input']>;
};

/** What an address may lack where there are delivery zones. */
export type AddressFact =
  /** The place on the map: `coordinates`. */
  | 'LOCATION'
  /** The PIN code: `pinCode`, or one in the text of the address. */
  | 'PIN_CODE';

/** A customer's label for an address. */
export type AddressLabel =
  /** The customer's home. */
  | 'HOME'
  /** Another place, with a name of its own. */
  | 'OTHER'
  /** The customer's workplace. */
  | 'WORK';

/** An allergen that must be declared under the FSSAI’s rules. */
export type Allergen =
  /** Crustaceans, such as prawns. */
  | 'CRUSTACEANS'
  /** Eggs and egg products. */
  | 'EGGS'
  /** Fish. */
  | 'FISH'
  /** Cereals with gluten: wheat, rye, barley, oats, spelt. */
  | 'GLUTEN'
  /** Milk and milk products. */
  | 'MILK'
  /** Peanuts and tree nuts. */
  | 'NUTS'
  /** Soybeans. */
  | 'SOYBEANS'
  /** Sulphites of 10 mg/kg or more. */
  | 'SULPHITES';

/** One act that may now be done once at this tablet. */
export type Approval = {
  __typename?: 'Approval';
  /** Name of the person who gave it. */
  approvedBy: Scalars['String']['output'];
  /** Until when it can be used. */
  expiresAt: Scalars['DateTime']['output'];
  /** Identifier of the approval, to send with the act: 24 hexadecimal characters. */
  id: Scalars['ID']['output'];
};

/** What somebody may approve at a tablet. */
export type ApprovalAct =
  /** Cancelling an order that was paid: `updateOrderStatus`. */
  | 'CANCEL_ORDER'
  /** Changing an order so that money goes back: `changeOrder`. */
  | 'CHANGE_ORDER'
  /** Deleting a booking whose fee goes back: `deleteBooking`. */
  | 'DELETE_BOOKING'
  /** Refunding a payment: `refundPayment`. */
  | 'REFUND_PAYMENT'
  /** Undoing money that was received: `undoTaking`, or giving back what is too much: `refundTakings`. */
  | 'UNDO_TAKING';

/** One act at a tablet, approved by PIN. */
export type ApprovalInput = {
  /** What is approved. */
  act: ApprovalAct;
  /**
   * What goes back, in rupees, for `REFUND_PAYMENT`, `CHANGE_ORDER` and `refundTakings`, and for `CANCEL_ORDER` with a refund:
   * what is left of the online payment and the takings. Missing if nothing does.
   */
  amount?: InputMaybe<Scalars['Rupees']['input']>;
  /** The record: an order, payment, taking or booking. */
  id: Scalars['ID']['input'];
  /** Identifier of the person who approves. */
  personId: Scalars['ID']['input'];
  /** The person's PIN on this tablet. */
  pin: Scalars['String']['input'];
};

/** What was done to a record. */
export type AuditAct =
  /** The record was added. */
  | 'ADDED'
  /** Fields of the record were changed. */
  | 'CHANGED'
  /** The record was deleted. */
  | 'DELETED';

/** An account that has changed something. */
export type AuditActor = {
  __typename?: 'AuditActor';
  /** Identifier: 24 hexadecimal characters. The account may be deleted by now. */
  id: Scalars['ID']['output'];
  /** Name of the account at its last change. */
  name: Scalars['String']['output'];
};

/** A field of a record, before and after a change. */
export type AuditChange = {
  __typename?: 'AuditChange';
  /** The value after the change, as JSON; null if the record was deleted. */
  after?: Maybe<Scalars['String']['output']>;
  /** The value before the change, as JSON; null if the record was added. */
  before?: Maybe<Scalars['String']['output']>;
  /** The field's name, such as `pricePaise`. */
  field: Scalars['String']['output'];
};

/** One change by staff. Entries are never changed or deleted. */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  /** What was done to the record. */
  act: AuditAct;
  /** Identifier of the account that made the change, which may be deleted by now. */
  actorId: Scalars['ID']['output'];
  /** Name of the account at the time of the change. */
  actorName: Scalars['String']['output'];
  /** Name of the person who approved the change at the tablet; null without an approval. */
  approvedBy?: Maybe<Scalars['String']['output']>;
  /** The fields that were changed, or all fields of a record that was added or deleted. */
  changes: Array<AuditChange>;
  /** When the change was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Name of the tablet at which the change was made; null for another device. */
  device?: Maybe<Scalars['String']['output']>;
  /** Identifier: 24 hexadecimal characters. */
  id: Scalars['ID']['output'];
  /** Identifier of the request, as in the log and in the response's `X-Request-Id`; null for a command. */
  requestId?: Maybe<Scalars['String']['output']>;
  /** The kind of the record. */
  subject: AuditSubject;
  /** Identifier of the record. */
  subjectId: Scalars['ID']['output'];
  /** Name of the record at the time of the change; empty for one without a name. */
  subjectName: Scalars['String']['output'];
};

/** A page of the audit log. */
export type AuditEntryConnection = {
  __typename?: 'AuditEntryConnection';
  /** Entries of this page. */
  nodes: Array<AuditEntry>;
  /** Information for requesting the next page. */
  pageInfo: PageInfo;
};

/** A kind of record in the audit log. */
export type AuditSubject =
  /** One act at a tablet that somebody has approved by PIN. */
  | 'APPROVAL'
  /** A booking that staff deleted. */
  | 'BOOKING'
  /** A category of the menu. */
  | 'CATEGORY'
  /** The keys of a service such as Razorpay, without the secrets. */
  | 'CONNECTION'
  /** A tablet: its settings, locks and PINs. */
  | 'DEVICE'
  /** A dish, whether it is sold out, and its portions. */
  | 'DISH'
  /** An invitation to work at the restaurant. */
  | 'INVITATION'
  /** An e-mail that was sent again. */
  | 'MAIL'
  /** The order of categories or dishes. */
  | 'MENU_ORDER'
  /** A message of a customer. */
  | 'MESSAGE'
  /** Options that dishes share, with their choices. */
  | 'OPTION_GROUP'
  /** An order: its status, promise or money. */
  | 'ORDER'
  /** The role of a person at the restaurant. */
  | 'PERSON'
  /** A printer: its settings and token. */
  | 'PRINTER'
  /** A refund of an online payment. */
  | 'REFUND'
  /** The restaurant's settings, tables, switches and pauses. */
  | 'RESTAURANT'
  /** The second factors of an account. */
  | 'SECOND_FACTOR';

/** The key of an authenticator app that is being added. */
export type AuthenticatorKey = {
  __typename?: 'AuthenticatorKey';
  /** The key in Base32, to be typed into the app. */
  key: Scalars['String']['output'];
  /** The key for a QR code: `otpauth://totp/…`. */
  url: Scalars['String']['output'];
};

/** What a check of the bill book found. A whole book that was rewritten is only recognized by a head from outside. */
export type BillBookCheck = {
  __typename?: 'BillBookCheck';
  /** The number of entries that hold, from the first one on. */
  entries: Scalars['Int']['output'];
  /** The first wrong entry; null if all hold. */
  firstWrong?: Maybe<BillBookFault>;
  /** Whether all entries are as they were written. */
  isWhole: Scalars['Boolean']['output'];
};

/** A page of the bill book. */
export type BillBookConnection = {
  __typename?: 'BillBookConnection';
  /** Entries of this page. */
  nodes: Array<BillBookEntry>;
  /** Information for requesting the next page. */
  pageInfo: PageInfo;
  /** The end of the whole book. */
  state: BillBookState;
};

/** An entry of the bill book. The database refuses to change and to delete entries. */
export type BillBookEntry = {
  __typename?: 'BillBookEntry';
  /** What the document is about, in rupees; null as `orderId` is. */
  amount?: Maybe<Scalars['Rupees']['output']>;
  /** Identifier: 24 hexadecimal characters. */
  id: Scalars['ID']['output'];
  /** When it was written. */
  issuedAt: Scalars['DateTime']['output'];
  /** What happened. */
  kind: BillBookKind;
  /** The number of an invoice, a credit note or a refund voucher: `C/26-27/000123`; null for other entries. */
  number?: Maybe<Scalars['String']['output']>;
  /** The order; null for the head of a day and for a restore. */
  orderId?: Maybe<Scalars['ID']['output']>;
  /** What people called the order: `#47`; null as `orderId` is. */
  orderName?: Maybe<Scalars['String']['output']>;
  /** The place in the book, from 1, without a gap. */
  sequence: Scalars['Int']['output'];
};

/** The first wrong entry of the bill book. */
export type BillBookFault = {
  __typename?: 'BillBookFault';
  /** What is wrong with it. */
  problem: BillBookProblem;
  /** The place in the book. */
  sequence: Scalars['Int']['output'];
};

/** What an entry of the bill book says. */
export type BillBookKind =
  /** An order with an invoice was cancelled or not taken. The amount is what credit notes had left of the invoice. */
  | 'CANCELLATION'
  /** Money of an order with an invoice went back, or the invoice of a former month was cancelled. */
  | 'CREDIT_NOTE'
  /** A day ended. The hash of this entry was mailed to those who may read the book. */
  | 'DAY_HEAD'
  /** An order was handed over, or paid at the counter before. */
  | 'INVOICE'
  /** Money of an order without an invoice went back. */
  | 'REFUND_VOUCHER'
  /** The database was restored from a backup. */
  | 'RESTORE';

/** What is wrong with the bill book. */
export type BillBookProblem =
  /** It stands behind the end of the book. */
  | 'APPENDED'
  /** Something in the entry is not what was written. */
  | 'CHANGED'
  /** The entries hold, but more or fewer numbers were given than they have. */
  | 'COUNTED_OTHERWISE'
  /** Entries before it are missing. */
  | 'DELETED'
  /** It does not have the number after the last one of its series. */
  | 'NUMBER_SKIPPED'
  /** It stands behind another entry than the one behind which it was written. */
  | 'REORDERED'
  /** It does not follow the entry before it, which was rewritten. */
  | 'REPLACED'
  /** It and all later entries are missing: they were removed, or an older backup was restored. */
  | 'TRUNCATED'
  /** The entries hold, but nothing refuses changes of them any more. */
  | 'UNGUARDED';

/** The end of the bill book. */
export type BillBookState = {
  __typename?: 'BillBookState';
  /** The number of entries. */
  entries: Scalars['Int']['output'];
  /** The hash of the last entry, which stands for all entries before it; null for an empty book. */
  head?: Maybe<Scalars['String']['output']>;
  /** When the last entry was written; null for an empty book. */
  headAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A document of an order in words, in the language of the request. It says everything that the law asks for. */
export type BillDocument = {
  __typename?: 'BillDocument';
  /** The buyer; null if nothing of them is known. */
  buyer?: Maybe<BillParty>;
  /** The heading of the buyer. */
  buyerHeading: Scalars['String']['output'];
  /** What stands at the end. */
  closing: Array<Scalars['String']['output']>;
  /** The facts of the document: number, date, order and others. */
  facts: Array<BillFact>;
  /** The address for complaints about food, for a QR code; null without an FSSAI number. */
  fssaiLink?: Maybe<Scalars['String']['output']>;
  /** What to write beside that QR code. */
  fssaiText: Scalars['String']['output'];
  /** The headings of columns. */
  headings: BillHeadings;
  /** When it was issued; of an order without an invoice, when the order was placed. */
  issuedAt: Scalars['DateTime']['output'];
  /** What the document is. */
  kind: BillDocumentKind;
  /** The language code of its texts: `en` or `hi`. */
  language: Scalars['String']['output'];
  /** The lines. */
  lines: Array<BillDocumentLine>;
  /** The number: `C/26-27/000123`; null for a receipt, a cancellation and the bill of a restaurant that is not registered. */
  number?: Maybe<Scalars['String']['output']>;
  /** What stands below the title. */
  remarks: Array<Scalars['String']['output']>;
  /** The restaurant. */
  seller: BillParty;
  /** The amounts between the lines and the total; none if the lines sum to the total. */
  sums: Array<BillSum>;
  /** The taxes by HSN code and rate; none on a document without tax. */
  taxes: Array<BillDocumentTax>;
  /** The title, such as `Tax Invoice`. */
  title: Scalars['String']['output'];
  /** The total. */
  total: BillSum;
  /** The total in words. */
  totalInWords: Scalars['String']['output'];
};

/** What a document of an order is. */
export type BillDocumentKind =
  /** The bill of a restaurant that is not registered for GST. */
  | 'BILL'
  /** The invoice of a composition taxable person, without tax. */
  | 'BILL_OF_SUPPLY'
  /** It takes back the invoice of an order that was cancelled. */
  | 'CANCELLATION'
  /** It takes back a part of an invoice, or all of it. */
  | 'CREDIT_NOTE'
  /** The receipt of an order whose bill has no number yet. It is not a tax invoice. */
  | 'RECEIPT'
  /** It says that money of an order without an invoice went back. */
  | 'REFUND_VOUCHER'
  /** The invoice of a restaurant that collects GST. */
  | 'TAX_INVOICE';

/** A line of a document: a dish, a charge that is taxed as dishes are, or what was given back of one HSN and rate. */
export type BillDocumentLine = {
  __typename?: 'BillDocumentLine';
  /** The amount, with tax if prices include it. */
  amount: Scalars['Rupees']['output'];
  /** What was chosen for the dish, such as `Cheese × 2`. */
  choices: Array<Scalars['String']['output']>;
  /** The HSN or SAC code; null on a document without tax. */
  hsn?: Maybe<Scalars['String']['output']>;
  /** What it is for. */
  name: Scalars['String']['output'];
  /** The number of portions; null if it is not a dish. */
  quantity?: Maybe<Scalars['Int']['output']>;
  /** The rate of CGST and SGST together, such as `5%`; null on a document without tax. */
  rate?: Maybe<Scalars['String']['output']>;
  /** The taxable value; null on a document without tax. */
  taxable?: Maybe<Scalars['Rupees']['output']>;
  /** The price of one portion with its choices; null if it is not a dish. */
  unitPrice?: Maybe<Scalars['Rupees']['output']>;
};

/** The tax of one HSN code and rate on a document. */
export type BillDocumentTax = {
  __typename?: 'BillDocumentTax';
  /** The amount of CGST. */
  cgst: Scalars['Rupees']['output'];
  /** The rate of CGST, and of SGST, such as `2.5%`. */
  halfRate: Scalars['String']['output'];
  /** The HSN or SAC code. */
  hsn: Scalars['String']['output'];
  /** The amount of SGST. */
  sgst: Scalars['Rupees']['output'];
  /** The taxable value. */
  taxable: Scalars['Rupees']['output'];
};

/** A fact on a document, such as its date. */
export type BillFact = {
  __typename?: 'BillFact';
  /** What the fact is about. */
  label: Scalars['String']['output'];
  /** The fact itself. */
  value: Scalars['String']['output'];
};

/** The headings of the columns of a document. */
export type BillHeadings = {
  __typename?: 'BillHeadings';
  /** Heading of amounts. */
  amount: Scalars['String']['output'];
  /** Heading of CGST. */
  cgst: Scalars['String']['output'];
  /** Heading of HSN and SAC codes. */
  hsn: Scalars['String']['output'];
  /** Heading of names. */
  item: Scalars['String']['output'];
  /** Heading of quantities. */
  quantity: Scalars['String']['output'];
  /** Heading of rates. */
  rate: Scalars['String']['output'];
  /** Heading of SGST. */
  sgst: Scalars['String']['output'];
  /** Heading of taxable values. */
  taxable: Scalars['String']['output'];
  /** Heading of prices of one portion. */
  unitPrice: Scalars['String']['output'];
};

/** What one HSN code and rate has of a month: a row of table 12 of GSTR-1. */
export type BillHsnSum = {
  __typename?: 'BillHsnSum';
  /** The CGST, in rupees. */
  cgst: Scalars['Rupees']['output'];
  /** The name of the tax class with this code; empty if the settings have none any more. */
  description: Scalars['String']['output'];
  /** The HSN code of goods or the SAC code of services. */
  hsn: Scalars['String']['output'];
  /** Whether the buyers are registered for GST (B2B). */
  isRegistered: Scalars['Boolean']['output'];
  /** Pieces of goods that were invoiced; 0 for services. Credit notes are about money and leave it as it is. */
  quantity: Scalars['Int']['output'];
  /** Percent of CGST and SGST together. */
  rate: Scalars['Float']['output'];
  /** The SGST, in rupees. */
  sgst: Scalars['Rupees']['output'];
  /** The value without tax, in rupees. */
  taxable: Scalars['Rupees']['output'];
  /** The unit quantity code: `NOS` for goods, `NA` for services. */
  uqc: Scalars['String']['output'];
};

/**
 * A month of the bill book, as GSTR-1 asks for it. The tables are net of credit notes and have no bills of supply. An invoice
 * that was cancelled as a whole is in table 13 alone.
 */
export type BillMonth = {
  __typename?: 'BillMonth';
  /** When it was added up. Later documents are not in it. */
  asOf: Scalars['DateTime']['output'];
  /** Table 4: invoices to buyers with a GSTIN, without what is sold at 0 percent. */
  b2b: BillMonthSum;
  /** Table 9B: credit notes to buyers with a GSTIN, without what was sold at 0 percent. */
  b2bNotes: BillMonthSum;
  /** Table 7: consumers, by place of supply and rate above 0 percent. */
  b2c: Array<BillPlaceSum>;
  /** What cancellations took back: whole invoices, or nothing of those whose rest has a credit note. */
  cancellations: BillMonthSum;
  /** All credit notes. */
  creditNotes: BillMonthSum;
  /** Table 13: the documents that were issued. */
  documents: Array<BillNumberRange>;
  /** Table 12: by HSN code and rate, for buyers with and without a GSTIN. */
  hsn: Array<BillHsnSum>;
  /** All invoices, those that were cancelled, too. */
  invoices: BillMonthSum;
  /** The month: `2026-11`. */
  month: Scalars['String']['output'];
  /** Table 8: what is sold at 0 percent. */
  nil: Array<BillNilSum>;
  /** The tables by rate. */
  rates: Array<BillRateSum>;
  /** Refund vouchers: receipts for money that went back before there was an invoice. They are in no table but 13. */
  vouchers: BillMonthSum;
};

/** What documents of a month sum up to, each as its document says it. */
export type BillMonthSum = {
  __typename?: 'BillMonthSum';
  /** The CGST, in rupees. */
  cgst: Scalars['Rupees']['output'];
  /** The number of documents. */
  count: Scalars['Int']['output'];
  /** The SGST, in rupees. */
  sgst: Scalars['Rupees']['output'];
  /** The value without tax, in rupees. */
  taxable: Scalars['Rupees']['output'];
  /** All of it, in rupees. */
  total: Scalars['Rupees']['output'];
  /** What has no tax, in rupees: the rounding, or everything of bills of supply. The rounding may be less than 0. */
  untaxed: Scalars['Rupees']['output'];
};

/** What was sold at 0 percent in a month, within the state: a row of table 8 of GSTR-1. */
export type BillNilSum = {
  __typename?: 'BillNilSum';
  /** Whether the buyers are registered for GST. */
  isRegistered: Scalars['Boolean']['output'];
  /** The value, in rupees. */
  taxable: Scalars['Rupees']['output'];
};

/** Numbers of one series that follow each other: a row of table 13 of GSTR-1. */
export type BillNumberRange = {
  __typename?: 'BillNumberRange';
  /** How many of them are invoices that were cancelled as a whole. */
  cancelled: Scalars['Int']['output'];
  /** The first number of the month. */
  from: Scalars['String']['output'];
  /** Of what they are the numbers: invoices, credit notes or refund vouchers. */
  kind: BillBookKind;
  /** Documents that were not cancelled. */
  net: Scalars['Int']['output'];
  /** The last number of the month. */
  to: Scalars['String']['output'];
  /** The number of documents. */
  total: Scalars['Int']['output'];
};

/** The seller or the buyer on a document. */
export type BillParty = {
  __typename?: 'BillParty';
  /** The address in one line; null if it is not known. */
  address?: Maybe<Scalars['String']['output']>;
  /** What else is known, such as GSTIN and phone number. */
  facts: Array<BillFact>;
  /** The name; null if it is not known. */
  name?: Maybe<Scalars['String']['output']>;
};

/** What consumers bought in a month at one place of supply and rate: a row of table 7 of GSTR-1. */
export type BillPlaceSum = {
  __typename?: 'BillPlaceSum';
  /** The CGST, in rupees. */
  cgst: Scalars['Rupees']['output'];
  /** GST's code of the state: `29`; null if the restaurant had no GSTIN. */
  placeOfSupply?: Maybe<Scalars['String']['output']>;
  /** Percent of CGST and SGST together. */
  rate: Scalars['Float']['output'];
  /** The SGST, in rupees. */
  sgst: Scalars['Rupees']['output'];
  /** The value without tax, in rupees. */
  taxable: Scalars['Rupees']['output'];
};

/** What one rate of GST has of a month. It is less than 0 if more was credited than invoiced. */
export type BillRateSum = {
  __typename?: 'BillRateSum';
  /** The CGST, in rupees. */
  cgst: Scalars['Rupees']['output'];
  /** Percent of CGST and SGST together. */
  rate: Scalars['Float']['output'];
  /** The SGST, in rupees. */
  sgst: Scalars['Rupees']['output'];
  /** The value without tax, in rupees. */
  taxable: Scalars['Rupees']['output'];
};

/** An amount between the lines and the total, or the total. */
export type BillSum = {
  __typename?: 'BillSum';
  /** The amount. It is negative only for a rounding. */
  amount: Scalars['Rupees']['output'];
  /** What the amount is for. */
  label: Scalars['String']['output'];
};

/** How the total of an order or a quote is taxed. Tax on top of the prices is also among the charges. */
export type BillTaxes = {
  __typename?: 'BillTaxes';
  /** The CGST that prices included, in rupees; the SGST was as much. */
  included: Scalars['Rupees']['output'];
  /** How the restaurant stood with GST. */
  mode: TaxMode;
  /** Whether the menu's prices included GST. Prices of packaged products always do. */
  pricesInclude: Scalars['Boolean']['output'];
  /** The taxes by HSN code and rate; empty for `COMPOSITION`. */
  rows: Array<TaxRow>;
};

/** A booking to make. */
export type BookTableInput = {
  /** The date of the booking: today at the earliest, 60 days ahead at the latest. */
  date: Scalars['Date']['input'];
  /** The guest's e-mail address, for messages of the restaurant. Only staff may leave it blank. */
  email: Scalars['String']['input'];
  /** Number of guests, 1 to 20. */
  guests: Scalars['Int']['input'];
  /** A special request of up to 500 characters. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** Name of the guest, 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** The guest's phone number: 7 to 15 digits; spaces, `+` and `-` are allowed. */
  phone: Scalars['String']['input'];
  /** The time at which the booking begins, within opening hours; `freeTimes` returns the free ones. */
  time: Scalars['Time']['input'];
};

/** A booking of a table. */
export type Booking = {
  __typename?: 'Booking';
  /** When the booking was cancelled; null if it was not. */
  cancelledAt?: Maybe<Scalars['DateTime']['output']>;
  /** The confirmation for the customer: `Your table for 4 is booked for …`. */
  confirmation: Scalars['String']['output'];
  /** When the booking was made. */
  createdAt: Scalars['DateTime']['output'];
  /**
   * For whom the booking is: the user who made it, or who comes if staff made it. Null for bookings that staff made before
   * Chowk knew callers.
   */
  customer?: Maybe<Customer>;
  /** The date of the booking. */
  date: Scalars['Date']['output'];
  /** The guest's e-mail address, for messages of the restaurant; empty for a caller without one. */
  email: Scalars['String']['output'];
  /** Until when cancelling refunds the fee; null if no fee was paid. */
  feeRefundableUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Number of guests, 1 to 20. */
  guests: Scalars['Int']['output'];
  /** Identifier: 24 hexadecimal characters. */
  id: Scalars['ID']['output'];
  /** A special request; null if there is none. */
  message?: Maybe<Scalars['String']['output']>;
  /** Name of the guest who is expected. */
  name: Scalars['String']['output'];
  /** The payment of the fee; null for a booking that is paid at the restaurant. */
  payment?: Maybe<Payment>;
  /** How the booking is paid; `COD` is paid at the restaurant. */
  paymentMode: PaymentMode;
  /** Whether the fee is paid; `PAID` if it was paid online. */
  paymentStatus: PaymentStatus;
  /** The guest's phone number, for calls of the restaurant. */
  phone: Scalars['String']['output'];
  /** `date` and `time` as an instant. From then on the booking can neither be changed nor cancelled. */
  startsAt: Scalars['DateTime']['output'];
  /** Names of the tables that are held for it, by name. For staff alone: empty for customers. */
  tables: Array<Scalars['String']['output']>;
  /** The time at which the booking begins. */
  time: Scalars['Time']['output'];
};

/** A page of bookings. */
export type BookingConnection = {
  __typename?: 'BookingConnection';
  /** Bookings of this page. */
  nodes: Array<Booking>;
  /** Information for requesting the next page. */
  pageInfo: PageInfo;
};

/** The seatings of one date. */
export type BookingDay = {
  __typename?: 'BookingDay';
  /** The date. */
  date: Scalars['Date']['output'];
  /** Why the day has hours of its own; null if it has none, or if the restaurant gave no reason. */
  reason?: Maybe<Scalars['String']['output']>;
  /** When guests can be seated, in ascending order; empty if no tables can be booked. */
  seatings: Array<DaySeatings>;
};

/** The rules for booking a table now. */
export type BookingRules = {
  __typename?: 'BookingRules';
  /** The seatings of each date from `firstDate` to `lastDate`. */
  days: Array<BookingDay>;
  /** The fee of a booking that is paid online, in rupees. */
  fee: Scalars['Rupees']['output'];
  /** The first date that can be booked: today. */
  firstDate: Scalars['Date']['output'];
  /** The earliest seating of the week. */
  firstSeating: Scalars['Time']['output'];
  /** The last date that can be booked: 60 days ahead. */
  lastDate: Scalars['Date']['output'];
  /** The latest seating of the week. */
  lastSeating: Scalars['Time']['output'];
  /** Maximum number of guests of one booking. */
  maxGuests: Scalars['Int']['output'];
  /**
   * The former name of `maxGuests`.
   * @deprecated Use `maxGuests`.
   */
  mostGuests: Scalars['Int']['output'];
  /** The seatings in each weekday's longest interval, Monday first; null on a closed day. */
  seatings: Array<Maybe<DaySeatings>>;
  /** Minutes for which a booking holds its tables. */
  stayMinutes: Scalars['Int']['output'];
};

/** A firm to which an order is billed, so that its bill names the firm. */
export type Buyer = {
  __typename?: 'Buyer';
  /** The firm's GSTIN in capitals: `29AABCT1332L1ZA`. */
  gstin: Scalars['String']['output'];
  /** The name of the firm. */
  name: Scalars['String']['output'];
};

/** A firm to which an order is billed. Blank fields mean none. */
export type BuyerInput = {
  /** The firm's GSTIN with its check character, of any state; spaces and small letters do not matter. */
  gstin: Scalars['String']['input'];
  /** The name of the firm, up to 120 characters. */
  name: Scalars['String']['input'];
};

/** Who may receive a cached response. */
export type CacheControlScope =
  /** The caller alone. */
  | 'PRIVATE'
  /** Everyone. */
  | 'PUBLIC';

/** Why staff cancel an order. The customer reads it as a sentence. */
export type CancelReason =
  /** Nobody delivers to the address. */
  | 'ADDRESS_OUT_OF_REACH'
  /** The customer asked staff to cancel it. */
  | 'CUSTOMER_ASKED'
  /** The customer does not answer. */
  | 'CUSTOMER_NOT_REACHED'
  /** A dish of the order is sold out. */
  | 'DISH_SOLD_OUT'
  /** The kitchen has too many orders. */
  | 'KITCHEN_BUSY'
  /** Something else, which `cancelText` says. */
  | 'OTHER';

/** A category of the menu. Dishes name it in `MenuItem.category`. */
export type Category = {
  __typename?: 'Category';
  /** The category's name in Hindi; null if it has none. */
  hindiName?: Maybe<Scalars['String']['output']>;
  /** Identifier: 24 hexadecimal characters. */
  id: Scalars['ID']['output'];
  /** Whether the category and its dishes are hidden: customers can neither see nor order them. */
  isHidden: Scalars['Boolean']['output'];
  /** The category's name, as shown on the menu. */
  name: Scalars['String']['output'];
  /** Start of the daily hours in which its dishes are served; null if they are served at any hour. */
  servedFrom?: Maybe<Scalars['Time']['output']>;
  /** End of the daily hours in which its dishes are served; on the next day unless it is later than `servedFrom`. */
  servedUntil?: Maybe<Scalars['Time']['output']>;
  /**
   * The version, which increases by one with every change except of the category's position; send it with
   * `updateCategory`.
   */
  version: Scalars['Int']['output'];
};

/** The values of a category. When a category is changed, missing fields stay unchanged. */
export type CategoryInput = {
  /** The category's name in Hindi, up to 60 characters; blank for none. */
  hindiName?: InputMaybe<Scalars['String']['input']>;
  /** Whether the category is hidden from customers. New categories are visible by default. */
  isHidden?: InputMaybe<Scalars['Boolean']['input']>;
  /** The category's name, 1 to 60 characters; no other category may have it. */
  name: Scalars['String']['input'];
  /** Start of the daily hours in which its dishes are served, with `servedUntil`; null for any hour. */
  servedFrom?: InputMaybe<Scalars['Time']['input']>;
  /** End of the daily hours in which its dishes are served; on the next day unless it is later than `servedFrom`. */
  servedUntil?: InputMaybe<Scalars['Time']['input']>;
};

/** How one line of an order changed: the line as it was if its quantity is smaller now, otherwise the line as it is. */
export type ChangedLine = {
  __typename?: 'ChangedLine';
  /** Number of portions now; 0 for a line that was taken away. Equal to `before` if only the note changed. */
  after: Scalars['Int']['output'];
  /** Number of portions before; 0 for a line that was added. */
  before: Scalars['Int']['output'];
  /** The selected choices, in the order of the dish's option groups. */
  choices: Array<ChosenOption>;
  /** The dish's name. */
  name: Scalars['String']['output'];
  /** The note for the kitchen as it is now; null if there is none. */
  note?: Maybe<Scalars['String']['output']>;
};

/** A new quantity or note of a line that an order has. */
export type ChangedLineInput = {
  /** The `key` of the line. */
  line: Scalars['String']['input'];
  /** The note for the kitchen, up to 200 characters; empty: none. Missing: it stays. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Number of portions from now on, 0 to 999: 0 takes the line away. Missing: it stays. Portions keep the price of the line. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
};

/** An amount charged on top of the lines of an order or a quote. */
export type Charge = {
  __typename?: 'Charge';
  /** Rupees; less than 0 only for `ROUNDING`, and never 0. */
  amount: Scalars['Rupees']['output'];
  /**
   * What it is for: `PACKING`, `DELIVERY`, `CGST` and `SGST` on top of prices without tax, or `ROUNDING` of the total to the
   * rupee. Later versions may add others.
   */
  kind: Scalars['String']['output'];
  /** Name for the customer, in the language of the request. */
  label: Scalars['String']['output'];
};

/** All that a browser needs to open the provider's checkout window. */
export type Checkout = {
  __typename?: 'Checkout';
  /** The amount in paise, as the provider requires it. */
  amountInPaise: Scalars['Int']['output'];
  /** The currency: always `INR`. */
  currency: Scalars['String']['output'];
  /** What is paid for, as shown in the window. */
  description: Scalars['String']['output'];
  /** The shop’s public key at the provider. */
  keyId: Scalars['String']['output'];
  /** The payment to make. */
  payment: Payment;
  /** The provider’s script, which opens the window. */
  scriptUrl: Scalars['String']['output'];
};

/** How a choice of an option group differs on one dish. */
export type ChoiceOverride = {
  __typename?: 'ChoiceOverride';
  /** Identifier of the choice. */
  choiceId: Scalars['ID']['output'];
  /** Whether the choice is selected by default on this dish; null for the choice's own setting. */
  isDefault?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the dish offers the choice. */
  isOffered: Scalars['Boolean']['output'];
  /** The choice's price on this dish, in rupees; null for the choice's own price. 0 is a price. */
  price?: Maybe<Scalars['Rupees']['output']>;
};

/** How a choice of an option group differs on one dish. */
export type ChoiceOverrideInput = {
  /** Identifier of a choice of the group. */
  choiceId: Scalars['ID']['input'];
  /** Whether the choice is selected by default on this dish; null for the choice's own setting. */
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the dish offers the choice; true if missing. */
  isOffered?: InputMaybe<Scalars['Boolean']['input']>;
  /** The choice's price on this dish, 0 to 100000 rupees; null for the choice's own price. */
  price?: InputMaybe<Scalars['Rupees']['input']>;
};

/** A selected choice of an option group: copies made at placement. */
export type ChosenOption = {
  __typename?: 'ChosenOption';
  /** Identifier of the choice, which may no longer be on the menu. */
  choiceId: Scalars['ID']['output'];
  /** Name of the option group. */
  group: Scalars['String']['output'];
  /** The choice's name. */
  name: Scalars['String']['output'];
  /** The price of selecting it once, in rupees; included in the price of the line. */
  price: Scalars['Rupees']['output'];
  /** Number of times that the choice is selected. */
  quantity: Scalars['Int']['output'];
};

/** A kind of connection. */
export type ConnectionKind =
  /** The public address of the shop. */
  | 'ADDRESS'
  /** The mail server. */
  | 'MAIL'
  /** Online payments. */
  | 'RAZORPAY'
  /** Codes by SMS. */
  | 'SMS'
  /** Codes by WhatsApp. */
  | 'WHATSAPP';

/** Where the values of a connection come from. */
export type ConnectionSource =
  /** The server's environment, which has priority. They are changed there, with a restart. */
  | 'ENVIRONMENT'
  /** Nothing was entered. */
  | 'NONE'
  /** The settings. */
  | 'SETTINGS'
  /** The settings, but the shop's key does not open them: they have no effect and must be entered again. */
  | 'UNREADABLE';

/** Who entered the values of a connection, and when. Secrets are never returned. */
export type ConnectionState = {
  __typename?: 'ConnectionState';
  /** When the settings were changed last; null before that. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name of the admin who changed the settings last; null before that. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** Where the values in effect come from. */
  source: ConnectionSource;
  /** The version of what is in the settings, 0 before anything was entered. */
  version: Scalars['Int']['output'];
};

/** The connections of the shop to services outside of it. */
export type Connections = {
  __typename?: 'Connections';
  /** The public address. */
  address: PublicAddressConnection;
  /** The mail server. */
  mail: MailConnection;
  /** The account for online payments. */
  razorpay: RazorpayConnection;
  /** The account for codes by SMS. */
  sms: SmsConnection;
  /** The account for codes by WhatsApp. */
  whatsApp: WhatsAppConnection;
};

/** A message to the restaurant. */
export type ContactInput = {
  /** The e-mail address for the answer. */
  email: Scalars['String']['input'];
  /** The text of the message, 1 to 5000 characters. */
  message: Scalars['String']['input'];
  /** The sender's name, 1 to 120 characters. */
  name: Scalars['String']['input'];
};

/** A message from the contact screen, or a report about an order. */
export type ContactMessage = {
  __typename?: 'ContactMessage';
  /** The acknowledgement for the sender, as in the response of `POST /api/contact`. */
  acknowledgement: Scalars['String']['output'];
  /** When staff marked the message as done; null while it is open. */
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether a reply reaches the sender in the shop. Others left only an e-mail address. */
  canReply: Scalars['Boolean']['output'];
  /** When the message was received. */
  createdAt: Scalars['DateTime']['output'];
  /** Who wrote it; null for somebody who was not signed in. */
  customer?: Maybe<Customer>;
  /** The e-mail address for the answer; empty for a guest without one. */
  email: Scalars['String']['output'];
  /** Identifier: 24 hexadecimal characters. */
  id: Scalars['ID']['output'];
  /** The text of the message. */
  message: Scalars['String']['output'];
  /** The sender's name. */
  name: Scalars['String']['output'];
  /** The problem that the message reports about an order; null for a message from the contact screen. */
  problem?: Maybe<OrderProblem>;
  /** The last reply to the sender; null if there is none. It stays when the message is opened again. */
  reply?: Maybe<Scalars['String']['output']>;
};

/** A page of messages. */
export type ContactMessageConnection = {
  __typename?: 'ContactMessageConnection';
  /** Messages of this page. */
  nodes: Array<ContactMessage>;
  /** Information for requesting the next page. */
  pageInfo: PageInfo;
};

/** A place on the map. */
export type Coordinates = {
  __typename?: 'Coordinates';
  /** Degrees north, -90 to 90. */
  lat: Scalars['Float']['output'];
  /** Degrees east, -180 to 180. */
  lng: Scalars['Float']['output'];
};

/** A place on the map. */
export type CoordinatesInput = {
  /** Degrees north, -90 to 90. */
  lat: Scalars['Float']['input'];
  /** Degrees east, -180 to 180. */
  lng: Scalars['Float']['input'];
};

/** The person for whom an order or a booking is, or who wrote a message, with or without an account. */
export type Customer = {
  __typename?: 'Customer';
  /** The e-mail address of the account; null for guests and callers. */
  email?: Maybe<Scalars['String']['output']>;
  /** Identifier: 24 hexadecimal characters. */
  id: Scalars['ID']['output'];
  /** The name of the account or of the latest guest; null for others. */
  name?: Maybe<Scalars['String']['output']>;
  /** Number of orders that nobody took. */
  notTakenCount?: Maybe<Scalars['Int']['output']>;
  /** Number of orders, without cancelled ones. */
  orderCount?: Maybe<Scalars['Int']['output']>;
  /** The phone number in E.164: of a caller, or confirmed by a code. */
  phone?: Maybe<Scalars['String']['output']>;
};

/** The content of the admin's start page. */
export type Dashboard = {
  __typename?: 'Dashboard';
  /** A greeting with the admin’s name. */
  message: Scalars['String']['output'];
  /** The shop in five numbers. */
  summary: DashboardSummary;
};

/** The shop in five numbers. */
export type DashboardSummary = {
  __typename?: 'DashboardSummary';
  /** When the numbers were counted: of two summaries, the later one is valid. */
  asOf: Scalars['DateTime']['output'];
  /** Number of orders that are delivered. */
  deliveredOrders: Scalars['Int']['output'];
  /** Number of orders that are not started. */
  pendingOrders: Scalars['Int']['output'];
  /** Number of dishes on the menu. */
  totalMenuItems: Scalars['Int']['output'];
  /** Number of orders of any status. */
  totalOrders: Scalars['Int']['output'];
  /** Number of customers and admins. */
  totalUsers: Scalars['Int']['output'];
};

/**
 * What was ordered on one day at the restaurant, from midnight to midnight, without orders that were cancelled or that
 * nobody took.
 */
export type DayFigures = {
  __typename?: 'DayFigures';
  /** Average minutes from order to hand-over of those that are delivered, without those for a later time; null if there are none. */
  averageMinutes?: Maybe<Scalars['Int']['output']>;
  /** The five dishes of which most was ordered, the most first. */
  bestDishes: Array<SoldDish>;
  /** The day. */
  day: Scalars['Date']['output'];
  /** Number of orders. */
  orders: Scalars['Int']['output'];
  /** The sum of their totals. */
  sales: Scalars['Rupees']['output'];
};

/** Opening hours of one day. */
export type DayHours = {
  __typename?: 'DayHours';
  /** The closing time; on the next day unless it is later than `opensAt`. `00:00` is midnight. */
  closesAt: Scalars['Time']['output'];
  /** The opening time. */
  opensAt: Scalars['Time']['output'];
};

/** Opening hours of one day. */
export type DayHoursInput = {
  /** The closing time; on the next day unless it is later than `opensAt`. `00:00` is midnight. */
  closesAt: Scalars['Time']['input'];
  /** The opening time. */
  opensAt: Scalars['Time']['input'];
};

/** The first and the last time at which guests can be seated in one opening of a day. */
export type DaySeatings = {
  __typename?: 'DaySeatings';
  /** The first time at which guests can be seated: when the restaurant opens. */
  first: Scalars['Time']['output'];
  /** The last time at which guests can be seated: the length of a stay before the restaurant closes. */
  last: Scalars['Time']['output'];
};

/** An order, as the person sees it who delivers it. */
export type Delivery = {
  __typename?: 'Delivery';
  /** The delivery address, as the customer wrote it. */
  address: Scalars['String']['output'];
  /** The place of the delivery on the map; null if no place was chosen. */
  coordinates?: Maybe<Coordinates>;
  /** The first name of the customer; null if it is not known. */
  customerName?: Maybe<Scalars['String']['output']>;
  /** What is to be collected at the door, in rupees; 0 if the order is paid or cancelled. */
  due: Scalars['Rupees']['output'];
  /** Identifier of the order: 24 hexadecimal characters. */
  id: Scalars['ID']['output'];
  /** Whether the order was cancelled on its way: the rider has the food, and brings it back to the restaurant. */
  isToBringBack: Scalars['Boolean']['output'];
  /** The lines in short, such as `2 × Biryani`. */
  items: Array<Scalars['String']['output']>;
  /** What people call the order: `#47`. */
  name: Scalars['String']['output'];
  /** The note for the rider: how to find the door; null if there is none. */
  note?: Maybe<Scalars['String']['output']>;
  /**
   * The customer's phone number in E.164, while the order is on its way: `+919876543210`. Null before and after, and if none was
   * given.
   */
  phone?: Maybe<Scalars['String']['output']>;
  /** When the order was placed. */
  placedAt: Scalars['DateTime']['output'];
  /** The start of the promised time; null if no time was promised. */
  promisedFrom?: Maybe<Scalars['DateTime']['output']>;
  /** The end of the promised time; null if no time was promised. */
  promisedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** The start of the order's 15-minute slot; null if it is for as soon as possible. */
  slotAt?: Maybe<Scalars['DateTime']['output']>;
  /** The order's current status. */
  status: OrderStatus;
  /** When the order got its status. */
  statusSince: Scalars['DateTime']['output'];
  /** The version of the order, increased by one with every change. */
  version: Scalars['Int']['output'];
};

/** A delivery fee that applies from a certain total of the dishes on. */
export type DeliveryFeeStep = {
  __typename?: 'DeliveryFeeStep';
  /** The delivery fee, in rupees. */
  fee: Scalars['Rupees']['output'];
  /** The total of the dishes from which the fee applies, in rupees. */
  from: Scalars['Rupees']['output'];
};

/** A delivery fee that applies from a certain total of the dishes on. */
export type DeliveryFeeStepInput = {
  /** The delivery fee, 0 to 10000 rupees. */
  fee: Scalars['Rupees']['input'];
  /** The total of the dishes from which the fee applies, 1 to 100000 rupees. */
  from: Scalars['Rupees']['input'];
};

/** A delivery area, with what a delivery to it costs. */
export type DeliveryZone = {
  __typename?: 'DeliveryZone';
  /** The circle's centre; null unless `kind` is `CIRCLE`. */
  center?: Maybe<Coordinates>;
  /** Minutes added to promised times of deliveries to this zone. */
  extraMinutes: Scalars['Int']['output'];
  /** The delivery fee below the first total of `feeSteps`, in rupees. */
  fee: Scalars['Rupees']['output'];
  /** Delivery fees by total of the dishes, in ascending order. The last step that the total reaches applies. */
  feeSteps: Array<DeliveryFeeStep>;
  /** The total of the dishes from which the delivery is free, in rupees; null if it never is. */
  freeFrom?: Maybe<Scalars['Rupees']['output']>;
  /** The daily hours of deliveries to this zone; null if it has deliveries at any hour. */
  hours?: Maybe<DayHours>;
  /** Identifier: 24 hexadecimal characters. */
  id: Scalars['ID']['output'];
  /** Whether the zone is in use. */
  isOn: Scalars['Boolean']['output'];
  /** How the area is described: by `points`, by `center` and `radiusMeters`, or by `pinCodes`. */
  kind: DeliveryZoneKind;
  /** The minimum total of the dishes for a delivery to this zone, in rupees. */
  minimum: Scalars['Rupees']['output'];
  /** The zone's name, such as a part of the town. */
  name: Scalars['String']['output'];
  /** The area's PIN codes; empty unless `kind` is `PIN_CODES`. */
  pinCodes: Array<Scalars['String']['output']>;
  /** The polygon's corners; empty unless `kind` is `POLYGON`. */
  points: Array<Coordinates>;
  /** The circle's radius in metres; null unless `kind` is `CIRCLE`. */
  radiusMeters?: Maybe<Scalars['Int']['output']>;
};

/** A delivery area, with what a delivery to it costs. */
export type DeliveryZoneInput = {
  /** The circle's centre, required for `CIRCLE`. */
  center?: InputMaybe<CoordinatesInput>;
  /** Minutes added to promised times of deliveries to this zone, 0 to 120; 0 if missing. */
  extraMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** The delivery fee below the first total of `feeSteps`, 0 to 10000 rupees. */
  fee: Scalars['Rupees']['input'];
  /** Delivery fees by total of the dishes, up to 10, in any order. */
  feeSteps?: InputMaybe<Array<DeliveryFeeStepInput>>;
  /** The total of the dishes from which the delivery is free, 1 to 100000 rupees; if missing, it never is. */
  freeFrom?: InputMaybe<Scalars['Rupees']['input']>;
  /** The daily hours of deliveries to this zone; at any hour if missing. */
  hours?: InputMaybe<DayHoursInput>;
  /** Identifier of an existing zone; missing for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Whether the zone is in use; true if missing. */
  isOn?: InputMaybe<Scalars['Boolean']['input']>;
  /** How the area is described, which decides whether `points`, `center` and `radiusMeters`, or `pinCodes` are required. */
  kind: DeliveryZoneKind;
  /** The minimum total of the dishes for a delivery to this zone, 0 to 100000 rupees; 0 if missing. */
  minimum?: InputMaybe<Scalars['Rupees']['input']>;
  /** The zone's name, 1 to 40 characters. */
  name: Scalars['String']['input'];
  /** The area's PIN codes, required for `PIN_CODES`: 1 to 500, each of six digits. */
  pinCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The polygon's corners, required for `POLYGON`: 3 to 500 corners of a border that does not cross itself. */
  points?: InputMaybe<Array<CoordinatesInput>>;
  /** The circle's radius, required for `CIRCLE`: 1 to 50000 metres. */
  radiusMeters?: InputMaybe<Scalars['Int']['input']>;
};

/** How the area of a delivery zone is described. */
export type DeliveryZoneKind =
  /** A circle: a centre and a radius. */
  | 'CIRCLE'
  /** A list of PIN codes of addresses. */
  | 'PIN_CODES'
  /** A polygon: its corners on the map. */
  | 'POLYGON';

/**
 * A tablet that was signed in for a place of the restaurant. It has an account of its own: no session of a person depends
 * on it.
 */
export type Device = {
  __typename?: 'Device';
  /** The version of the shop's pages that it shows; null if it has not said. */
  appVersion?: Maybe<Scalars['String']['output']>;
  /** How full its battery is; null if it has not said. */
  batteryPercent?: Maybe<Scalars['Int']['output']>;
  /** Since when the tablet is signed out because its token was used in two places; null: it was not. */
  copiedSince?: Maybe<Scalars['DateTime']['output']>;
  /** Whether somebody must enter a PIN before the tablet does anything. */
  demandsPerson: Scalars['Boolean']['output'];
  /** Identifier of the tablet, which is that of its account: 24 hexadecimal characters. */
  id: Scalars['ID']['output'];
  /** Whether its battery is being charged; null if it has not said. */
  isCharging?: Maybe<Scalars['Boolean']['output']>;
  /** When it last reported that it is on; null before it first did. */
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  /** Minutes without a press after which the tablet locks itself: 1 to 60. */
  lockMinutes: Scalars['Int']['output'];
  /** Since when the tablet is locked after twenty wrong PINs; null: it is not. */
  lockedSince?: Maybe<Scalars['DateTime']['output']>;
  /** The tablet's name. */
  name: Scalars['String']['output'];
  /** Those who have a PIN on it, by name. */
  persons: Array<DevicePerson>;
  /** Where it stands. */
  place: DevicePlace;
  /** When it was signed in. */
  registeredAt: Scalars['DateTime']['output'];
  /** Name of the person who signed it in. */
  registeredBy: Scalars['String']['output'];
};

/** A tablet to sign in. */
export type DeviceInput = {
  /** Whether somebody must enter a PIN before the tablet does anything; missing: no. */
  demandsPerson?: InputMaybe<Scalars['Boolean']['input']>;
  /** Minutes without a press after which the tablet locks itself, 1 to 60; missing: 5. */
  lockMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** The tablet's name, 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** Where it stands. */
  place: DevicePlace;
};

/** Somebody who works at the restaurant, at a tablet. */
export type DevicePerson = {
  __typename?: 'DevicePerson';
  /** Whether the person has a PIN on this tablet. */
  hasPin: Scalars['Boolean']['output'];
  /** The person's identifier. */
  id: Scalars['ID']['output'];
  /** Until when five wrong PINs lock the person on this tablet; null: they may try. */
  lockedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** The person's name. */
  name: Scalars['String']['output'];
  /** The person's role. */
  role: StaffRole;
};

/** The place of the restaurant at which a tablet stands. It may do what the role of the same name may. */
export type DevicePlace =
  /** The counter. */
  | 'COUNTER'
  /** The kitchen. */
  | 'KITCHEN';

/** An active session of a browser or app on one device. */
export type DeviceSession = {
  __typename?: 'DeviceSession';
  /** The browser's name, such as `Chrome`; null if unknown. */
  browser?: Maybe<Scalars['String']['output']>;
  /** When the session began. */
  createdAt: Scalars['DateTime']['output'];
  /** Identifier: 24 hexadecimal characters. */
  id: Scalars['ID']['output'];
  /** Whether it is the session of this request. */
  isCurrent: Scalars['Boolean']['output'];
  /** When the session last sent a request, to within five minutes. */
  lastSeenAt: Scalars['DateTime']['output'];
  /** The operating system's name, such as `Android`; null if unknown. */
  system?: Maybe<Scalars['String']['output']>;
};

/** A dish's mark under the FSSAI's rules, with a mark of its own for egg, as on menus in India. */
export type DishMark =
  /** Contains egg, but neither meat nor fish. */
  | 'EGG'
  /** A brown triangle: meat or fish. */
  | 'NON_VEGETARIAN'
  /** A green circle: neither meat, fish nor egg. */
  | 'VEGETARIAN';

/** An option group of a dish. With the overrides, its defaults satisfy its limits and cost nothing. */
export type DishOptions = {
  __typename?: 'DishOptions';
  /** Identifier of one of `optionGroups`: 24 hexadecimal characters. */
  groupId: Scalars['ID']['output'];
  /** Choices that differ from the group's. Empty: the dish offers the group unchanged. */
  overrides: Array<ChoiceOverride>;
};

/** An option group of a dish. */
export type DishOptionsInput = {
  /** Identifier of one of `optionGroups`. */
  groupId: Scalars['ID']['input'];
  /** Choices that differ from the group's. */
  overrides?: InputMaybe<Array<ChoiceOverrideInput>>;
};

/** The remaining portions of a dish whose portions are counted. */
export type DishPortions = {
  __typename?: 'DishPortions';
  /** Identifier of the dish: 24 hexadecimal characters. */
  dishId: Scalars['ID']['output'];
  /** Number of portions that can still be ordered. At 0, the dish is sold out. */
  left: Scalars['Int']['output'];
};

/** A customer without an account. */
export type GuestInput = {
  /** The e-mail address for news about the orders. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The guest's name, 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** The guest's phone number in any usual spelling; Indian if it has no country code. */
  phone: Scalars['String']['input'];
  /** The code of the table, if the guest has scanned one: then the limit of guests per network does not apply. */
  table?: InputMaybe<Scalars['String']['input']>;
};

/** What a guest's link opens for the viewer. */
export type GuestLink = {
  __typename?: 'GuestLink';
  /**
   * Whether `openGuestLink` signs in with the link. A link that was mailed to an address that is not confirmed yet signs
   * in only the guest, in a session of the guest's own, which confirms the address.
   */
  canSignIn: Scalars['Boolean']['output'];
  /**
   * Whether the viewer is signed in as the guest of the link. Signing in with another guest's link ends the viewer's own
   * session in the browser.
   */
  isOwn: Scalars['Boolean']['output'];
  /** The order that the mail with the link is about. Null for links that were not mailed, and for other orders. */
  order?: Maybe<OrderState>;
};

/** An invitation to work at the restaurant, which works once, for 72 hours. */
export type Invitation = {
  __typename?: 'Invitation';
  /** Whether the viewer may replace and revoke the link. */
  canChange: Scalars['Boolean']['output'];
  /** When the person was invited. */
  createdAt: Scalars['DateTime']['output'];
  /** The e-mail address to which the link was sent; null if it is handed over in another way. */
  email?: Maybe<Scalars['String']['output']>;
  /** When the link stops working. */
  expiresAt: Scalars['DateTime']['output'];
  /** Identifier: 24 hexadecimal characters. */
  id: Scalars['ID']['output'];
  /** Name of the person who has made the link. */
  invitedBy: Scalars['String']['output'];
  /** Name of the person who is invited. */
  name: Scalars['String']['output'];
  /** The role that the person will have. */
  role: StaffRole;
  /**
   * The token of the link, `/shop/#/join/<token>`. Null for owners and managers, whose links are shown only to whoever makes
   * them, and to viewers who may not change the invitation.
   */
  token?: Maybe<Scalars['String']['output']>;
};

/** Whom to invite to work at the restaurant. */
export type InvitationInput = {
  /** Where to send the link; missing: it is handed over in another way. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Name of the person, 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** The role that the person will have. */
  role: StaffRole;
};

/** What the link of an invitation offers, for the person who opens it. */
export type InvitationPreview = {
  __typename?: 'InvitationPreview';
  /** The e-mail address to which the link was sent, if any. */
  email?: Maybe<Scalars['String']['output']>;
  /** When the link stops working. */
  expiresAt: Scalars['DateTime']['output'];
  /** Name of the person who has made the link. */
  invitedBy: Scalars['String']['output'];
  /** Name of the person who is invited, as the inviter wrote it. */
  name: Scalars['String']['output'];
  /** A sentence about why the link does not work any more; null while it works. */
  problem?: Maybe<Scalars['String']['output']>;
  /** The role that the person will have. */
  role: StaffRole;
};

/** The invoice of an order. Its number and content never change. A cancelled one stays until the order gets another. */
export type Invoice = {
  __typename?: 'Invoice';
  /** Whether the order was cancelled after it or not taken. */
  isCancelled: Scalars['Boolean']['output'];
  /** When it got its number. */
  issuedAt: Scalars['DateTime']['output'];
  /** The number, unique among all bills of the restaurant: `C/26-27/000123`. */
  number: Scalars['String']['output'];
};

/** The account that a guest creates. */
export type KeepOrdersInput = {
  /** The account's e-mail address; no other account may have it. */
  email: Scalars['String']['input'];
  /** The password, 8 to 1000 characters. */
  password: Scalars['String']['input'];
};

/** The orders of the kitchen. */
export type Kitchen = {
  __typename?: 'Kitchen';
  /** Orders that were delivered or cancelled in the last hour, the latest first: up to 30. */
  finished: Array<Order>;
  /** Orders that are neither delivered nor cancelled, also those for later, the earliest placed first: the last 300. */
  orders: Array<Order>;
};

/** The stage of an open order in the kitchen. */
export type KitchenStage =
  /** Not begun; its status is `PENDING`. */
  | 'NEW'
  /** A delivery on its way to the customer; its status is `OUT_FOR_DELIVERY`. */
  | 'ON_ITS_WAY'
  /** In preparation; its status is `PREPARING`. */
  | 'PREPARING'
  /**
   * Ready, and waiting for a rider or the customer. Its status is `PREPARING` for a delivery, and `OUT_FOR_DELIVERY` (in words:
   * `Ready for Pickup`, `Ready`) for other orders.
   */
  | 'READY';

/** The credentials of a login. */
export type LoginInput = {
  /** The `deviceToken` of an earlier login on this device. */
  deviceToken?: InputMaybe<Scalars['String']['input']>;
  /** The account's e-mail address, compared case-insensitively. */
  email: Scalars['String']['input'];
  /** The account's password. */
  password: Scalars['String']['input'];
};

/** The mail server that sends the shop's mails. */
export type MailConnection = {
  __typename?: 'MailConnection';
  /** The sender's address. */
  fromAddress?: Maybe<Scalars['String']['output']>;
  /** The name of the sender; blank for the restaurant's. */
  fromName?: Maybe<Scalars['String']['output']>;
  /** The server's host name; null without a mail server, when mails are only stored. */
  host?: Maybe<Scalars['String']['output']>;
  /** The server's port. */
  port?: Maybe<Scalars['Int']['output']>;
  /** Where the values come from. */
  state: ConnectionState;
  /** The name with which the shop signs in at the server; null if it does not sign in. */
  userName?: Maybe<Scalars['String']['output']>;
};

/** One e-mail of the shop to one person. */
export type MailDelivery = {
  __typename?: 'MailDelivery';
  /** The recipient's address when the e-mail is sent, or the one before a change that the e-mail reports. */
  address: Scalars['String']['output'];
  /** When the e-mail was created. */
  createdAt: Scalars['DateTime']['output'];
  /** What went wrong at the last attempt, in plain words. */
  error?: Maybe<Scalars['String']['output']>;
  /** Identifier: 24 hexadecimal characters. */
  id: Scalars['ID']['output'];
  /** When the next attempt is made; null unless `state` is `WAITING`. */
  nextTryAt?: Maybe<Scalars['DateTime']['output']>;
  /** The user to whom the e-mail is sent. */
  recipient: User;
  /** When the mail server accepted the e-mail; null before that. */
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** The e-mail's state. */
  state: MailState;
  /** The subject line. */
  subject: Scalars['String']['output'];
  /** The plain-text part. */
  text: Scalars['String']['output'];
  /** Number of attempts to send the e-mail. */
  tries: Scalars['Int']['output'];
};

/** A page of e-mails. */
export type MailDeliveryConnection = {
  __typename?: 'MailDeliveryConnection';
  /** E-mails of this page. */
  nodes: Array<MailDelivery>;
  /** Information for requesting the next page. */
  pageInfo: PageInfo;
};

/** The mail server to which mails are handed over. */
export type MailServer = {
  __typename?: 'MailServer';
  /** The sender address of every mail. */
  from: Scalars['String']['output'];
  /** The server's host name. */
  host: Scalars['String']['output'];
};

/** A mail server. Port 465 begins with TLS; on other ports STARTTLS is required to sign in. */
export type MailServerInput = {
  /** The sender's address. */
  fromAddress: Scalars['String']['input'];
  /** The name of the sender, up to 80 characters; blank or missing for the restaurant's. */
  fromName?: InputMaybe<Scalars['String']['input']>;
  /** The server's host name. */
  host: Scalars['String']['input'];
  /** The password; without one, the stored one of the same user at the same server stays. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** The server's port, 1 to 65535. */
  port: Scalars['Int']['input'];
  /** The name to sign in with; blank or missing if the server wants none. */
  userName?: InputMaybe<Scalars['String']['input']>;
};

/** The state of an e-mail. */
export type MailState =
  /** The mail server refused the e-mail, or it was given up after a day of attempts. */
  | 'FAILED'
  /** The e-mail was not sent, because no mail server is set up. */
  | 'KEPT'
  /** The e-mail is being handed to the mail server right now. */
  | 'SENDING'
  /** The mail server has accepted the e-mail. */
  | 'SENT'
  /**
   * The e-mail was not sent: later news about the same thing replaced it, or its address is not confirmed; then `error`
   * says so.
   */
  | 'SKIPPED'
  /**
   * The mail server did not confirm the e-mail after receiving all of it. Not retried automatically, so that it is not
   * sent twice.
   */
  | 'UNCONFIRMED'
  /** The e-mail is waiting for its first or its next attempt. */
  | 'WAITING';

/**
 * One change of the menu: of a dish, an option group or a category. `item`, `group` and `category` are all null when it
 * was deleted, and when many things or the order have changed, which is an `UPDATED` of the id of 24 zeros: read the menu
 * again. Versions increase, and changes in quick succession may be sent as one: a dish that is changed right after it was
 * added is first sent as `UPDATED`.
 */
export type MenuChange = {
  __typename?: 'MenuChange';
  /** The category as it is now; null unless a category was added or changed. */
  category?: Maybe<Category>;
  /** The option group as it is now; null unless an option group was added or changed. */
  group?: Maybe<OptionGroup>;
  /** Identifier of the dish, the option group or the category. */
  id: Scalars['ID']['output'];
  /** The dish as it is now; null unless a dish was added or changed. */
  item?: Maybe<MenuItem>;
  /** The kind of the change. */
  kind: MenuChangeKind;
};

/** The kind of a change to a dish, an option group or a category. */
export type MenuChangeKind =
  /** It was added to the menu. */
  | 'ADDED'
  /** It was removed from the menu. */
  | 'DELETED'
  /** It was changed. */
  | 'UPDATED';

/** A dish or drink that can be ordered. */
export type MenuItem = {
  __typename?: 'MenuItem';
  /** Allergens that the dish contains. Empty if there are none or none are declared. */
  allergens: Array<Allergen>;
  /** Name of the dish's category; null for a dish that is listed under 'Uncategorized'. */
  category?: Maybe<Scalars['String']['output']>;
  /** The description; empty if there is none. */
  description: Scalars['String']['output'];
  /** The dish's description in Hindi; null if it has none. */
  hindiDescription?: Maybe<Scalars['String']['output']>;
  /** The dish's name in Hindi; null if it has none. */
  hindiName?: Maybe<Scalars['String']['output']>;
  /** Identifier: 24 hexadecimal characters. */
  id: Scalars['ID']['output'];
  /** Path of the picture on this server, for instance `/uploads/menu/1f0c….webp`; null if the dish has no picture. */
  image?: Maybe<Scalars['String']['output']>;
  /** Whether the dish is among the most sold of the last 30 days. */
  isBestseller: Scalars['Boolean']['output'];
  /** Whether the dish is Jain: without onion, garlic and root vegetables. */
  isJain: Scalars['Boolean']['output'];
  /** Whether the restaurant shows the dish as new. */
  isNew: Scalars['Boolean']['output'];
  /** Whether it is a packaged product: its price is its MRP, which includes all taxes and charges. */
  isPackaged: Scalars['Boolean']['output'];
  /**
   * Whether the dish has the green mark of vegetarian food (true) or the brown mark of other food, egg included (false).
   * Null if the restaurant has not specified it.
   */
  isVegetarian?: Maybe<Scalars['Boolean']['output']>;
  /** The dish's mark; null if the restaurant has not specified it. */
  mark?: Maybe<DishMark>;
  /** The dish's name, as shown on the menu. */
  name: Scalars['String']['output'];
  /** The dish's option groups, in their order. */
  options: Array<DishOptions>;
  /** The packing charge of one portion, on top of the price, in rupees. */
  packing: Scalars['Rupees']['output'];
  /**
   * Number of portions that can still be ordered; null if they are not counted. Not cached with the menu:
   * `portionsChanged` is live.
   */
  portionsLeft?: Maybe<Scalars['Int']['output']>;
  /** The price of one portion, in rupees. */
  price: Scalars['Rupees']['output'];
  /** Start of the dish's own daily serving hours, which apply in addition to those of its category; null if it has none. */
  servedFrom?: Maybe<Scalars['Time']['output']>;
  /** End of the dish's own daily serving hours; on the next day unless it is later than `servedFrom`. */
  servedUntil?: Maybe<Scalars['Time']['output']>;
  /** Number of people that one portion serves; null if not specified. */
  serves?: Maybe<Scalars['Int']['output']>;
  /** The sold-out mark; null if the dish is not marked as sold out. A mark whose time has passed no longer applies. */
  soldOut?: Maybe<SoldOut>;
  /** How spicy the dish is, from 0 (not spicy) to 3. */
  spiciness: Scalars['Int']['output'];
  /** Identifier of the dish's tax class, one of `Restaurant.taxClasses`; null for the restaurant's service. */
  taxClass?: Maybe<Scalars['ID']['output']>;
  /** The version, which increases by one with every change except of the dish's position; send it with `updateMenuItem`. */
  version: Scalars['Int']['output'];
};

/** The values of a dish. When a dish is changed, missing fields stay unchanged and null clears them. */
export type MenuItemInput = {
  /** All allergens that the dish contains. */
  allergens?: InputMaybe<Array<Allergen>>;
  /** Name of the dish's category, up to 60 characters; blank for none. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** The description, up to 2000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The dish's description in Hindi, up to 2000 characters; blank for none. */
  hindiDescription?: InputMaybe<Scalars['String']['input']>;
  /** The dish's name in Hindi, up to 120 characters; blank for none. */
  hindiName?: InputMaybe<Scalars['String']['input']>;
  /** Path of the picture, as returned by `POST /api/admin/menu/image`. */
  image?: InputMaybe<Scalars['String']['input']>;
  /** Whether the dish is Jain: without onion, garlic and root vegetables. */
  isJain?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the dish is shown as new. */
  isNew?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is sold as a packaged product at its MRP. Then it has no packing charge. */
  isPackaged?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the dish is vegetarian, for older clients. False keeps the mark of a dish with egg. */
  isVegetarian?: InputMaybe<Scalars['Boolean']['input']>;
  /** The dish's mark; null for none. Overrides `isVegetarian`. */
  mark?: InputMaybe<DishMark>;
  /** The dish's name, 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** All of the dish's option groups in their order, up to 20; null leaves them unchanged. */
  options?: InputMaybe<Array<DishOptionsInput>>;
  /** The packing charge of one portion, 0 to 1000 rupees; null for 0. */
  packing?: InputMaybe<Scalars['Rupees']['input']>;
  /** The price of one portion: more than 0, at most 100000 rupees. */
  price: Scalars['Rupees']['input'];
  /** Start of the dish's own daily serving hours, with `servedUntil`; null for no hours of its own. */
  servedFrom?: InputMaybe<Scalars['Time']['input']>;
  /** End of the dish's own daily serving hours; on the next day unless it is later than `servedFrom`. */
  servedUntil?: InputMaybe<Scalars['Time']['input']>;
  /** Number of people that one portion serves, 1 to 50; null if not specified. */
  serves?: InputMaybe<Scalars['Int']['input']>;
  /** How spicy the dish is, from 0 (not spicy) to 3. */
  spiciness?: InputMaybe<Scalars['Int']['input']>;
  /** Identifier of the dish's tax class, one of `Restaurant.taxClasses`; null or blank for the restaurant's service. */
  taxClass?: InputMaybe<Scalars['ID']['input']>;
};

/** A parameter of a message. */
export type MessageParam = {
  __typename?: 'MessageParam';
  /** Its name in the message. */
  name: Scalars['String']['output'];
  /** Its text in the language of the request. */
  value: Scalars['String']['output'];
};

/** Operations that change data. */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Creates an account with the role of an invitation, and signs in. `LINK_EXPIRED` if the link was used, revoked or
   * replaced, or is too old; `EMAIL_TAKEN` if there is an account with this address: log in and use `joinByInvitation`.
   */
  acceptInvitation: Session;
  /**
   * Accepts an order that is `PENDING`: it becomes `PREPARING`. Idempotent; `CONFLICT` for one that is cancelled or
   * finished.
   */
  acceptOrder: Order;
  /** Saves an address for the next order. `CONFLICT` if the viewer has 20 already. */
  addAddress: SavedAddress;
  /** Adds a category at the end of the menu. A dish that names a new category adds it, too. Admins only. */
  addCategory: Category;
  /** Adds a dish at the end of the menu. Admins only. */
  addMenuItem: MenuItem;
  /** Adds an option group. Dishes get it with `updateMenuItem`. Admins only. */
  addOptionGroup: OptionGroup;
  /** Marks a message as done and notifies a sender who has signed in of the reply. The same answer again changes nothing. */
  answerContactMessage: ContactMessage;
  /**
   * Marks the problem of an order as solved and notifies the customer, once. The same answer again changes nothing. Admins
   * only.
   */
  answerOrderProblem: Order;
  /**
   * Approves one act at this tablet by the PIN of somebody who may do it: once, for 60 seconds, in this session. Wrong PINs
   * count as with `enterPin`. `FORBIDDEN` if the person may not do the act. For tablets only.
   */
  approve: Approval;
  /**
   * Says who delivers an order. `CONFLICT` for another version than the given one, for an order that is finished or not delivered
   * to an address, and for somebody who may not deliver. People who may not deliver any more, or lack a second factor that is
   * demanded of them, lose their open orders.
   */
  assignRider: Order;
  /**
   * Books a table that is paid at the restaurant. `FULLY_BOOKED` if none is free: `extensions.freeTimes` are the nearest
   * free times of that day or, if there are none, `extensions.nextFreeDay { date, freeTimes }` those of the next free day.
   */
  bookTable: Booking;
  /** Cancels a booking of the viewer and frees the table immediately. A cancellation is final. */
  cancelBooking: Booking;
  /**
   * Cancels one of the viewer's own orders while its status is `PENDING`, and refunds what was paid online. `CONFLICT` later,
   * and if staff have received money for it; an order that is cancelled already stays as it is.
   */
  cancelOrder: Order;
  /**
   * Changes what was ordered, its note, address or time, and notifies its customer. What stays keeps its price. The money follows:
   * what was paid too much online is refunded, what is missing is due. Portions, slots and the kitchen follow, too. `CONFLICT` for
   * another version, for an order that is delivered or cancelled, and for one on its way; `TOTAL_MISMATCH` for another total. The
   * same `idempotencyKey` returns the order and changes nothing; with another change, it is refused with `IDEMPOTENCY_CONFLICT`.
   */
  changeOrder: Order;
  /**
   * Changes a person's role, and tells the person. `CONFLICT` for the last owner, and if the person does not work here any
   * more; `REAUTHENTICATE` for owners and managers. Returns whether the role is the new one. Owners and managers only.
   */
  changePersonsRole: Scalars['Boolean']['output'];
  /**
   * Promises another time for an order that is neither delivered nor cancelled, and notifies its customer of the reason.
   * `CONFLICT` for one that is, and for an order for later that the kitchen has not begun with.
   */
  changePromisedTime: Order;
  /**
   * Checks whether this shop answers at an address. `BAD_USER_INPUT` if it does not. Returns a sentence about the result.
   * Owners only.
   */
  checkPublicAddress: Scalars['String']['output'];
  /**
   * Checks keys of Razorpay with Razorpay, without saving them. `BAD_USER_INPUT` if it does not accept them, `UNAVAILABLE`
   * if it cannot be reached. Returns a sentence about the result. Owners only.
   */
  checkRazorpay: Scalars['String']['output'];
  /**
   * Adds the authenticator app, in place of an earlier one. The first second factor of an account ends its other sessions.
   * `CONFLICT` if the key is older than 30 minutes or was made in another session, `TOO_MANY_REQUESTS` after five wrong
   * codes.
   */
  confirmAuthenticator: NewRecoveryCodes;
  /** Confirms the e-mail address of an account and returns it. `LINK_EXPIRED` if the link is too old. */
  confirmEmail: Scalars['String']['output'];
  /**
   * Notes that the kitchen has read `changesToSee` of an order. Idempotent; `CONFLICT` if the order has changed since
   * `expectedVersion`.
   */
  confirmOrderChange: Order;
  /**
   * Adds a passkey. The first second factor of an account ends its other sessions. `BAD_USER_INPUT` if the passkey does not
   * answer the challenge or was added before, `CONFLICT` if the challenge is too old, `TOO_MANY_REQUESTS` after five wrong
   * answers.
   */
  confirmPasskey: NewRecoveryCodes;
  /** Confirms a phone number for the customer's orders. `BAD_USER_INPUT` if the code is wrong, old or tried too often. */
  confirmPhone: PhoneConfirmation;
  /** Starts a session without an account. `CONFLICT` unless the owner allows guests. */
  continueAsGuest: Session;
  /** Creates a secret token with which the guest signs in on another device: `/shop/#/guest/<token>`, for 60 days. */
  createGuestLink: Scalars['String']['output'];
  /** Adds a printer. */
  createPrinter: PrinterWithToken;
  /** Removes a booking from every list; one that still stands is cancelled by it. */
  deleteBooking: Booking;
  /** Deletes a category. Its dishes stay, without a category. Admins only. */
  deleteCategory: Category;
  /** Deletes a dish. Orders that name the dish stay unchanged. Admins only. */
  deleteMenuItem: MenuItem;
  /** Deletes an option group and removes it from its dishes; orders that name it stay unchanged. Admins only. */
  deleteOptionGroup: OptionGroup;
  /** Removes a printer. Its waiting jobs go to its fallback, or expire. */
  deletePrinter: Printer;
  /**
   * Says that the viewer has handed over an order that is assigned to them, and enters the money for it, both or nothing. It must
   * be `OUT_FOR_DELIVERY`, else `CONFLICT`. Idempotent.
   */
  deliverOrder: Delivery;
  /**
   * Demands a second factor of the staff with these roles. Until they have set it up, they can do nothing else, and lose the
   * open orders that they deliver. `BAD_USER_INPUT` if that would be the viewer, `CONFLICT` with `extensions.version` if the
   * rule has another version by now, `REAUTHENTICATE` as for `startAuthenticator`. Owners only.
   */
  demandSecondFactor: SecondFactorRule;
  /** Signs a tablet out immediately, and removes its PINs. Returns whether it is signed out. Owners and managers only. */
  endDevice: Scalars['Boolean']['output'];
  /** Ends all of the viewer's sessions but this one, and a guest's links. Returns the remaining sessions. */
  endOtherSessions: Array<DeviceSession>;
  /**
   * Ends a person's role, and tells the person, who becomes a customer. All their sessions end, and so do the invitations
   * that they have made. Errors as for `changePersonsRole`. Returns whether the role is ended. Owners and managers only.
   */
  endPerson: Scalars['Boolean']['output'];
  /** Ends one of the viewer's own sessions, and a guest's links. Returns the remaining sessions. */
  endSession: Array<DeviceSession>;
  /** Ends the first-run setup, which is not offered again. Admins only. */
  endWelcome: Welcome;
  /**
   * Puts a person at this tablet. What is done there is then done by that person, who may do what both the place and their
   * role may. `BAD_USER_INPUT` for a wrong PIN: five in a row lock the person on this tablet for five minutes, then for
   * twice as long each time (`TOO_MANY_REQUESTS`); twenty, of all persons since they were last right, lock the tablet
   * (`CONFLICT`). For tablets only.
   */
  enterPin: OwnDevice;
  /**
   * Enters money that staff received for an order in cash, in full or in part; several calls add up. If it is more than is due
   * beside what was assumed on delivery, it replaces that, and the rest is assumed. `CONFLICT` if everything was entered, and
   * for a cancelled order or one that was paid online.
   */
  enterTaking: Order;
  /** Marks a step of the first-run setup as saved. Admins only. */
  finishWelcomeStep: Welcome;
  /**
   * Sends a link for setting a new password. Returns the message for the user, which is the same for addresses without an
   * account.
   */
  forgotPassword: Scalars['String']['output'];
  /**
   * Notes that a ready order was handed over: a delivery becomes `OUT_FOR_DELIVERY`, another order `DELIVERED`.
   * Idempotent; `CONFLICT` for one that is not ready.
   */
  handOverOrder: Order;
  /**
   * Invites somebody to work at the restaurant, by a link that works once, for 72 hours. It is mailed, too, if there is an
   * e-mail address and a mail server. `REAUTHENTICATE` for owners and managers; `CONFLICT` if 50 invitations are open, 100
   * people work here, or somebody with this address does. Owners and managers only.
   */
  invitePerson: NewInvitation;
  /**
   * Gives the role of an invitation to the viewer's account, whose other sessions end. `REAUTHENTICATE` for a wrong
   * password; `CONFLICT` for guests, and for those who work here already. Other errors as for `acceptInvitation`.
   */
  joinByInvitation: User;
  /** Decides that what is left of the payment of a cancelled order is not refunded. `CONFLICT` if it needs no decision. */
  keepOrderPayment: Order;
  /**
   * Creates an account for a guest, who keeps the orders. Ends the guest's links and all sessions but this one.
   * `EMAIL_TAKEN` if another account has the e-mail address.
   */
  keepOrders: User;
  /** The person at this tablet is still there: prolongs `personUntil`. For tablets only. */
  keepPerson: OwnDevice;
  /** The person at this tablet leaves it. For tablets only. */
  leaveDevice: OwnDevice;
  /**
   * Starts a session. After many wrong passwords, `TOO_MANY_REQUESTS` with the seconds to wait in `extensions.retryAfter`.
   * `SECOND_FACTOR_REQUIRED` if the account has a second factor: `extensions.methods` are its second factors, the preferred
   * one first, and `extensions.ticket` stands for the password in `loginWithSecondFactor`.
   */
  login: Session;
  /**
   * Completes a login with a second factor. `LINK_EXPIRED` if the ticket is older than 5 minutes or the
   * password has changed, `BAD_USER_INPUT` if the proof is wrong or was used, `TOO_MANY_REQUESTS` after too many wrong ones.
   */
  loginWithSecondFactor: Session;
  /** Ends the session whose token is sent. */
  logout: Scalars['Boolean']['output'];
  /** Ends every session of the viewer, this one too, and a guest's links. */
  logoutEverywhere: Scalars['Boolean']['output'];
  /** Marks the viewer's notifications as read, all of them without `ids`. Returns how many were unread. */
  markNotificationsRead: Scalars['Int']['output'];
  /**
   * Marks a whole order as ready, with all its lines. A delivery stays `PREPARING`, another order becomes `OUT_FOR_DELIVERY`.
   * Idempotent; `CONFLICT` for one that is not `PREPARING`.
   */
  markOrderReady: Order;
  /**
   * Reports that this tablet is on. A tablet that sends an old stamp shares its token with another: it is signed out, and
   * `UNAUTHENTICATED` says so, with `stamp` in `extensions.fields`. The last stamp and the one before are never old. Returns the stamp to send next. For tablets
   * only.
   */
  noteDevice: Scalars['String']['output'];
  /**
   * Signs in with the token of a guest's link. `LINK_EXPIRED` if it is too old or the guest has an account by now;
   * `EMAIL_UNCONFIRMED` while `GuestLink.canSignIn` is false.
   */
  openGuestLink: Session;
  /**
   * Says that the viewer is on the way with an order that is assigned to them. It must be `PREPARING`, else `CONFLICT`.
   * Idempotent.
   */
  pickUpOrder: Delivery;
  /**
   * Places an order. The same `idempotencyKey` returns the same order; with another input, it is refused with
   * `IDEMPOTENCY_CONFLICT`.
   */
  placeOrder: Order;
  /**
   * Prints a document of an order on each printer that prints it, or on one printer. A document that was printed or is unsure says
   * DUPLICATE. A bill gets its number, if it has none: the order cannot change its dishes or amount after that. `CONFLICT` if no
   * printer prints the document, and for the bill of an order that was cancelled before it had one.
   */
  printOrder: Array<PrintJob>;
  /** Prints a test page. */
  printTestPage: PrintJob;
  /**
   * Proves a second factor in this session, for 15 minutes. Errors with the code `REAUTHENTICATE` and `extensions.methods`
   * ask for it. Returns true.
   */
  proveSecondFactor: Scalars['Boolean']['output'];
  /**
   * Brings an order back by one stage: a delivered one to the stage before, then `ON_ITS_WAY` to `READY`, `READY` to `PREPARING`,
   * `PREPARING` to `NEW`. A recall right after `acceptOrder` brings back the promise, and that nobody has accepted the order; one of
   * a ready order brings back the lines that were done before. `CONFLICT` for another version than the given one, and for an order
   * that is new or cancelled.
   */
  recallOrder: Order;
  /**
   * Refunds a payment. Without `amount`, refunds all that is left; with `refundId`, requests a failed refund again. Admins
   * only.
   */
  refundPayment: Payment;
  /**
   * Notes that what staff had received too much for an order went back to its customer, of the newest money first. `CONFLICT` if
   * another amount is too much now.
   */
  refundTakings: Order;
  /**
   * Refuses an order that is `PENDING`: it becomes `CANCELLED`, what was paid online is refunded, and its customer is notified of
   * the reason. Idempotent; `CONFLICT` for one that is begun, and if staff have received money for it. One that was
   * begun and brought back is refused only by those who may cancel it.
   */
  refuseOrder: Order;
  /** Creates a customer's account. Sign in with `login` afterwards. */
  register: User;
  /**
   * Signs this browser in as a tablet of the restaurant, and ends the session of the viewer here. The tablet stays signed in
   * until `endDevice`, whatever becomes of the viewer's account. `REAUTHENTICATE` without the password, unless the login is
   * recent; `CONFLICT` if there are too many tablets. The other owners get a mail. Owners and managers only.
   */
  registerDevice: Session;
  /** Removes one of the viewer's own addresses. Returns the remaining ones. */
  removeAddress: Array<SavedAddress>;
  /**
   * Removes what was entered for a connection. Payments that were begun with removed keys are still settled and refunded.
   * Errors as for `saveRazorpay`. Returns whether it was removed. Owners only.
   */
  removeConnection: Scalars['Boolean']['output'];
  /**
   * Removes the unchanged dishes of the demo menu from the menu, with the option groups and categories that only they had,
   * and returns the dishes; orders keep their names. Admins only.
   */
  removeDemoDishes: Array<MenuItem>;
  /**
   * Removes a passkey. Errors as for `startAuthenticator`; `CONFLICT` for the account's only second factor, which
   * `turnOffSecondFactor` removes; `NOT_FOUND` if it is not the viewer's.
   */
  removePasskey: SecondFactor;
  /** Removes a person's PIN from a tablet, which the person leaves. Owners and managers only. */
  removePin: Device;
  /** Renames a passkey. `NOT_FOUND` if it is not the viewer's. */
  renamePasskey: SecondFactor;
  /**
   * Replaces the link of an invitation by one that works for another 72 hours. `CONFLICT` if it was used or revoked; other
   * errors as for `invitePerson`. Owners and managers only.
   */
  renewInvitation: NewInvitation;
  /** Replaces the token of a printer's program: the program needs the new one from now on. */
  renewPrinterToken: PrinterWithToken;
  /** Replaces the recovery codes. Errors as for `startAuthenticator`; `CONFLICT` without a second factor. */
  renewRecoveryCodes: NewRecoveryCodes;
  /**
   * Replaces the codes of these tables, so that orders at the table need the new ones from now on. Returns all tables.
   * `NOT_FOUND` if one no longer exists.
   */
  renewTableCodes: Array<TableCode>;
  /** Marks a message of the contact screen as open again. An open one is left unchanged. */
  reopenContactMessage: ContactMessage;
  /** Puts these categories into this order, in the positions that they have now; returns all categories. Admins only. */
  reorderCategories: Array<Category>;
  /** Puts these dishes into this order, in the positions that they have now; returns the menu. Admins only. */
  reorderDishes: Array<MenuItem>;
  /**
   * Reports a problem with one of the viewer's own orders, up to seven days after the order or its slot. `CONFLICT` later,
   * and while an earlier problem is open. Rate-limited per customer.
   */
  reportOrderProblem: Order;
  /** Reports the outcome of a job that this browser took. */
  reportPrinted: PrintJob;
  /**
   * Makes a challenge for the passkeys of the account, for `proveSecondFactor` in this session within 5 minutes. A new
   * challenge replaces the last one. `CONFLICT` if the account has no passkey.
   */
  requestPasskey: Scalars['PasskeyRequestOptions']['output'];
  /**
   * Makes a challenge for the passkeys of the account, for `loginWithSecondFactor` with the same ticket within 5 minutes. A
   * new challenge replaces the last one. `LINK_EXPIRED` as for `loginWithSecondFactor`, `CONFLICT` if the account has no
   * passkey.
   */
  requestPasskeyForLogin: Scalars['PasskeyRequestOptions']['output'];
  /**
   * Sets a new password, ends all sessions and starts one. `LINK_EXPIRED` if the link is older than 30 minutes or was
   * used.
   */
  resetPassword: Session;
  /** Retries an e-mail that is kept, failed or unconfirmed. Admins only. */
  retryMailDelivery: MailDelivery;
  /**
   * Revokes an invitation: its link no longer works. `CONFLICT` if it was used. Returns whether it is revoked. Owners and
   * managers only.
   */
  revokeInvitation: Scalars['Boolean']['output'];
  /** Saves the mail server, effective immediately. Errors as for `saveRazorpay`. Owners only. */
  saveMailServer: MailConnection;
  /** Saves the public address, effective immediately. Errors as for `saveRazorpay`. Owners only. */
  savePublicAddress: PublicAddressConnection;
  /**
   * Saves keys of Razorpay, which take payments from then on. `BAD_USER_INPUT` if Razorpay does not accept them,
   * `UNAVAILABLE` if it cannot be reached, `CONFLICT` if the environment sets the keys or someone else has changed them,
   * `REAUTHENTICATE` without a login of the last 15 minutes or the right password. Owners only.
   */
  saveRazorpay: RazorpayConnection;
  /** Saves the account for codes by SMS, effective immediately. Errors as for `saveRazorpay`. Owners only. */
  saveSms: SmsConnection;
  /** Saves the account for codes by WhatsApp, effective immediately. Errors as for `saveRazorpay`. Owners only. */
  saveWhatsApp: WhatsAppConnection;
  /** Sends a message to the restaurant; open to everybody. `website` is a hidden field that people leave empty. */
  sendContactMessage: ContactMessage;
  /**
   * Sends a code of six digits to an Indian mobile number, valid for 10 minutes and five attempts. Sends none if the
   * number is already confirmed, or was sent its last code within the last 30 seconds: `channel` says how that code was
   * sent.
   */
  sendPhoneCode: PhoneConfirmation;
  /**
   * Sends a mail to the viewer by a mail server, without saving it. `BAD_USER_INPUT` names what is wrong. Returns a sentence
   * about the result. Owners only.
   */
  sendTestMail: Scalars['String']['output'];
  /**
   * Sends the code 123456 by SMS, without saving the account. `BAD_USER_INPUT` if MSG91 refuses it. Returns a sentence about
   * the result. Owners only.
   */
  sendTestSms: Scalars['String']['output'];
  /**
   * Sends the code 123456 by WhatsApp, without saving the account. `BAD_USER_INPUT` if WhatsApp refuses it. Returns a sentence
   * about the result. Owners only.
   */
  sendTestWhatsApp: Scalars['String']['output'];
  /** Marks a choice as sold out on all dishes, or as available again; returns its group. The last change wins. Staff only. */
  setChoiceSoldOut: OptionGroup;
  /**
   * Marks a line of an order as done, or takes the mark off. `CONFLICT` for an order that is delivered or cancelled, and for a line
   * that it does not have any more.
   */
  setLineDone: Order;
  /**
   * Bills an order to a firm, which its invoice and what takes that back will name. `CONFLICT` if the order has another version, and
   * once it has its invoice. `BAD_USER_INPUT` for an order that was placed while the restaurant was not registered for GST.
   */
  setOrderBuyer: Order;
  /** Marks whether nobody took an order. While an order is marked, its customer and phone number cannot order in cash. */
  setOrderNotTaken: Order;
  /** Notes into how many bags an order is packed. `CONFLICT` for an order that is delivered or cancelled. */
  setOrderPacked: Order;
  /** Stops, pauses or resumes taking orders, or sets how busy the kitchen is. Staff only. */
  setOrdering: Restaurant;
  /**
   * Gives somebody who works at the restaurant a PIN on this tablet, in place of any other. They get a mail. `BAD_USER_INPUT`
   * for a wrong password or a PIN that is easily guessed; `REAUTHENTICATE` with `extensions.methods` if the account has a
   * second factor that is not proved; `CONFLICT` while the tablet is locked. For tablets only.
   */
  setPin: OwnDevice;
  /**
   * Sets how many portions of a dish can still be ordered. Orders use them up, cancelled orders give them back. Staff
   * only.
   */
  setPortions: MenuItem;
  /** Marks dishes as sold out, or as available again, for a period or until an instant. The last change wins. Staff only. */
  setSoldOut: Array<MenuItem>;
  /**
   * Says what becomes of a job that is `UNSURE`, `FAILED` or `EXPIRED`, for everybody. If it is printed again, it says
   * DUPLICATE unless nothing of it can have been printed. The jobs of a printer that was removed go to its fallback, or
   * expire.
   */
  settlePrintJob: PrintJob;
  /**
   * Makes a key for an authenticator app, which counts after `confirmAuthenticator`. `REAUTHENTICATE` without a login of
   * the last 15 minutes or the right password, `CONFLICT` for a guest.
   */
  startAuthenticator: AuthenticatorKey;
  /** Stores the booking to be paid for and creates the provider's order for its fee. */
  startBookingPayment: Checkout;
  /** Creates the provider's order for what is still due of the viewer's own order that was paid online and has become dearer. */
  startDuePayment: Checkout;
  /** Prices the cart, stores the purchase and creates the provider's order. For a total of ₹1 to ₹5,00,000. */
  startOrderPayment: Checkout;
  /**
   * Makes a challenge for a new passkey, which counts after `confirmPasskey` in this session within 5 minutes. A new
   * challenge replaces the last one. Errors as for `startAuthenticator`; `CONFLICT` also if the account has 10 passkeys or
   * the shop has no domain, where browsers allow no passkeys.
   */
  startPasskey: Scalars['PasskeyCreationOptions']['output'];
  /**
   * Takes the next waiting job of a printer of a browser, which has a minute to print it; null if none waits. After that without
   * `reportPrinted`, the job is unsure.
   */
  takePrintJob?: Maybe<TakenPrintJob>;
  /** Removes all second factors and recovery codes of the account. Errors as for `startAuthenticator`. */
  turnOffSecondFactor: SecondFactor;
  /**
   * Restores an account's e-mail address from before a change, ends all of its sessions, and removes its PINs on tablets.
   * `LINK_EXPIRED` if the link is older than 7 days or was used.
   */
  undoAccountChange: UndoneChange;
  /** Undoes money that was entered by mistake, or that went back to the customer. `CONFLICT` if it is undone already. */
  undoTaking: Order;
  /** Unlocks a tablet, and everybody on it, after wrong PINs. Owners and managers only. */
  unlockDevice: Device;
  /** Replaces one of the viewer's own addresses. */
  updateAddress: SavedAddress;
  /**
   * Changes a booking of the viewer, until it begins. `FULLY_BOOKED` if no table is free then; the booking stays
   * unchanged.
   */
  updateBooking: Booking;
  /**
   * Changes a category. Its dishes and the stations of the kitchen follow a new name. `CONFLICT` with
   * `extensions.version` if the category has another version by now. Admins only.
   */
  updateCategory: Category;
  /** Changes a tablet. Owners and managers only. */
  updateDevice: Device;
  /** Changes a dish. `CONFLICT` with `extensions.version` if the dish has another version by now. Admins only. */
  updateMenuItem: MenuItem;
  /** Replaces an option group. `CONFLICT` with `extensions.version` if the group has another version by now. Admins only. */
  updateOptionGroup: OptionGroup;
  /**
   * Sets the status of an order. Any status may follow any other; setting the present one again changes nothing, but
   * may still `refund`, and `PREPARING` of a delivery that is ready is `recallOrder`.
   */
  updateOrderStatus: Order;
  /** Changes the settings of a printer. `CONFLICT` for another version. */
  updatePrinter: PrinterWithToken;
  /**
   * Changes the viewer's profile. `EMAIL_TAKEN` if another account has the e-mail address. `REAUTHENTICATE` if a new
   * e-mail address or password is sent without the right `currentPassword`.
   */
  updateProfile: User;
  /**
   * Changes the restaurant's settings. `CONFLICT` with `extensions.version` if the restaurant has another version by now.
   * Admins only.
   */
  updateRestaurant: Restaurant;
  /** Verifies the proof that the checkout window returned. The order or booking follows by `paymentUpdated`. */
  verifyPayment: Payment;
};


/** Operations that change data. */
export type MutationAcceptInvitationArgs = {
  input: AcceptInvitationInput;
};


/** Operations that change data. */
export type MutationAcceptOrderArgs = {
  id: Scalars['ID']['input'];
  minutes?: InputMaybe<Scalars['Int']['input']>;
};


/** Operations that change data. */
export type MutationAddAddressArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: SavedAddressInput;
};


/** Operations that change data. */
export type MutationAddCategoryArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CategoryInput;
};


/** Operations that change data. */
export type MutationAddMenuItemArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: MenuItemInput;
};


/** Operations that change data. */
export type MutationAddOptionGroupArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: OptionGroupInput;
};


/** Operations that change data. */
export type MutationAnswerContactMessageArgs = {
  id: Scalars['ID']['input'];
  reply?: InputMaybe<Scalars['String']['input']>;
};


/** Operations that change data. */
export type MutationAnswerOrderProblemArgs = {
  id: Scalars['ID']['input'];
  reply?: InputMaybe<Scalars['String']['input']>;
};


/** Operations that change data. */
export type MutationApproveArgs = {
  input: ApprovalInput;
};


/** Operations that change data. */
export type MutationAssignRiderArgs = {
  orderId: Scalars['ID']['input'];
  riderId?: InputMaybe<Scalars['ID']['input']>;
  version: Scalars['Int']['input'];
};


/** Operations that change data. */
export type MutationBookTableArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: BookTableInput;
};


/** Operations that change data. */
export type MutationCancelBookingArgs = {
  id: Scalars['ID']['input'];
};


/** Operations that change data. */
export type MutationCancelOrderArgs = {
  id: Scalars['ID']['input'];
};


/** Operations that change data. */
export type MutationChangeOrderArgs = {
  approval?: InputMaybe<Scalars['ID']['input']>;
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: OrderChangeInput;
  total: Scalars['Rupees']['input'];
};


/** Operations that change data. */
export type MutationChangePersonsRoleArgs = {
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  role: StaffRole;
};


/** Operations that change data. */
export type MutationChangePromisedTimeArgs = {
  id: Scalars['ID']['input'];
  input: PromisedTimeInput;
};


/** Operations that change data. */
export type MutationCheckPublicAddressArgs = {
  url: Scalars['String']['input'];
};


/** Operations that change data. */
export type MutationCheckRazorpayArgs = {
  input: RazorpayInput;
};


/** Operations that change data. */
export type MutationConfirmAuthenticatorArgs = {
  digits: Scalars['String']['input'];
};


/** Operations that change data. */
export type MutationConfirmEmailArgs = {
  token: Scalars['String']['input'];
};


/** Operations that change data. */
export type MutationConfirmOrderChangeArgs = {
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
};


/** Operations that change data. */
export type MutationConfirmPasskeyArgs = {
  name: Scalars['String']['input'];
  passkey: NewPasskeyInput;
};


/** Operations that change data. */
export type MutationConfirmPhoneArgs = {
  digits: Scalars['String']['input'];
  phone: Scalars['String']['input'];
};


/** Operations that change data. */
export type MutationContinueAsGuestArgs = {
  input: GuestInput;
};


/** Operations that change data. */
export type MutationCreatePrinterArgs = {
  input: PrinterInput;
};


/** Operations that change data. */
export type MutationDeleteBookingArgs = {
  approval?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** Operations that change data. */
export type MutationDeleteCategoryArgs = {
  id: Scalars['ID']['input'];
};


/** Operations that change data. */
export type MutationDeleteMenuItemArgs = {
  id: Scalars['ID']['input'];
};


/** Operations that change data. */
export type MutationDeleteOptionGroupArgs = {
  id: Scalars['ID']['input'];
};


/** Operations that change data. */
export type MutationDeletePrinterArgs = {
  id: Scalars['ID']['input'];
};


/** Operations that change data. */
export type MutationDeliverOrderArgs = {
  due?: InputMaybe<Scalars['Rupees']['input']>;
  id: Scalars['ID']['input'];
  received?: InputMaybe<TakingInput>;
};


/** Operations that change data. */
export type MutationDemandSecondFactorArgs = {
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  roles: Array<StaffRole>;
  version: Scalars['Int']['input'];
};


/** Operations that change data. */
export type MutationEndDeviceArgs = {
  id: Scalars['ID']['input'];
};


/** Operations that change data. */
export type MutationEndPersonArgs = {
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
};


/** Operations that change data. */
export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


/** Operations that change data. */
export type MutationEnterPinArgs = {
  personId: Scalars['ID']['input'];
  pin: Scalars['String']['input'];
};


/** Operations that change data. */
export type MutationEnterTakingArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: TakingInput;
  orderId: Scalars['ID']['input'];
};


/** Operations that change data. */
export type MutationFinishWelcomeStepArgs = {
  step: WelcomeStep;
};


/** Operations that change data. */
export type MutationForgotPasswordArgs = {
  email: Scalars['String']['input'];
};


/** Operations that change data. */
export type MutationHandOverOrderArgs = {
  id: Scalars['ID']['input'];
};


/** Operations that change data. */
export type MutationInvitePersonArgs = {
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  input: InvitationInput;
};


/** Operations that change data. */
export type MutationJoinByInvitationArgs = {
  currentPassword: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


/** Operations that change data. */
export type MutationKeepOrderPaymentArgs = {
  id: Scalars['ID']['input'];
};


/** Operations that change data. */
export type MutationKeepOrdersArgs = {
  input: KeepOrdersInput;
};


/** Operations that change data. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** Operations that change data. */
export type MutationLoginWithSecondFactorArgs = {
  input: SecondFactorLoginInput;
};


/** Operations that change data. */
export type MutationMarkNotificationsReadArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** Operations that change data. */
export type MutationMarkOrderReadyArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};


/** Operations that change data. */
export type MutationNoteDeviceArgs = {
  appVersion?: InputMaybe<Scalars['String']['input']>;
  batteryPercent?: InputMaybe<Scalars['Int']['input']>;
  isCharging?: InputMaybe<Scalars['Boolean']['input']>;
  stamp?: InputMaybe<Scalars['String']['input']>;
};


/** Operations that change data. */
export type MutationOpenGuestLinkArgs = {
  token: Scalars['String']['input'];
};


/** Operations that change data. */
export type MutationPickUpOrderArgs = {
  id: Scalars['ID']['input'];
};


/** Operations that change data. */
export type MutationPlaceOrderArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: PlaceOrderInput;
};


/** Operations that change data. */
export type MutationPrintOrderArgs = {
  document: PrintDocument;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  orderId: Scalars['ID']['input'];
  printerId?: InputMaybe<Scalars['ID']['input']>;
};


/** Operations that change data. */
export type MutationPrintTestPageArgs = {
  printerId: Scalars['ID']['input'];
};


/** Operations that change data. */
export type MutationProveSecondFactorArgs = {
  proof: SecondFactorProofInput;
};


/** Operations that change data. */
export type MutationRecallOrderArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** Operations that change data. */
export type MutationRefundPaymentArgs = {
  amount?: InputMaybe<Scalars['Rupees']['input']>;
  approval?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  refundId?: InputMaybe<Scalars['ID']['input']>;
};


/** Operations that change data. */
export type MutationRefundTakingsArgs = {
  amount: Scalars['Rupees']['input'];
  approval?: InputMaybe<Scalars['ID']['input']>;
  orderId: Scalars['ID']['input'];
};


/** Operations that change data. */
export type MutationRefuseOrderArgs = {
  id: Scalars['ID']['input'];
  reason: CancelReason;
  text?: InputMaybe<Scalars['String']['input']>;
};


/** Operations that change data. */
export type MutationRegisterArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: RegisterInput;
};


/** Operations that change data. */
export type MutationRegisterDeviceArgs = {
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  input: DeviceInput;
};


/** Operations that change data. */
export type MutationRemoveAddressArgs = {
  id: Scalars['ID']['input'];
};


/** Operations that change data. */
export type MutationRemoveConnectionArgs = {
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  kind: ConnectionKind;
  version: Scalars['Int']['input'];
};


/** Operations that change data. */
export type MutationRemovePasskeyArgs = {
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
};


/** Operations that change data. */
export type MutationRemovePinArgs = {
  deviceId: Scalars['ID']['input'];
  personId: Scalars['ID']['input'];
};


/** Operations that change data. */
export type MutationRenamePasskeyArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


/** Operations that change data. */
export type MutationRenewInvitationArgs = {
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
};


/** Operations that change data. */
export type MutationRenewPrinterTokenArgs = {
  id: Scalars['ID']['input'];
};


/** Operations that change data. */
export type MutationRenewRecoveryCodesArgs = {
  currentPassword?: InputMaybe<Scalars['String']['input']>;
};


/** Operations that change data. */
export type MutationRenewTableCodesArgs = {
  tables: Array<Scalars['ID']['input']>;
};


/** Operations that change data. */
export type MutationReopenContactMessageArgs = {
  id: Scalars['ID']['input'];
};


/** Operations that change data. */
export type MutationReorderCategoriesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Operations that change data. */
export type MutationReorderDishesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Operations that change data. */
export type MutationReportOrderProblemArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: OrderProblemInput;
};


/** Operations that change data. */
export type MutationReportPrintedArgs = {
  browser: Scalars['String']['input'];
  error?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  outcome: PrintJobState;
};


/** Operations that change data. */
export type MutationRequestPasskeyForLoginArgs = {
  ticket: Scalars['String']['input'];
};


/** Operations that change data. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** Operations that change data. */
export type MutationRetryMailDeliveryArgs = {
  id: Scalars['ID']['input'];
};


/** Operations that change data. */
export type MutationRevokeInvitationArgs = {
  id: Scalars['ID']['input'];
};


/** Operations that change data. */
export type MutationSaveMailServerArgs = {
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  input: MailServerInput;
  version: Scalars['Int']['input'];
};


/** Operations that change data. */
export type MutationSavePublicAddressArgs = {
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  url: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Operations that change data. */
export type MutationSaveRazorpayArgs = {
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  input: RazorpayInput;
  version: Scalars['Int']['input'];
};


/** Operations that change data. */
export type MutationSaveSmsArgs = {
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  input: SmsInput;
  version: Scalars['Int']['input'];
};


/** Operations that change data. */
export type MutationSaveWhatsAppArgs = {
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  input: WhatsAppInput;
  version: Scalars['Int']['input'];
};


/** Operations that change data. */
export type MutationSendContactMessageArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ContactInput;
  website?: InputMaybe<Scalars['String']['input']>;
};


/** Operations that change data. */
export type MutationSendPhoneCodeArgs = {
  channel: PhoneCodeChannel;
  phone: Scalars['String']['input'];
};


/** Operations that change data. */
export type MutationSendTestMailArgs = {
  input: MailServerInput;
};


/** Operations that change data. */
export type MutationSendTestSmsArgs = {
  input: SmsInput;
  phone: Scalars['String']['input'];
};


/** Operations that change data. */
export type MutationSendTestWhatsAppArgs = {
  input: WhatsAppInput;
  phone: Scalars['String']['input'];
};


/** Operations that change data. */
export type MutationSetChoiceSoldOutArgs = {
  choiceId: Scalars['ID']['input'];
  period?: InputMaybe<SoldOutPeriod>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
};


/** Operations that change data. */
export type MutationSetLineDoneArgs = {
  isDone: Scalars['Boolean']['input'];
  line: Scalars['String']['input'];
  orderId: Scalars['ID']['input'];
};


/** Operations that change data. */
export type MutationSetOrderBuyerArgs = {
  buyer?: InputMaybe<BuyerInput>;
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
};


/** Operations that change data. */
export type MutationSetOrderNotTakenArgs = {
  id: Scalars['ID']['input'];
  isNotTaken: Scalars['Boolean']['input'];
};


/** Operations that change data. */
export type MutationSetOrderPackedArgs = {
  bags?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};


/** Operations that change data. */
export type MutationSetOrderingArgs = {
  input: OrderingInput;
};


/** Operations that change data. */
export type MutationSetPinArgs = {
  password: Scalars['String']['input'];
  personId: Scalars['ID']['input'];
  pin: Scalars['String']['input'];
  secondFactor?: InputMaybe<SecondFactorProofInput>;
};


/** Operations that change data. */
export type MutationSetPortionsArgs = {
  dishId: Scalars['ID']['input'];
  left?: InputMaybe<Scalars['Int']['input']>;
};


/** Operations that change data. */
export type MutationSetSoldOutArgs = {
  dishIds: Array<Scalars['ID']['input']>;
  period?: InputMaybe<SoldOutPeriod>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
};


/** Operations that change data. */
export type MutationSettlePrintJobArgs = {
  id: Scalars['ID']['input'];
  isPrinted: Scalars['Boolean']['input'];
};


/** Operations that change data. */
export type MutationStartAuthenticatorArgs = {
  currentPassword?: InputMaybe<Scalars['String']['input']>;
};


/** Operations that change data. */
export type MutationStartBookingPaymentArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: BookTableInput;
};


/** Operations that change data. */
export type MutationStartDuePaymentArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  orderId: Scalars['ID']['input'];
};


/** Operations that change data. */
export type MutationStartOrderPaymentArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: PlaceOrderInput;
};


/** Operations that change data. */
export type MutationStartPasskeyArgs = {
  currentPassword?: InputMaybe<Scalars['String']['input']>;
};


/** Operations that change data. */
export type MutationTakePrintJobArgs = {
  browser: Scalars['String']['input'];
  printerId: Scalars['ID']['input'];
};


/** Operations that change data. */
export type MutationTurnOffSecondFactorArgs = {
  currentPassword?: InputMaybe<Scalars['String']['input']>;
};


/** Operations that change data. */
export type MutationUndoAccountChangeArgs = {
  token: Scalars['String']['input'];
};


/** Operations that change data. */
export type MutationUndoTakingArgs = {
  approval?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  orderId: Scalars['ID']['input'];
};


/** Operations that change data. */
export type MutationUnlockDeviceArgs = {
  id: Scalars['ID']['input'];
};


/** Operations that change data. */
export type MutationUpdateAddressArgs = {
  id: Scalars['ID']['input'];
  input: SavedAddressInput;
};


/** Operations that change data. */
export type MutationUpdateBookingArgs = {
  id: Scalars['ID']['input'];
  input: UpdateBookingInput;
};


/** Operations that change data. */
export type MutationUpdateCategoryArgs = {
  id: Scalars['ID']['input'];
  input: CategoryInput;
  version: Scalars['Int']['input'];
};


/** Operations that change data. */
export type MutationUpdateDeviceArgs = {
  id: Scalars['ID']['input'];
  input: UpdateDeviceInput;
};


/** Operations that change data. */
export type MutationUpdateMenuItemArgs = {
  id: Scalars['ID']['input'];
  input: MenuItemInput;
  version: Scalars['Int']['input'];
};


/** Operations that change data. */
export type MutationUpdateOptionGroupArgs = {
  id: Scalars['ID']['input'];
  input: OptionGroupInput;
  version: Scalars['Int']['input'];
};


/** Operations that change data. */
export type MutationUpdateOrderStatusArgs = {
  approval?: InputMaybe<Scalars['ID']['input']>;
  cancelReason?: InputMaybe<CancelReason>;
  cancelText?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<OrderStatus>;
  id: Scalars['ID']['input'];
  refund?: InputMaybe<Scalars['Boolean']['input']>;
  status: OrderStatus;
};


/** Operations that change data. */
export type MutationUpdatePrinterArgs = {
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  input: PrinterInput;
};


/** Operations that change data. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** Operations that change data. */
export type MutationUpdateRestaurantArgs = {
  input: RestaurantInput;
  version: Scalars['Int']['input'];
};


/** Operations that change data. */
export type MutationVerifyPaymentArgs = {
  proof: PaymentProofInput;
};

/** An invitation whose link was just made. */
export type NewInvitation = {
  __typename?: 'NewInvitation';
  /** The invitation. */
  invitation: Invitation;
  /** The token of the link: `/shop/#/join/<token>`. */
  token: Scalars['String']['output'];
};

/** A passkey that a browser has made: parts of the `RegistrationResponseJSON` of WebAuthn, as base64url. */
export type NewPasskeyInput = {
  /** The public key and what the device says of itself. */
  attestationObject: Scalars['String']['input'];
  /** What the browser has signed. */
  clientDataJSON: Scalars['String']['input'];
  /** Identifier that the device has chosen. */
  id: Scalars['String']['input'];
  /** How browsers reach the device, such as `internal` or `usb`. */
  transports: Array<Scalars['String']['input']>;
};

/** New recovery codes. */
export type NewRecoveryCodes = {
  __typename?: 'NewRecoveryCodes';
  /** Ten codes, which are never shown again. Empty if the account keeps the ones it has. */
  recoveryCodes: Array<Scalars['String']['output']>;
  /** The second factors of the account now. */
  secondFactor: SecondFactor;
};

/** A notification of a user about an event. The same text is sent by e-mail. */
export type Notification = {
  __typename?: 'Notification';
  /** The text, in a sentence or two. */
  body: Scalars['String']['output'];
  /** When the notification was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Identifier: 24 hexadecimal characters. */
  id: Scalars['ID']['output'];
  /** The type of the event, such as `order.placed`. */
  kind: Scalars['String']['output'];
  /** Route in the shop that shows what the notification is about, for instance `/track-order/…`; null if there is none. */
  link?: Maybe<Scalars['String']['output']>;
  /** When the notification was read; null while it is unread. */
  readAt?: Maybe<Scalars['DateTime']['output']>;
  /** The title, in a few words. */
  title: Scalars['String']['output'];
};

/** A page of notifications. */
export type NotificationConnection = {
  __typename?: 'NotificationConnection';
  /** Notifications of this page. */
  nodes: Array<Notification>;
  /** Information for requesting the next page. */
  pageInfo: PageInfo;
  /** Number of unread notifications among all of the viewer's, not of this page alone. */
  unreadCount: Scalars['Int']['output'];
};

/** A choice of an option group. */
export type OptionChoice = {
  __typename?: 'OptionChoice';
  /** Identifier: 24 hexadecimal characters. */
  id: Scalars['ID']['output'];
  /** Whether the choice is selected by default. */
  isDefault: Scalars['Boolean']['output'];
  /** The choice's name, as shown on the menu. */
  name: Scalars['String']['output'];
  /** The price that is added to that of the dish, in rupees. 0 is a price. */
  price: Scalars['Rupees']['output'];
  /**
   * The sold-out mark, for all dishes; null if the choice is not marked as sold out. A mark whose time has passed no
   * longer applies.
   */
  soldOut?: Maybe<SoldOut>;
};

/** A choice of an option group. */
export type OptionChoiceInput = {
  /** Identifier of an existing choice; missing for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Whether the choice is selected by default; false if missing. */
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** The choice's name, 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** The price that is added to that of the dish, 0 to 100000 rupees. */
  price: Scalars['Rupees']['input'];
};

/** A group of choices for customers, such as sizes or extra toppings, shared between dishes. */
export type OptionGroup = {
  __typename?: 'OptionGroup';
  /** The choices, in their order. */
  choices: Array<OptionChoice>;
  /** Identifier: 24 hexadecimal characters. */
  id: Scalars['ID']['output'];
  /**
   * The former name of `minChoices`.
   * @deprecated Use `minChoices`.
   */
  least: Scalars['Int']['output'];
  /** Maximum number of choices that may be selected, 1 to 50. */
  maxChoices: Scalars['Int']['output'];
  /** Maximum number of times that one choice may be selected, 1 to `maxChoices`. */
  maxEach: Scalars['Int']['output'];
  /** Minimum number of choices that must be selected, 0 to `maxChoices`. */
  minChoices: Scalars['Int']['output'];
  /**
   * The former name of `maxChoices`.
   * @deprecated Use `maxChoices`.
   */
  most: Scalars['Int']['output'];
  /**
   * The former name of `maxEach`.
   * @deprecated Use `maxEach`.
   */
  mostEach: Scalars['Int']['output'];
  /** The group's name, as shown on the menu. */
  name: Scalars['String']['output'];
  /** The version, which increases by one with every change; send it with `updateOptionGroup`. */
  version: Scalars['Int']['output'];
};

/** An option group as a whole. Its defaults must satisfy its limits and cost nothing, also on each dish that has it. */
export type OptionGroupInput = {
  /** The choices in their order, 1 to 50. */
  choices: Array<OptionChoiceInput>;
  /**
   * The former name of `minChoices`, read if that is missing.
   * @deprecated Use `minChoices`.
   */
  least?: InputMaybe<Scalars['Int']['input']>;
  /** Maximum number of choices that may be selected, 1 to 50. Required. */
  maxChoices?: InputMaybe<Scalars['Int']['input']>;
  /** Maximum number of times that one choice may be selected, 1 to `maxChoices`; 1 if missing. */
  maxEach?: InputMaybe<Scalars['Int']['input']>;
  /** Minimum number of choices that must be selected, 0 to `maxChoices`. Required. */
  minChoices?: InputMaybe<Scalars['Int']['input']>;
  /**
   * The former name of `maxChoices`, read if that is missing.
   * @deprecated Use `maxChoices`.
   */
  most?: InputMaybe<Scalars['Int']['input']>;
  /**
   * The former name of `maxEach`, read if that is missing.
   * @deprecated Use `maxEach`.
   */
  mostEach?: InputMaybe<Scalars['Int']['input']>;
  /** The group's name, 1 to 60 characters. */
  name: Scalars['String']['input'];
};

/** An order, as it was bought. */
export type Order = {
  __typename?: 'Order';
  /** The delivery address, as the customer wrote it; empty unless the order is delivered. */
  address?: Maybe<Scalars['String']['output']>;
  /** What goes back if the order is cancelled with a refund, in rupees: what is left of an online payment, and all takings. */
  backIfCancelled?: Maybe<Scalars['Rupees']['output']>;
  /** The number of bags into which the order is packed; null if it is not packed. */
  bags?: Maybe<Scalars['Int']['output']>;
  /** The firm to which the order is billed; null for none. */
  buyer?: Maybe<Buyer>;
  /** Why staff cancelled the order, in words for the customer; null without a reason, and if the order is not cancelled. */
  cancelReason?: Maybe<Scalars['String']['output']>;
  /** All changes, oldest first; the first entry is the placement. Earlier versions of Chowk kept those of the status alone. */
  changes: Array<OrderChange>;
  /**
   * How the order has changed since the kitchen began with it and last confirmed a change: lines that differ, for the kitchen.
   * Empty if there is nothing to confirm.
   */
  changesToSee?: Maybe<Array<ChangedLine>>;
  /** What is charged on top of the lines. */
  charges: Array<Charge>;
  /** The place of the delivery on the map; null if no place was chosen. */
  coordinates?: Maybe<Coordinates>;
  /** For whom the order is: the user, or who gets it if staff placed it. */
  customer?: Maybe<Customer>;
  /** The restaurant's day for which the order is; null as `number` is. */
  day?: Maybe<Scalars['Date']['output']>;
  /** The charge of kind `DELIVERY`, in rupees; 0 without one. */
  deliveryFee: Scalars['Rupees']['output'];
  /** The note for the rider: how to find the door; null if there is none. */
  deliveryNote?: Maybe<Scalars['String']['output']>;
  /** Name of the delivery zone at placement; null if there was none. */
  deliveryZone?: Maybe<Scalars['String']['output']>;
  /** What is still to be paid, in rupees; 0 for a cancelled order. */
  due?: Maybe<Scalars['Rupees']['output']>;
  /**
   * What is still to be paid online or to staff of an order that was paid online and has become dearer, in rupees; 0 for others.
   * `startDuePayment` pays it.
   */
  dueOnline?: Maybe<Scalars['Rupees']['output']>;
  /** The changes of the order's status, oldest first; the first entry is the placement. */
  history: Array<OrderStatusChange>;
  /** Identifier: 24 hexadecimal characters. */
  id: Scalars['ID']['output'];
  /**
   * The invoice, which the order gets when it is handed over, or paid at the counter before; null until then, and for an order
   * that was placed while the restaurant was not registered for GST.
   */
  invoice?: Maybe<Invoice>;
  /** Whether the restaurant has accepted the order. Always, if it accepts orders automatically. */
  isAccepted: Scalars['Boolean']['output'];
  /** Whether the customer cancelled the order with `cancelOrder`. */
  isCancelledByCustomer: Scalars['Boolean']['output'];
  /** Whether the order was the first one at its table on its day. */
  isFirstAtTable: Scalars['Boolean']['output'];
  /** Whether the order is marked because nobody took it: its customer and phone number cannot order in cash. */
  isNotTaken: Scalars['Boolean']['output'];
  /** Whether the kitchen has not begun with an order for later; staff are notified at `kitchenAt`. */
  isScheduled: Scalars['Boolean']['output'];
  /** The lines, in the order of the cart. */
  items: Array<OrderItem>;
  /** When the kitchen begins with an order for later; null for other orders. */
  kitchenAt?: Maybe<Scalars['DateTime']['output']>;
  /** The stage in the kitchen; null for an order that is delivered or cancelled. */
  kitchenStage?: Maybe<KitchenStage>;
  /** The way of getting the food, in words: `Home Delivery`, `Pickup` or `Table`. */
  location: Scalars['String']['output'];
  /** What people call the order: `#47`, its number on its day. For an order without a number, the end of its identifier. */
  name: Scalars['String']['output'];
  /** The order's number on its day, from 1; null for an order that was finished before orders were numbered. */
  number?: Maybe<Scalars['Int']['output']>;
  /** The charge of kind `PACKING`, in rupees; 0 without one. */
  packing: Scalars['Rupees']['output'];
  /** What was paid for the order, online or to staff, in rupees. Refunds of an online payment are not subtracted. */
  paid?: Maybe<Scalars['Rupees']['output']>;
  /** The payment of the order; null for an order in cash. */
  payment?: Maybe<Payment>;
  /** The payment mode with which the order was placed. */
  paymentMode: PaymentMode;
  /** Whether the order is paid. One in cash is, once its `takings` reach its total; those of older orders follow an update. */
  paymentStatus: PaymentStatus;
  /** The customer's phone number in E.164: `+919876543210`. Null if none was given. */
  phone?: Maybe<Scalars['String']['output']>;
  /** When the order was placed. */
  placedAt: Scalars['DateTime']['output'];
  /** The last problem that the customer reported about the order; null if there is none. */
  problem?: Maybe<OrderProblem>;
  /** Why the promised time was changed, for the customer; null if it was not. */
  promiseReason?: Maybe<Scalars['String']['output']>;
  /** The start of the promised time; null if no time was promised. */
  promisedFrom?: Maybe<Scalars['DateTime']['output']>;
  /** The end of the promised time; null if no time was promised. */
  promisedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** When the kitchen marked the order as ready; null before, and for one that never was marked. */
  readyAt?: Maybe<Scalars['DateTime']['output']>;
  /** What `refundPayment` needs, for tablets, which see no payments. Null for an order in cash, and if nothing is left. */
  refundable?: Maybe<Refundable>;
  /** Who delivers the order; null for nobody yet. */
  rider?: Maybe<Rider>;
  /** The first name of the rider, while the order is on its way; null before and after, and if nobody was assigned. */
  riderFirstName?: Maybe<Scalars['String']['output']>;
  /** The start of the order's 15-minute slot; null if it is for as soon as possible. */
  slotAt?: Maybe<Scalars['DateTime']['output']>;
  /** The order's current status. */
  status: OrderStatus;
  /** The status in words, which depend on `way`: `Ready for Pickup`. */
  statusLabel: Scalars['String']['output'];
  /** Name of the table at placement; null unless it is an order at a table. */
  tableName?: Maybe<Scalars['String']['output']>;
  /**
   * Money that staff received for an order in cash, oldest first; empty for an order that was paid online. Customers see what
   * counts.
   */
  takings?: Maybe<Array<Taking>>;
  /** What staff have to give back because the order became cheaper, in rupees; 0 for others. */
  takingsExcess?: Maybe<Scalars['Rupees']['output']>;
  /** The taxes of the total; null for an order that was placed while the restaurant was not registered for GST. */
  taxes?: Maybe<BillTaxes>;
  /** The sum of lines and charges, in rupees. */
  total: Scalars['Rupees']['output'];
  /** The user who placed the order; null if the account is deleted. */
  user?: Maybe<User>;
  /** The version: 1 at placement, increased by one with every change. */
  version: Scalars['Int']['output'];
  /** When an unaccepted order began to wait: at its placement, or at the next opening if orders were closed then; null once it is accepted or cancelled. */
  waitsSince?: Maybe<Scalars['DateTime']['output']>;
  /** How the food gets to the customer. */
  way: OrderWay;
};

/** A change of an order: one of its versions. */
export type OrderChange = {
  __typename?: 'OrderChange';
  /** The money that was entered or undone, in rupees; null for other kinds. */
  amount?: Maybe<Scalars['Rupees']['output']>;
  /** Name of the person who approved it at the tablet. Null without an approval, and for customers. */
  approvedBy?: Maybe<Scalars['String']['output']>;
  /** When the order changed. */
  at: Scalars['DateTime']['output'];
  /** The number of bags of the packed order; null if it is not packed any more, for other kinds, and for customers. */
  bags?: Maybe<Scalars['Int']['output']>;
  /**
   * Name of the person who made the change. Null if the shop made it or the account is deleted, and for customers unless
   * they made it themselves.
   */
  by?: Maybe<Scalars['String']['output']>;
  /** Name of the tablet at which it was changed. Null for another device, and for customers. */
  device?: Maybe<Scalars['String']['output']>;
  /** The previous status; null for the placement, and for other kinds. */
  from?: Maybe<OrderStatus>;
  /** Whether the line is marked as done; null for other kinds, and for customers. */
  isDone?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the order is marked as not taken; null for other kinds. */
  isNotTaken?: Maybe<Scalars['Boolean']['output']>;
  /** What changed. */
  kind: OrderChangeKind;
  /** The dish of the line that was marked as done or not; null for other kinds, and for customers. */
  line?: Maybe<Scalars['String']['output']>;
  /** How the lines of the order changed; empty for other kinds than `CHANGED`. */
  lines: Array<ChangedLine>;
  /** How the money was paid that was entered or undone; null for other kinds. */
  method?: Maybe<TakingMethod>;
  /** The end of the new promised time; null for other kinds. */
  promisedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Why the promised time changed or the order was cancelled, for the customer; null without a reason. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Name of the person who delivers the order since then; null for nobody, for other kinds, and for customers. */
  rider?: Maybe<Scalars['String']['output']>;
  /** The new status; null for other kinds. */
  to?: Maybe<OrderStatus>;
  /** The total after the change, in rupees; null for other kinds than `CHANGED`. */
  totalAfter?: Maybe<Scalars['Rupees']['output']>;
  /** The total before the change, in rupees; null for other kinds than `CHANGED`. */
  totalBefore?: Maybe<Scalars['Rupees']['output']>;
  /** The version of the order since the change. */
  version: Scalars['Int']['output'];
};

/** A change of an order that is neither delivered nor cancelled. What is missing stays as it is. */
export type OrderChangeInput = {
  /** Dishes that are added, up to 100 lines, at the prices of the menu now. */
  added?: InputMaybe<Array<OrderItemInput>>;
  /** Another delivery address, 1 to 500 characters. The delivery fee follows the zone of the new address. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** The place of the other address on the map. */
  coordinates?: InputMaybe<CoordinatesInput>;
  /** The note for the rider, up to 200 characters; empty: none. */
  deliveryNote?: InputMaybe<Scalars['String']['input']>;
  /** Lines that change, up to 100. */
  lines?: InputMaybe<Array<ChangedLineInput>>;
  /** The PIN code of the other address, six digits. */
  pinCode?: InputMaybe<Scalars['String']['input']>;
  /** Why dishes are taken away, for the customer; required if a line has fewer portions than before. */
  removalReason?: InputMaybe<RemovalReason>;
  /** The reason in one's own words, up to 200 characters; required with `OTHER`. */
  removalText?: InputMaybe<Scalars['String']['input']>;
  /** The start of another slot, for an order for later that the kitchen has not begun with. */
  slot?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What a change of an order changed. */
export type OrderChangeKind =
  /** The restaurant accepted the order: `from` and `to` if its status changed, `promisedUntil` if it promised another time. */
  | 'ACCEPTED'
  /** The bill was printed before the order was handed over or paid at the counter, and got its number. */
  | 'BILL_PRINTED'
  /** Staff changed the firm to which the order is billed: `Order.buyer`. */
  | 'BUYER'
  /**
   * Staff changed what was ordered, its note, address or time: `lines`, `reason`, `totalBefore` and `totalAfter`, `from` and `to` if
   * its status changed.
   */
  | 'CHANGED'
  /** The kitchen confirmed that it has read what changed. */
  | 'CHANGE_SEEN'
  /** The customer paid online what a change had made due: `amount`. */
  | 'DUE_PAID'
  /** The order was handed over, to a rider or to the customer: `from` and `to`. */
  | 'HANDED_OVER'
  /** The kitchen began with an order for later. */
  | 'KITCHEN_BEGINS'
  /** The kitchen marked a line as done, or took the mark off: `line` and `isDone`. */
  | 'LINE_DONE'
  /** The mark of an order that was not taken: `isNotTaken`. */
  | 'NOT_TAKEN'
  /** The order was packed: `bags`; null if the mark was taken off. */
  | 'PACKED'
  /** Staff decided that what was left of the payment of the cancelled order is not refunded. */
  | 'PAYMENT_KEPT'
  /** The promised time: `promisedUntil` and `reason`. */
  | 'PROMISE'
  /** The kitchen marked the whole order as ready: `from` and `to` if its status changed. */
  | 'READY'
  /** The order went back by one stage in the kitchen: `from` and `to` if its status changed. */
  | 'RECALLED'
  /** The restaurant refused the order: `from`, `to` and `reason`. */
  | 'REFUSED'
  /** Who delivers the order: `rider`. */
  | 'RIDER'
  /** The status: `from` and `to`. The placement is the first one. */
  | 'STATUS'
  /** Staff entered money that they received: `method` and `amount`. */
  | 'TAKING'
  /** Staff undid money that was entered: `method` and `amount`. */
  | 'TAKING_UNDONE';

/** What a change of an order would make of it, and of its money. */
export type OrderChangeQuote = {
  __typename?: 'OrderChangeQuote';
  /** How the lines differ from before. */
  changes: Array<ChangedLine>;
  /** What is charged on top of the lines after the change. */
  charges: Array<Charge>;
  /** What the customer has still to pay after the change, in rupees. */
  due: Scalars['Rupees']['output'];
  /** The lines after the change. */
  items: Array<OrderItem>;
  /** Why the order cannot be changed so; empty if it can. */
  problems: Array<QuoteProblem>;
  /** What the change refunds of online payments, in rupees. */
  refund: Scalars['Rupees']['output'];
  /** What staff have to give back of the money that they received, in rupees. */
  takingsRefund: Scalars['Rupees']['output'];
  /** The taxes after the change, at the rates of the day when the order was placed; null as those of the order are. */
  taxes?: Maybe<BillTaxes>;
  /** The total after the change, in rupees. */
  total: Scalars['Rupees']['output'];
  /** The total before the change, in rupees. */
  totalBefore: Scalars['Rupees']['output'];
  /** The version of the order that the quote is about, for `changeOrder`. */
  version: Scalars['Int']['output'];
};

/** A page of orders. */
export type OrderConnection = {
  __typename?: 'OrderConnection';
  /** Orders of this page. */
  nodes: Array<Order>;
  /** Information for requesting the next page. */
  pageInfo: PageInfo;
};

/** One order that is new or has changed. */
export type OrderFeedEvent = {
  __typename?: 'OrderFeedEvent';
  /** Whether the order is new or has changed. */
  kind: OrderFeedKind;
  /** The order as it is now. */
  order: Order;
};

/** Why `orderFeed` sends an order. */
export type OrderFeedKind =
  /** The order's status, payment or promised time has changed, or the kitchen begins with it. */
  | 'CHANGED'
  /** The order is new. */
  | 'PLACED';

/** A filter for orders: only those that meet every condition. */
export type OrderFilter = {
  /** Only orders placed on this day. */
  day?: InputMaybe<Scalars['Date']['input']>;
  /** Only these orders; at most 100. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether only open orders are returned, which are neither delivered nor cancelled. */
  openOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Literal text in the order's id or the customer's name or, for those with `VIEW_CONTACTS`, e-mail address, or at least four
   * digits of the phone number.
   */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only orders with this status. */
  status?: InputMaybe<OrderStatus>;
  /** Only orders whose food gets to the customer this way. */
  way?: InputMaybe<OrderWay>;
};

/**
 * One line of an order as it was bought: name, category and price are copies made at placement. In a quote, one line as it
 * would be bought.
 */
export type OrderItem = {
  __typename?: 'OrderItem';
  /** Allergens that the dish contains, as the menu is now; empty if it is no longer on the menu. */
  allergens: Array<Allergen>;
  /** Name of the dish's category; null for a dish without one. */
  category?: Maybe<Scalars['String']['output']>;
  /** The selected choices, in the order of the dish's option groups. */
  choices: Array<ChosenOption>;
  /** Whether the kitchen has marked the line as done; false for customers. */
  isDone: Scalars['Boolean']['output'];
  /** Identifies the line within its order: the dish with its choices and note. */
  key: Scalars['String']['output'];
  /** Identifier of the dish, which may no longer be on the menu. */
  menuItemId: Scalars['ID']['output'];
  /** The dish's name. */
  name: Scalars['String']['output'];
  /** The note for the kitchen; null if there is none. */
  note?: Maybe<Scalars['String']['output']>;
  /** Number of portions. */
  quantity: Scalars['Int']['output'];
  /** The price of one portion with its choices, in rupees. */
  unitPrice: Scalars['Rupees']['output'];
};

/** One line of a cart. */
export type OrderItemInput = {
  /**
   * Identifiers of the selected choices of all option groups of the dish, up to 200; repeated if a choice is selected
   * several times. The defaults if missing.
   */
  choices?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Identifier of a dish of the menu. */
  menuItemId: Scalars['ID']['input'];
  /** The note for the kitchen, up to 200 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Number of portions, 1 to 999. */
  quantity: Scalars['Int']['input'];
};

/** How long orders are paused from now on. */
export type OrderPause =
  /** Pauses orders for a quarter of an hour. */
  | 'MINUTES_15'
  /** Pauses orders for half an hour. */
  | 'MINUTES_30'
  /** Pauses orders for an hour. */
  | 'MINUTES_60'
  /** Ends the present pause. */
  | 'NONE'
  /**
   * Pauses orders until the end of the present opening or, while closed, of the next one; until midnight if orders are
   * taken at any hour.
   */
  | 'UNTIL_CLOSING'
  /** Pauses orders for the rest of the day: until the first opening of the next one. */
  | 'UNTIL_TOMORROW';

/** A problem that a customer reported about an order. It is open until staff have answered it. */
export type OrderProblem = {
  __typename?: 'OrderProblem';
  /** When staff marked the problem as solved; null while it is open. */
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** The lines of the order that the problem is about, such as `2 × Biryani`. */
  dishes: Array<Scalars['String']['output']>;
  /** Identifier: 24 hexadecimal characters. */
  id: Scalars['ID']['output'];
  /** Identifier of the order. */
  orderId: Scalars['ID']['output'];
  /** The order's `name`. */
  orderName: Scalars['String']['output'];
  /** What is wrong with the order. */
  reason: OrderProblemReason;
  /** The staff's reply to the customer; null if there is none. */
  reply?: Maybe<Scalars['String']['output']>;
  /** When the customer reported the problem. */
  sentAt: Scalars['DateTime']['output'];
  /** The customer's description of the problem; may be empty. */
  text: Scalars['String']['output'];
};

/** A report of a problem with an order. */
export type OrderProblemInput = {
  /** Indexes of the lines of the order that the problem is about, from 0. */
  lines?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** What is wrong with the order. */
  reason: OrderProblemReason;
  /** The description of the problem, up to 1000 characters; required for `OTHER`. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** What is wrong with an order. */
export type OrderProblemReason =
  /** The order did not arrive in time. */
  | 'LATE'
  /** A dish was missing. */
  | 'MISSING_DISH'
  /** Something else is wrong, which `text` describes. */
  | 'OTHER'
  /** Something about the payment is wrong. */
  | 'PAYMENT'
  /** A dish was not good. */
  | 'QUALITY'
  /** A wrong dish was delivered. */
  | 'WRONG_DISH';

/** A slot of 15 minutes for which customers can order. */
export type OrderSlot = {
  __typename?: 'OrderSlot';
  /** Whether the slot is full: no more can be ordered for it. */
  isFull: Scalars['Boolean']['output'];
  /** The start of the slot. */
  startsAt: Scalars['DateTime']['output'];
};

/** The sort order of a list of orders. */
export type OrderSort =
  /** Latest placed first. */
  | 'NEWEST_FIRST'
  /** Earliest placed first. */
  | 'OLDEST_FIRST';

/** Status and promised time of an order, without personal data. */
export type OrderState = {
  __typename?: 'OrderState';
  /** The start of the promised time; null if no time was promised. */
  promisedFrom?: Maybe<Scalars['DateTime']['output']>;
  /** The end of the promised time; null if no time was promised. */
  promisedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** The start of the order's 15-minute slot; null if it is for as soon as possible. */
  slotAt?: Maybe<Scalars['DateTime']['output']>;
  /** The order's current status. */
  status: OrderStatus;
  /** The status in words, which depend on `way`: `Ready for Pickup`. */
  statusLabel: Scalars['String']['output'];
  /** How the food gets to the customer: delivery, pickup or at the table. */
  way: OrderWay;
};

/** The status of an order. The first four are the steps that a customer follows. */
export type OrderStatus =
  /** The order is cancelled and will not be delivered. */
  | 'CANCELLED'
  /** The customer has the order. */
  | 'DELIVERED'
  /** The order is on its way to the customer; for pickup and at a table, it is ready. */
  | 'OUT_FOR_DELIVERY'
  /** The order is placed, and the kitchen has not started it. */
  | 'PENDING'
  /** The kitchen is preparing the order. */
  | 'PREPARING';

/** One entry of an order's history. */
export type OrderStatusChange = {
  __typename?: 'OrderStatusChange';
  /** Name of the person who approved it at the tablet. Null without an approval, and for customers. */
  approvedBy?: Maybe<Scalars['String']['output']>;
  /** When the status changed. */
  at: Scalars['DateTime']['output'];
  /**
   * Name of the person who changed the status. Null if their account is deleted, and for customers unless they made the
   * change themselves.
   */
  by?: Maybe<Scalars['String']['output']>;
  /** Name of the tablet at which it was changed. Null for another device, and for customers. */
  device?: Maybe<Scalars['String']['output']>;
  /** The previous status; null for the placement. */
  from?: Maybe<OrderStatus>;
  /** The new status. */
  to: OrderStatus;
};

/** How food gets to the customer. */
export type OrderWay =
  /** Delivery to an address. */
  | 'DELIVERY'
  /** Pickup: the customer collects the food. */
  | 'PICKUP'
  /** The customer orders at a table, by its QR code. */
  | 'TABLE';

/** Whether orders are taken now, and when. */
export type Ordering = {
  __typename?: 'Ordering';
  /** Minutes added to the usual preparation time. */
  busyMinutes: Scalars['Int']['output'];
  /** The end of the present pause; null if orders are not paused. */
  pausedUntil?: Maybe<Scalars['DateTime']['output']>;
  /**
   * The periods of the next 8 days in which orders are taken or, if there are none, the next period. Takes hours,
   * `takesOrders` and pauses into account.
   */
  periods: Array<OrderingPeriod>;
  /** Whether taking orders is switched on; false if staff have stopped taking orders until they resume. */
  takesOrders: Scalars['Boolean']['output'];
};

/** Changes to the taking of orders, from now on. Missing fields and null stay unchanged. */
export type OrderingInput = {
  /** Minutes added to the usual preparation time, 0 to 120. */
  busyMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** The pause, which begins now. */
  pause?: InputMaybe<OrderPause>;
  /** Whether orders are taken at all. */
  takesOrders?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A period in which orders are taken. */
export type OrderingPeriod = {
  __typename?: 'OrderingPeriod';
  /** The start of the period; now if it has already begun. */
  from: Scalars['DateTime']['output'];
  /** The end of the period; null if it is more than 8 days ahead. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

/** The tablet of the viewer's session. */
export type OwnDevice = {
  __typename?: 'OwnDevice';
  /** Everybody who may approve an act, by name. */
  approvers: Array<DevicePerson>;
  /** Whether somebody must enter a PIN before the tablet does anything. */
  demandsPerson: Scalars['Boolean']['output'];
  /** Identifier of the tablet. */
  id: Scalars['ID']['output'];
  /** Minutes without a press after which the tablet locks itself. */
  lockMinutes: Scalars['Int']['output'];
  /** Since when the tablet is locked after twenty wrong PINs, until an owner or manager unlocks it; null: it is not. */
  lockedSince?: Maybe<Scalars['DateTime']['output']>;
  /** The tablet's name. */
  name: Scalars['String']['output'];
  /** Who is at the tablet; null: nobody. */
  person?: Maybe<DevicePerson>;
  /** Until when, if nothing is pressed; null: nobody is. */
  personUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Everybody who may work at it, by name. */
  persons: Array<DevicePerson>;
  /** Where it stands. */
  place: DevicePlace;
};

/** Information for requesting the next page of a list: pass `endCursor` as `after`. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the page's last entry; null if the page is empty. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether the list has more entries after this page. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** A passkey of an account. */
export type Passkey = {
  __typename?: 'Passkey';
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Identifier: 24 hexadecimal characters. */
  id: Scalars['ID']['output'];
  /** Whether it is synced, so that other devices of the owner have it, too. */
  isBackedUp: Scalars['Boolean']['output'];
  /** When it was last used; null: not since it was added. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name that the owner has given it. */
  name: Scalars['String']['output'];
};

/** The answer of a passkey to a challenge: parts of the `AuthenticationResponseJSON` of WebAuthn, as base64url. */
export type PasskeyProofInput = {
  /** What the device says of itself. */
  authenticatorData: Scalars['String']['input'];
  /** What the browser has signed. */
  clientDataJSON: Scalars['String']['input'];
  /** Identifier that the device has chosen for the passkey. */
  id: Scalars['String']['input'];
  /** The signature of both. */
  signature: Scalars['String']['input'];
};

/** One payment order at the provider, with its outcome. */
export type Payment = {
  __typename?: 'Payment';
  /** The amount of the payment, in rupees. */
  amount: Scalars['Rupees']['output'];
  /** The booking that the payment bought; null if there is none. */
  booking?: Maybe<Booking>;
  /** When the payment was started. */
  createdAt: Scalars['DateTime']['output'];
  /**
   * What staff have decided about `left` of a cancelled order. Null if it was not cancelled or nothing is left, and for
   * orders that were cancelled long before decisions were kept.
   */
  decision?: Maybe<PaymentDecision>;
  /** Why the payment failed, in the provider's words for the customer; null unless `state` is `FAILED`. */
  failure?: Maybe<Scalars['String']['output']>;
  /** Identifier: 24 hexadecimal characters. */
  id: Scalars['ID']['output'];
  /** The amount that `refundPayment` can still refund, in rupees. */
  left: Scalars['Rupees']['output'];
  /** The order that the payment bought; null if there is none. */
  order?: Maybe<Order>;
  /** Identifier of the payment order at the provider. */
  razorpayOrderId: Scalars['ID']['output'];
  /** The receipt: the payment’s name at the provider. */
  receipt: Scalars['String']['output'];
  /** The refunded part of the money that paid, in rupees. */
  refunded: Scalars['Rupees']['output'];
  /** The refunds, oldest first. */
  refunds: Array<Refund>;
  /** The payment's state. */
  state: PaymentState;
  /** The user who paid; null for an unclaimed payment. */
  user?: Maybe<User>;
  /** The version, which increases by one with every change. */
  version: Scalars['Int']['output'];
};

/** The account that receives online payments. */
export type PaymentAccount =
  /** A Razorpay account with live keys. */
  | 'LIVE'
  /** No account: cash only. */
  | 'NONE'
  /** The built-in sandbox, with play money. */
  | 'SANDBOX'
  /** A Razorpay account with test keys. */
  | 'TEST';

/** A page of payments. */
export type PaymentConnection = {
  __typename?: 'PaymentConnection';
  /** Payments of this page. */
  nodes: Array<Payment>;
  /** Information for requesting the next page. */
  pageInfo: PageInfo;
};

/** What staff have decided about money of a cancelled order. */
export type PaymentDecision =
  /** It is not refunded. */
  | 'KEPT'
  /** Nothing yet: the customer waits. */
  | 'NEEDED';

/** How an order or booking is paid. */
export type PaymentMode =
  /** Cash on delivery; for a booking, paid at the restaurant. */
  | 'COD'
  /** Online by card or UPI, before the order or booking is made. */
  | 'ONLINE';

/** What the provider’s checkout window hands back after a payment. */
export type PaymentProofInput = {
  /** Identifier of the provider’s order. */
  razorpayOrderId: Scalars['String']['input'];
  /** Identifier of the payment that was made. */
  razorpayPaymentId: Scalars['String']['input'];
  /** The provider’s signature of both identifiers. */
  razorpaySignature: Scalars['String']['input'];
};

/** How customers can pay here. */
export type PaymentSettings = {
  __typename?: 'PaymentSettings';
  /** The available payment modes: cash, and online payment if it is enabled. */
  modes: Array<PaymentMode>;
  /** Whether online payments are play money. */
  testMode: Scalars['Boolean']['output'];
};

/** The state of a payment. */
export type PaymentState =
  /** The bank has authorized the payment; the provider has not captured it yet. */
  | 'AUTHORIZED'
  /** The provider has captured the payment. */
  | 'CAPTURED'
  /** The provider's order exists and is not paid yet. */
  | 'CREATED'
  /** The last attempt failed; another one may succeed. */
  | 'FAILED'
  /** The whole payment is refunded. */
  | 'REFUNDED'
  /** A refund is in progress. */
  | 'REFUNDING'
  /** A refund failed: it needs a person. */
  | 'REFUND_FAILED';

/** Whether an order or booking is paid. */
export type PaymentStatus =
  /**
   * A verified payment of exactly this amount is bound to the order or booking, or staff received the whole total of an order
   * in cash.
   */
  | 'PAID'
  /** The payment is still due. */
  | 'PENDING';

/** Who works at the restaurant, and who is invited. */
export type People = {
  __typename?: 'People';
  /** The invitations that can still be used, newest first: 50 at most. */
  invitations: Array<Invitation>;
  /** Everybody with a role at the restaurant, by name: 100 at most. */
  persons: Array<Person>;
  /** The roles that the viewer may give, change and end. Managers may not do so for owners and managers. */
  roles: Array<StaffRole>;
};

/** A permission of a role. The first three are for the user's own data. */
export type Permission =
  /** Answer problems that customers report about orders. */
  | 'ANSWER_MESSAGES'
  /** Say who delivers an order. */
  | 'ASSIGN_RIDERS'
  /** Make and view one's own bookings. */
  | 'BOOK_TABLES'
  /** Make any number of own upcoming bookings. */
  | 'BOOK_WITHOUT_LIMITS'
  /** Change what was ordered, its address or its time. Money goes back only with `REFUND_PAYMENTS`, or an approval. */
  | 'CHANGE_ORDERS'
  /** Promise another time for an order. */
  | 'CHANGE_PROMISED_TIMES'
  /** Delete any booking. */
  | 'DELETE_BOOKINGS'
  /** View the orders that are assigned to oneself, and deliver them. */
  | 'DELIVER_ORDERS'
  /** Change which roles must use a second factor. */
  | 'DEMAND_SECOND_FACTOR'
  /** Enter, test and remove the keys of services such as Razorpay and the mail server. */
  | 'EDIT_CONNECTIONS'
  /** Sign tablets in for places of the restaurant, change and unlock them, and sign them out. */
  | 'EDIT_DEVICES'
  /** Edit dishes and their pictures. */
  | 'EDIT_MENU'
  /** Invite people to work at the restaurant, change their roles and end them. */
  | 'EDIT_PEOPLE'
  /** Edit the restaurant's settings. */
  | 'EDIT_RESTAURANT'
  /** Enter money that was received for a cash order. */
  | 'ENTER_TAKINGS'
  /** Do what staff do with bookings. */
  | 'MANAGE_BOOKINGS'
  /** Mark orders that nobody took. */
  | 'MARK_ORDERS_NOT_TAKEN'
  /** Mark dishes and choices as sold out, or as available again. */
  | 'MARK_SOLD_OUT'
  /** Place and view one's own orders and payments. */
  | 'ORDER'
  /** Order in cash without limits, and without a code for the phone number. */
  | 'ORDER_WITHOUT_LIMITS'
  /** Stop, pause and resume taking orders, and say how busy the kitchen is. */
  | 'PAUSE_ORDERING'
  /** Refund payments. */
  | 'REFUND_PAYMENTS'
  /** Retry e-mails. */
  | 'RETRY_MAILS'
  /** Set how many portions of a dish can still be ordered. */
  | 'SET_PORTIONS'
  /** Undo money that was received for a cash order. */
  | 'UNDO_TAKINGS'
  /** Do what staff do with orders. */
  | 'UPDATE_ORDERS'
  /** Set the status of any order. */
  | 'UPDATE_ORDER_STATUS'
  /** Use one's own profile, sessions and notifications. */
  | 'USE_ACCOUNT'
  /** What every signed-in tablet may do, and nobody else: let persons come and go by their PINs, and report that it is on. */
  | 'USE_DEVICE'
  /** View the audit log: who changed what. */
  | 'VIEW_AUDIT'
  /** View all bookings. */
  | 'VIEW_BOOKINGS'
  /** View phone numbers, e-mail addresses and addresses of customers. */
  | 'VIEW_CONTACTS'
  /** View how often customers have ordered, and how often nobody took their order. */
  | 'VIEW_CUSTOMER_HISTORY'
  /** View the figures of the dashboard. */
  | 'VIEW_DASHBOARD'
  /** View the menu with its hidden categories. */
  | 'VIEW_FULL_MENU'
  /** View e-mails that the shop has sent. */
  | 'VIEW_MAILS'
  /** View the messages of customers. */
  | 'VIEW_MESSAGES'
  /** View all orders. */
  | 'VIEW_ORDERS'
  /** View all payments. */
  | 'VIEW_PAYMENTS'
  /** View this schema where it is restricted to admins. */
  | 'VIEW_SCHEMA'
  /** View what was paid for orders, and what is still to be paid. */
  | 'VIEW_TAKINGS';

/** Somebody who works at the restaurant. */
export type Person = {
  __typename?: 'Person';
  /** Whether the viewer may change the role. That of the last owner stays. */
  canChange: Scalars['Boolean']['output'];
  /** Whether the viewer may end the role: one's own, too. That of the last owner stays. */
  canEnd: Scalars['Boolean']['output'];
  /** The account's e-mail address. */
  email: Scalars['String']['output'];
  /** Identifier of the account: 24 hexadecimal characters. */
  id: Scalars['ID']['output'];
  /** Whether it is the viewer. */
  isViewer: Scalars['Boolean']['output'];
  /** When the person last used the shop, to within five minutes; null while signed in nowhere. */
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  /** The person's name. */
  name: Scalars['String']['output'];
  /** The person's role. */
  role: StaffRole;
};

/** How a code is sent to a phone. */
export type PhoneCodeChannel =
  /** A text message. */
  | 'SMS'
  /** A message by WhatsApp. */
  | 'WHATSAPP';

/** The state of a phone number that a customer confirms by a code. */
export type PhoneConfirmation = {
  __typename?: 'PhoneConfirmation';
  /** How the last code was sent; null for codes of earlier versions of the shop. */
  channel?: Maybe<PhoneCodeChannel>;
  /** When the last code that was sent expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Whether the customer has entered the code. */
  isConfirmed: Scalars['Boolean']['output'];
  /** The phone number in E.164: `+919876543210`. */
  phone: Scalars['String']['output'];
};

/** A cart, with how the food gets to the customer and how it is paid. */
export type PlaceOrderInput = {
  /** The delivery address, 1 to 500 characters; required only for deliveries. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** The firm to which the order is billed; none if it is missing or its fields are blank. */
  buyer?: InputMaybe<BuyerInput>;
  /** The place of the delivery on the map, if the customer chose one. */
  coordinates?: InputMaybe<CoordinatesInput>;
  /** The note for the rider, up to 200 characters; stored only for deliveries. */
  deliveryNote?: InputMaybe<Scalars['String']['input']>;
  /** The lines of the cart, 1 to 100. Equal lines are added up; at most 999 portions of a dish. */
  items: Array<OrderItemInput>;
  /** How the order is paid. `ONLINE` needs a verified payment of the total. */
  paymentMode: PaymentMode;
  /** The customer's phone number in any usual spelling; Indian if it has no country code. Some restaurants require it. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /**
   * The PIN code for the delivery zone, six digits; added to an address without one. Refused if the address names one of
   * another zone.
   */
  pinCode?: InputMaybe<Scalars['String']['input']>;
  /**
   * Identifier of the verified payment's order at the provider, for `ONLINE`; if missing, the viewer's own unbound payment
   * of this amount is used.
   */
  razorpayOrderId?: InputMaybe<Scalars['String']['input']>;
  /** The start of a slot, for an order for later. */
  slot?: InputMaybe<Scalars['DateTime']['input']>;
  /** The code of the table, for orders at a table. */
  table?: InputMaybe<Scalars['String']['input']>;
  /** The total that the customer was shown, in rupees. `TOTAL_MISMATCH` if it differs from the current total. */
  total?: InputMaybe<Scalars['Rupees']['input']>;
  /** How the food gets to the customer; delivery if missing. */
  way?: InputMaybe<OrderWay>;
};

/** A document for a printer of receipts. */
export type PrintDocument =
  /** A label for each bag of an order: number, name, `1/2`. */
  | 'BAG_LABEL'
  /** The bill of an order. One that has no number yet gets it when it is printed: `Order.invoice`. */
  | 'BILL'
  /** Only what changed of an order that the kitchen has begun with. */
  | 'CHANGE_TICKET'
  /** What the kitchen prepares for an order: lines with choices and notes, large. */
  | 'KITCHEN_TICKET'
  /** A page that shows whether width, cutter, ₹ and Hindi work. */
  | 'TEST_PAGE';

/** One document for one printer. */
export type PrintJob = {
  __typename?: 'PrintJob';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The document. */
  document: PrintDocument;
  /** Why it is not printed, in words; null if nothing went wrong. */
  error?: Maybe<Scalars['String']['output']>;
  /** When it expires unless it is printed. */
  expiresAt: Scalars['DateTime']['output'];
  /** Identifier: 24 hexadecimal characters. */
  id: Scalars['ID']['output'];
  /** Whether the document says DUPLICATE, as it, or part of it, may have been printed before. */
  isDuplicate: Scalars['Boolean']['output'];
  /** The order that it is about; null for a test page. */
  orderId?: Maybe<Scalars['ID']['output']>;
  /** What people call the order: `#47`; null for a test page. */
  orderName?: Maybe<Scalars['String']['output']>;
  /** When it was printed, as far as the printer can tell; null before. */
  printedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The printer whose job it is now. */
  printer: Printer;
  /** Its state. */
  state: PrintJobState;
};

/** The state of a print job. */
export type PrintJobState =
  /** It was not printed within 30 minutes, or is not needed any more. */
  | 'EXPIRED'
  /** The printer refused it. */
  | 'FAILED'
  /** The printer reported that nothing was wrong after it. */
  | 'PRINTED'
  /** It is being sent to the printer. */
  | 'PRINTING'
  /** The printer has some or all of it and did not say whether it printed: somebody must look. It is not sent again by itself. */
  | 'UNSURE'
  /** It waits for its printer. */
  | 'WAITING';

/** What a browser needs to print a job. */
export type PrintPage = {
  __typename?: 'PrintPage';
  /** The bytes for the printer, for WebUSB: ESC/POS in base64. */
  bytes: Scalars['String']['output'];
  /** The same document as a PNG image in base64, for the system's print dialog. */
  image: Scalars['String']['output'];
  /** Width of the paper in millimetres. */
  widthMm: Scalars['Int']['output'];
};

/** A printer of receipts. */
export type Printer = {
  __typename?: 'Printer';
  /** Whether it sounds its buzzer with each kitchen ticket. */
  beeps: Scalars['Boolean']['output'];
  /** When it prints bills. */
  bills: PrinterBills;
  /** Copies of each document, 1 to 3. */
  copies: Scalars['Int']['output'];
  /** Whether it cuts the paper after each document. */
  cuts: Scalars['Boolean']['output'];
  /** The documents that it prints by itself; empty: only what somebody sends to it. */
  documents: Array<PrintDocument>;
  /** What went wrong last, in words; null if nothing is wrong. */
  error?: Maybe<Scalars['String']['output']>;
  /** The printer that takes its jobs while it does not print; null: none. */
  fallbackId?: Maybe<Scalars['ID']['output']>;
  /** How it draws what its own font lacks. */
  graphics: PrinterGraphics;
  /** Its host name or IP address in the restaurant's network; null unless `way` is `NETWORK`. */
  host?: Maybe<Scalars['String']['output']>;
  /** Identifier: 24 hexadecimal characters. */
  id: Scalars['ID']['output'];
  /** Whether jobs wait although the printer may work. */
  isPaused: Scalars['Boolean']['output'];
  /** When it last answered; null if it never did. */
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  /** The printer's name. */
  name: Scalars['String']['output'];
  /** The width of its paper. */
  paper: PrinterPaper;
  /** Its port, usually 9100; null unless `way` is `NETWORK`. */
  port?: Maybe<Scalars['Int']['output']>;
  /** Its state as last seen. */
  state: PrinterState;
  /** Names of the stations whose lines its kitchen tickets have; empty: all lines. */
  stations: Array<Scalars['String']['output']>;
  /** The version: each change of its settings increments it. */
  version: Scalars['Int']['output'];
  /** Number of jobs that wait. */
  waiting: Scalars['Int']['output'];
  /** How jobs get to it. */
  way: PrinterWay;
};

/** When a printer prints bills. */
export type PrinterBills =
  /** Only if somebody sends a bill to this printer. */
  | 'NEVER'
  /** When staff print a bill without naming a printer. */
  | 'ON_REQUEST'
  /** When staff print a bill, and by itself when an order is ready: the bill gets its number then. */
  | 'WHEN_READY';

/** How a printer draws texts that its own font lacks, such as ₹ and Hindi. */
export type PrinterGraphics =
  /** As columns of dots, for printers that print raster images as garbage. */
  | 'COLUMNS'
  /** As raster images, which most printers know. */
  | 'RASTER';

/** All settings of a printer. */
export type PrinterInput = {
  /** Whether it sounds its buzzer with each kitchen ticket; no if missing. */
  beeps?: InputMaybe<Scalars['Boolean']['input']>;
  /** When it prints bills; if missing, as before, and never for a new printer. */
  bills?: InputMaybe<PrinterBills>;
  /** Copies of each document, 1 to 3; 1 if missing. */
  copies?: InputMaybe<Scalars['Int']['input']>;
  /** Whether it cuts the paper after each document; yes if missing. */
  cuts?: InputMaybe<Scalars['Boolean']['input']>;
  /** The documents that it prints by itself; if missing, kitchen tickets and change tickets. Bills have a setting of their own. */
  documents?: InputMaybe<Array<PrintDocument>>;
  /** The printer that takes its jobs while it does not print. */
  fallbackId?: InputMaybe<Scalars['ID']['input']>;
  /** How it draws what its own font lacks; raster images if missing. */
  graphics?: InputMaybe<PrinterGraphics>;
  /** Its host name or IP address, for `NETWORK`: one of a private network. */
  host?: InputMaybe<Scalars['String']['input']>;
  /** Whether jobs wait; no if missing. */
  isPaused?: InputMaybe<Scalars['Boolean']['input']>;
  /** The printer's name, 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** The width of its paper; 80 mm if missing. */
  paper?: InputMaybe<PrinterPaper>;
  /** Its port, for `NETWORK`; 9100 if missing. */
  port?: InputMaybe<Scalars['Int']['input']>;
  /** Names of the stations whose lines its kitchen tickets have; missing or empty: all lines. */
  stations?: InputMaybe<Array<Scalars['String']['input']>>;
  /** How jobs get to it. */
  way: PrinterWay;
};

/** The width of a printer's paper. */
export type PrinterPaper =
  /** 58 mm: 32 characters a line, 384 dots. */
  | 'MM58'
  /** 80 mm: 48 characters a line, 576 dots. */
  | 'MM80';

/** The state of a printer as last seen. */
export type PrinterState =
  /** Its cover is open. */
  | 'COVER_OPEN'
  /** It reports another error. */
  | 'ERROR'
  /** It is out of paper. */
  | 'OUT_OF_PAPER'
  /** It answered, and printed or could print. */
  | 'READY'
  /** It has not been used yet. */
  | 'UNKNOWN'
  /** It, or the program beside it, does not answer. */
  | 'UNREACHABLE';

/** How print jobs get to a printer. */
export type PrinterWay =
  /** A program beside the printer fetches jobs with a token: `npm run printer`. */
  | 'AGENT'
  /** A browser of staff prints, by USB or the system's print dialog. */
  | 'BROWSER'
  /** The server connects to the printer's address in the restaurant's network. */
  | 'NETWORK';

/** A printer that was added, with the token of its program. */
export type PrinterWithToken = {
  __typename?: 'PrinterWithToken';
  /** The printer. */
  printer: Printer;
  /** The token for `npm run printer`, shown once; null unless `way` is `AGENT`. */
  token?: Maybe<Scalars['String']['output']>;
};

/** A new promised time of an order. */
export type PromisedTimeInput = {
  /** Minutes until the promised time, from now on: 5 to 240. */
  minutes: Scalars['Int']['input'];
  /** The reason for the customer, 1 to 200 characters. */
  reason: Scalars['String']['input'];
};

/** The public address of the shop, for links in mails, webhooks and search engines. */
export type PublicAddressConnection = {
  __typename?: 'PublicAddressConnection';
  /** Where the address comes from. */
  state: ConnectionState;
  /** The address, without a slash at its end; null if none is known. */
  url?: Maybe<Scalars['String']['output']>;
};

/** Operations that read data. */
export type Query = {
  __typename?: 'Query';
  /** Returns the categories in their order, including hidden ones. */
  allCategories: Array<Category>;
  /** Returns everyone who has an entry in the audit log, by name. Admins only. */
  auditActors: Array<AuditActor>;
  /** Returns the audit log, newest entries first. */
  auditEntries: AuditEntryConnection;
  /** Returns the bill book, newest entries first. Accountants, managers and owners only. */
  billBook: BillBookConnection;
  /**
   * Returns the bill of an order: the viewer's own or, with `VIEW_ORDERS`, any. It is the last invoice or, once that was
   * cancelled, the cancellation; before there is an invoice, a receipt.
   */
  billDocument: BillDocument;
  /**
   * Returns what a month of the bill book sums up to, for the accountant. Of a month of up to 50,000 entries; longer ones have
   * CSV files only: `GET /api/admin/bill-book/months/{month}/invoices.csv`. Accountants, managers and owners only.
   */
  billMonth: BillMonth;
  /** Returns the rules for booking a table now. */
  bookingRules: BookingRules;
  /** Returns all bookings, in the order of `myBookings`. */
  bookings: BookingConnection;
  /**
   * Returns upcoming bookings at times at which no guests are seated since the hours were changed, soonest first. Admins
   * only.
   */
  bookingsOutsideHours: BookingConnection;
  /** Returns the categories in their order, including those without dishes; without hidden ones. */
  categories: Array<Category>;
  /** Returns the connections to services outside of the shop, without their secrets. Owners only. */
  connections: Connections;
  /** Returns the messages of customers, newest first. */
  contactMessages: ContactMessageConnection;
  /** Returns the content of the admin's start page. */
  dashboard: Dashboard;
  /**
   * The orders that the viewer delivers: those that are open, and those that were finished in the last 12 hours, by the promised
   * time.
   */
  deliveries: Array<Delivery>;
  /** Returns the number of dishes of the demo menu that are on the menu, unchanged. Admins only. */
  demoDishes: Scalars['Int']['output'];
  /** Returns the tablets that are signed in, or were signed out as copied, by name. Owners and managers only. */
  devices: Array<Device>;
  /**
   * Returns the times of the day, every half hour, at which a party of this size can be seated. The tables of
   * `exceptBooking`, a booking of the viewer that is being moved, count as free.
   */
  freeTimes: Array<Scalars['Time']['output']>;
  /** Returns the menu with the dishes of hidden categories. */
  fullMenu: Array<MenuItem>;
  /**
   * Returns what a guest's link opens: `/shop/#/guest/<token>/<orderId>`. `LINK_EXPIRED` if it is too old or the guest has
   * an account by now.
   */
  guestLink: GuestLink;
  /**
   * Returns what the link of an invitation offers, and changes nothing. `LINK_EXPIRED` if it is not complete, or was
   * replaced by a newer one.
   */
  invitation: InvitationPreview;
  /** Returns the orders that the kitchen works with. `orderFeed` sends their changes. */
  kitchen: Kitchen;
  /** Returns the first 500 orders for later that are neither delivered nor cancelled, by `kitchenAt`. */
  laterOrders: Array<Order>;
  /** Returns the e-mails of the last 90 days, newest first. Admins only. */
  mailDeliveries: MailDeliveryConnection;
  /** Returns the signed-in user; null if nobody is signed in. */
  me?: Maybe<User>;
  /**
   * Returns the menu, in its order, without the dishes of hidden categories. `search` keeps the dishes whose name, in
   * English or Hindi, contains it: literally, in any case and Unicode form, without punctuation at its ends.
   */
  menu: Array<MenuItem>;
  /**
   * Returns the viewer's own bookings: from today on, soonest first, then those of earlier days, latest first. Without
   * cancelled ones.
   */
  myBookings: BookingConnection;
  /** Returns the viewer's own orders, newest first. */
  myOrders: OrderConnection;
  /** Returns the viewer's own notifications, newest first. */
  notifications: NotificationConnection;
  /** Returns the option groups that dishes let customers choose from, in the order in which they were created. */
  optionGroups: Array<OptionGroup>;
  /** Returns one order: the viewer's own or, with `VIEW_ORDERS`, any. */
  order: Order;
  /** Returns the slots that can be ordered for, in ascending order; none if orders are for as soon as possible only. */
  orderSlots: Array<OrderSlot>;
  /** Returns all orders. */
  orders: OrderConnection;
  /** Returns the tablet of the viewer's session; null if the session is not a tablet's. */
  ownDevice?: Maybe<OwnDevice>;
  /** Returns one payment: the viewer's own or, with `VIEW_PAYMENTS`, any. */
  payment: Payment;
  /** Returns how customers can pay here. */
  paymentSettings: PaymentSettings;
  /** Returns the payments that need a person. */
  paymentsNeedingAttention: PaymentConnection;
  /** Returns the number of orders that are not started. */
  pendingOrders: Scalars['Int']['output'];
  /** Returns who works at the restaurant, and who is invited. Owners and managers only. */
  people: People;
  /**
   * Returns the latest print jobs, newest first: up to 100. With `unsettledOnly`, those that are not printed: waiting or unsure,
   * and those that failed or expired in the last hour.
   */
  printJobs: Array<PrintJob>;
  /** Returns the printers by name. The kitchen sees them, too. */
  printers: Array<Printer>;
  /** Returns what a cart would cost now, and why it cannot be ordered as it is. */
  quote: Quote;
  /** Returns what a change would make of an order, its price and what is still to be paid or goes back. Changes nothing. */
  quoteOrderChange: OrderChangeQuote;
  /** Returns the restaurant: contact details, settings, ordering hours and seating hours. */
  restaurant: Restaurant;
  /** Who may deliver orders: riders first, then the others, by name. */
  riders: Array<Rider>;
  /** Returns the viewer's own addresses, most recently saved first: 20 at most. */
  savedAddresses: Array<SavedAddress>;
  /** Returns the second factors of the viewer's own account. */
  secondFactor: SecondFactor;
  /** Returns which roles must use a second factor. Owners only. */
  secondFactorRule: SecondFactorRule;
  /** Returns the viewer's own sessions, most recently seen first: 100 at most. */
  sessions: Array<DeviceSession>;
  /** Returns the tasks to complete before the shop opens, the most important first. Admins only. */
  setupSteps: Array<SetupStep>;
  /** Returns the problems of a shop with a public address that the owner should fix, until they are fixed. Admins only. */
  setupWarnings: Array<SetupWarning>;
  /** Returns what takes online payments and what sends mails. Admins only. */
  shopSetup: ShopSetup;
  /**
   * Returns the dishes that may be meant by a text that no dish has in its name, in the order of the menu: dishes whose
   * category or description contains it; if there are none, dishes with words like the typed ones, which forgives typing
   * mistakes. Empty for a text that is in a name.
   */
  similarDishes: Array<MenuItem>;
  /** Returns all tables with their codes. */
  tableCodes: Array<TableCode>;
  /** Returns the table of a code; null if the code is invalid or the table no longer exists. */
  tableOfCode?: Maybe<RestaurantTable>;
  /** Returns what was ordered today. Read it again after `dashboardUpdated`. */
  today: DayFigures;
  /**
   * Reads the whole bill book and returns whether it holds; a book of up to 100,000 entries, one check at a time. For a longer
   * one there is `npm run ledger:verify`. Accountants, managers and owners only.
   */
  verifyBillBook: BillBookCheck;
  /** Returns whether the provider's webhooks arrive. */
  webhookHealth: WebhookHealth;
  /** Returns the owner's progress in the first-run setup. Admins only. */
  welcome: Welcome;
};


/** Operations that read data. */
export type QueryAuditEntriesArgs = {
  actorId?: InputMaybe<Scalars['ID']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  fromDay?: InputMaybe<Scalars['Date']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  subject?: InputMaybe<AuditSubject>;
  subjectId?: InputMaybe<Scalars['ID']['input']>;
  untilDay?: InputMaybe<Scalars['Date']['input']>;
};


/** Operations that read data. */
export type QueryBillBookArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  month?: InputMaybe<Scalars['String']['input']>;
};


/** Operations that read data. */
export type QueryBillDocumentArgs = {
  orderId: Scalars['ID']['input'];
};


/** Operations that read data. */
export type QueryBillMonthArgs = {
  month: Scalars['String']['input'];
};


/** Operations that read data. */
export type QueryBookingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  includeCancelled?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Operations that read data. */
export type QueryBookingsOutsideHoursArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Operations that read data. */
export type QueryContactMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  isAnswered?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Operations that read data. */
export type QueryFreeTimesArgs = {
  date: Scalars['Date']['input'];
  exceptBooking?: InputMaybe<Scalars['ID']['input']>;
  guests: Scalars['Int']['input'];
};


/** Operations that read data. */
export type QueryGuestLinkArgs = {
  orderId?: InputMaybe<Scalars['ID']['input']>;
  token: Scalars['String']['input'];
};


/** Operations that read data. */
export type QueryInvitationArgs = {
  token: Scalars['String']['input'];
};


/** Operations that read data. */
export type QueryLaterOrdersArgs = {
  filter?: InputMaybe<OrderFilter>;
};


/** Operations that read data. */
export type QueryMailDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<MailState>;
};


/** Operations that read data. */
export type QueryMenuArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Operations that read data. */
export type QueryMyBookingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Operations that read data. */
export type QueryMyOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Operations that read data. */
export type QueryNotificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Operations that read data. */
export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
};


/** Operations that read data. */
export type QueryOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OrderFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<OrderSort>;
};


/** Operations that read data. */
export type QueryPaymentArgs = {
  id: Scalars['ID']['input'];
};


/** Operations that read data. */
export type QueryPaymentsNeedingAttentionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Operations that read data. */
export type QueryPrintJobsArgs = {
  orderId?: InputMaybe<Scalars['ID']['input']>;
  unsettledOnly?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Operations that read data. */
export type QueryQuoteArgs = {
  input: QuoteInput;
};


/** Operations that read data. */
export type QueryQuoteOrderChangeArgs = {
  id: Scalars['ID']['input'];
  input: OrderChangeInput;
};


/** Operations that read data. */
export type QuerySimilarDishesArgs = {
  search: Scalars['String']['input'];
};


/** Operations that read data. */
export type QueryTableOfCodeArgs = {
  code: Scalars['String']['input'];
};


/** Operations that read data. */
export type QueryVerifyBillBookArgs = {
  head?: InputMaybe<Scalars['String']['input']>;
};

/** What a cart would cost if it were ordered now. It reserves nothing: placing the order prices it again. */
export type Quote = {
  __typename?: 'Quote';
  /** What is charged on top of the lines; delivery only when the address is known. */
  charges: Array<Charge>;
  /** The charge of kind `DELIVERY`, in rupees; 0 without one. */
  deliveryFee: Scalars['Rupees']['output'];
  /** The lowest delivery fee for this cart, in rupees; null without zones. */
  deliveryFrom?: Maybe<Scalars['Rupees']['output']>;
  /** The lines in the order of the cart, with equal lines added up, without dishes that are no longer on the menu. */
  items: Array<OrderItem>;
  /** The charge of kind `PACKING`, in rupees; 0 without one. */
  packing: Scalars['Rupees']['output'];
  /** Why the cart cannot be ordered as it is; empty if it can. */
  problems: Array<QuoteProblem>;
  /** The start of the promised time; null if orders are not taken now, and if the restaurant promises no times. */
  promisedFrom?: Maybe<Scalars['DateTime']['output']>;
  /** The end of the promised time; null if orders are not taken now, and if the restaurant promises no times. */
  promisedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** The taxes of the total; null if the restaurant is not registered for GST. */
  taxes?: Maybe<BillTaxes>;
  /** The sum of lines and charges, in rupees. */
  total: Scalars['Rupees']['output'];
  /** The delivery zone of the address; null without zones or an address. */
  zone?: Maybe<DeliveryZone>;
};

/** A cart to price. */
export type QuoteInput = {
  /** The delivery address, up to 500 characters. Without it, `coordinates` and `pinCode`, the delivery fee is unknown. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** The place of the delivery on the map, if the customer chose one. */
  coordinates?: InputMaybe<CoordinatesInput>;
  /** The lines of the cart, 1 to 100. */
  items: Array<OrderItemInput>;
  /** How the order will be paid; any payment mode that allows the total if missing. */
  paymentMode?: InputMaybe<PaymentMode>;
  /** The customer's phone number in any usual spelling; Indian if it has no country code. Some restaurants require it. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /**
   * The PIN code of the address, six digits; if missing, the one in `address`, if there is one. `ADDRESS_NEEDED` if they
   * are of different zones.
   */
  pinCode?: InputMaybe<Scalars['String']['input']>;
  /** The start of a slot, for an order for later. */
  slot?: InputMaybe<Scalars['DateTime']['input']>;
  /** The code of the table, for orders at a table. */
  table?: InputMaybe<Scalars['String']['input']>;
  /** How the food gets to the customer; delivery if missing. */
  way?: InputMaybe<OrderWay>;
};

/** One reason why a cart cannot be ordered as it is. */
export type QuoteProblem = {
  __typename?: 'QuoteProblem';
  /** The code of the problem, for programs. */
  code: QuoteProblemCode;
  /** The input field that the problem is about, of its line if it has one; null if it is not about one field. */
  field?: Maybe<Scalars['String']['output']>;
  /** The key of the message, for clients with words of their own: `quote.soldOut`. */
  key: Scalars['String']['output'];
  /** Index of the line of `items` that was sent, from 0; null if the problem is about the whole cart. */
  line?: Maybe<Scalars['Int']['output']>;
  /** The message for the customer, which says what to do. */
  message: Scalars['String']['output'];
  /** What the address lacks, for `ADDRESS_NEEDED`; null for other problems. */
  needs?: Maybe<AddressFact>;
  /** When orders are taken again; null if unknown, and for problems that are not about opening hours. */
  nextOpening?: Maybe<Scalars['DateTime']['output']>;
  /** The parameters of the message. */
  params: Array<MessageParam>;
  /** When the problem is checked. */
  stage: QuoteStage;
};

/** Why a cart cannot be ordered as it is. */
export type QuoteProblemCode =
  /** The customer has no account, and the owner no longer allows orders without one. */
  | 'ACCOUNT_NEEDED'
  /** The delivery zone is not known: the PIN code or the place on the map is missing, or PIN codes disagree. The message says what to do. */
  | 'ADDRESS_NEEDED'
  /** The dishes cost less than the delivery zone asks for; the message says how much is missing. */
  | 'BELOW_MINIMUM'
  /** Too few or too many choices of an option group are selected. */
  | 'CHOICE_COUNT'
  /** A choice of the line is not offered any more. */
  | 'CHOICE_GONE'
  /** A choice of the line is sold out at the moment. */
  | 'CHOICE_SOLD_OUT'
  /** The restaurant is closed: orders are taken at other hours. */
  | 'CLOSED'
  /** The dish of the line is no longer on the menu. */
  | 'DISH_GONE'
  /** The cart holds more portions of a dish than are left; the message says how many. */
  | 'FEW_LEFT'
  /** A dish of the line, or its category, is served at other hours. */
  | 'NOT_SERVED_NOW'
  /** Staff have stopped taking orders until they resume. */
  | 'NOT_TAKING_ORDERS'
  /** Deliveries do not go to the address, or not at this hour. */
  | 'OUTSIDE_ZONES'
  /** Staff have paused orders. */
  | 'PAUSED'
  /** The restaurant requires a phone number. */
  | 'PHONE_NEEDED'
  /** A first order in cash of this total needs a phone number that the customer has confirmed: `sendPhoneCode`. */
  | 'PHONE_UNCONFIRMED'
  /** The slot is full: too much is ordered for it. */
  | 'SLOT_FULL'
  /** Orders cannot be placed for the slot: it is past, too far ahead, or the kitchen is closed then. */
  | 'SLOT_GONE'
  /** A dish is sold out; the message says until when. */
  | 'SOLD_OUT'
  /** The code of the table is invalid, or the table no longer exists. */
  | 'TABLE_UNKNOWN'
  /** With this line, the cart contains more than 999 portions of a dish. */
  | 'TOO_MANY_OF_A_DISH'
  /** The total is more, or less, than can be paid with this payment mode. */
  | 'TOTAL_NOT_PAYABLE'
  /** The restaurant does not offer this way of getting the food at the moment. */
  | 'WAY_NOT_OFFERED';

/** What is checked before an order is placed, in this order. The problems of the first stage that has any refuse it. */
export type QuoteStage =
  /** Whether the address gets deliveries, and for which total. */
  | 'DELIVERY'
  /** The dishes and their choices. */
  | 'DISHES'
  /** Whether orders are taken at the time of the order. */
  | 'OPENING'
  /** The way of getting the food, table, account and phone number, and whether the slot has room. */
  | 'ORDER'
  /** Whether the total can be paid in the payment mode. */
  | 'PAYMENT'
  /** Whether the slot exists, and the dishes are served, at the time of the order. */
  | 'TIME';

/** The account at Razorpay for online payments, and its webhook. */
export type RazorpayConnection = {
  __typename?: 'RazorpayConnection';
  /** Whether a webhook secret is set; without one, webhooks are refused. */
  acceptsWebhooks: Scalars['Boolean']['output'];
  /** The last four characters of the key secret; null without keys. */
  keyEnding?: Maybe<Scalars['String']['output']>;
  /** The key id, which is public; null without keys. */
  keyId?: Maybe<Scalars['String']['output']>;
  /** When the last webhook with a wrong signature was received since the last change; null if there was none. */
  lastRefusedWebhookAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the last webhook with the right signature was received since the last change; null if there was none. */
  lastWebhookAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where the keys come from. */
  state: ConnectionState;
  /** The address to enter as the webhook's URL at Razorpay; null if the shop's public address is not known. */
  webhookUrl?: Maybe<Scalars['String']['output']>;
};

/** Keys of an account at Razorpay. */
export type RazorpayInput = {
  /** The key id, which begins with `rzp_live_` or `rzp_test_`. */
  keyId: Scalars['String']['input'];
  /** The key secret; without one, the stored one stays. A new key id needs one. */
  keySecret?: InputMaybe<Scalars['String']['input']>;
  /** The secret of the webhook, 8 to 200 characters; without one, the stored one stays. */
  webhookSecret?: InputMaybe<Scalars['String']['input']>;
};

/** A refund to the customer. */
export type Refund = {
  __typename?: 'Refund';
  /** The amount of the refund, in rupees. */
  amount: Scalars['Rupees']['output'];
  /** When the refund was requested. */
  createdAt: Scalars['DateTime']['output'];
  /** Why the provider refused the refund; null if it did not. */
  failure?: Maybe<Scalars['String']['output']>;
  /** Identifier: 24 hexadecimal characters. */
  id: Scalars['ID']['output'];
  /** The reason, in a sentence. */
  reason: Scalars['String']['output'];
  /** The refund's state. */
  state: RefundState;
};

/** The state of a refund. */
export type RefundState =
  /** The provider refused the refund: it needs a person. */
  | 'FAILED'
  /** The provider has sent the money. */
  | 'PROCESSED'
  /** The refund failed and was requested again. */
  | 'REPLACED'
  /** The refund is in progress: requested, or accepted by the provider. */
  | 'REQUESTED';

/** What can be refunded of the payment of an order. */
export type Refundable = {
  __typename?: 'Refundable';
  /** The amount that `refundPayment` can still refund, in rupees: more than 0. */
  left: Scalars['Rupees']['output'];
  /** Identifier of the payment: 24 hexadecimal characters. */
  paymentId: Scalars['ID']['output'];
};

/** A new account. */
export type RegisterInput = {
  /** The user's e-mail address; no other account may have it. */
  email: Scalars['String']['input'];
  /** The user's name, 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** The password, 8 to 1000 characters. */
  password: Scalars['String']['input'];
};

/** Why staff take a dish away from an order. The customer reads it as a sentence. */
export type RemovalReason =
  /** The customer asked for it. */
  | 'CUSTOMER_ASKED'
  /** The order was entered wrongly. */
  | 'MISTAKE'
  /** Another reason, in the words of staff: `removalText`. */
  | 'OTHER'
  /** The dish is sold out. */
  | 'SOLD_OUT';

/** A new password in place of a forgotten one. */
export type ResetPasswordInput = {
  /** The new password, 8 to 1000 characters. */
  password: Scalars['String']['input'];
  /** The token of the link in the mail. */
  token: Scalars['String']['input'];
};

/** The restaurant: contact details, settings, ordering hours and seating hours. */
export type Restaurant = {
  __typename?: 'Restaurant';
  /** Heading of the owner's text on the About page; null for none. */
  aboutHeading?: Maybe<Scalars['String']['output']>;
  /** The owner's text on the About page: paragraphs between blank lines, headings after `## `. Null for none. */
  aboutText?: Maybe<Scalars['String']['output']>;
  /** How the restaurant accepts orders. */
  acceptance: Acceptance;
  /** The restaurant's street and town. */
  address: Scalars['String']['output'];
  /** A sentence below bills; null for none. */
  billFooter?: Maybe<Scalars['String']['output']>;
  /** The fee of a booking that is paid online, in rupees. */
  bookingFee: Scalars['Rupees']['output'];
  /** When guests can be seated: seven days, Monday first, each with its intervals. */
  bookingHours: Array<Array<DayHours>>;
  /** The colour of buttons and similar elements, `#rrggbb`; null for the shop's default yellow. */
  brandColor?: Maybe<Scalars['String']['output']>;
  /** The total above which a first order in cash needs a phone number confirmed by a code, in rupees; null if none does. */
  codeAbove?: Maybe<Scalars['Rupees']['output']>;
  /** The restaurant's place on the map; null if not given. */
  coordinates?: Maybe<Coordinates>;
  /** Path of the picture at the top of the home page, on this server; null if pictures of dishes are shown instead. */
  cover?: Maybe<Scalars['String']['output']>;
  /** The hour until which orders belong to the day before, 0 to 8: 3 is 3 am. Orders are numbered from 1 on each day. */
  dayEndHour: Scalars['Int']['output'];
  /** The delivery zones, in the order in which they are tried. Empty: deliveries go anywhere and are free. */
  deliveryZones: Array<DeliveryZone>;
  /** The e-mail address that customers write to. */
  email: Scalars['String']['output'];
  /** The FSSAI licence number, 14 digits; null if not given. */
  fssai?: Maybe<Scalars['String']['output']>;
  /** E-mail address for complaints; null if not given. */
  grievanceEmail?: Maybe<Scalars['String']['output']>;
  /** Name of the person who answers complaints; null if not given. */
  grievanceName?: Maybe<Scalars['String']['output']>;
  /** Phone number for complaints; null if not given. */
  grievancePhone?: Maybe<Scalars['String']['output']>;
  /** The GST registration number (GSTIN), 15 characters; null if not given. */
  gstin?: Maybe<Scalars['String']['output']>;
  /** Whether customers may order without an account. */
  guestsAllowed: Scalars['Boolean']['output'];
  /** `aboutHeading` in Hindi; null for none. */
  hindiAboutHeading?: Maybe<Scalars['String']['output']>;
  /** `aboutText` in Hindi; null for none. */
  hindiAboutText?: Maybe<Scalars['String']['output']>;
  /** How invoice numbers begin: `C` in `C/26-27/000123`. */
  invoicePrefix: Scalars['String']['output'];
  /** Links to the restaurant's external pages. */
  links: Array<RestaurantLink>;
  /** Path of the logo on this server; null for the shop's default logo. */
  logo?: Maybe<Scalars['String']['output']>;
  /** Maximum total of an order in cash, in rupees; null for ₹1,00,000. */
  maxCash?: Maybe<Scalars['Rupees']['output']>;
  /**
   * The former name of `maxCash`.
   * @deprecated Use `maxCash`.
   */
  mostCash?: Maybe<Scalars['Rupees']['output']>;
  /** The restaurant's name, as shown on every page and in every mail. */
  name: Scalars['String']['output'];
  /** When orders are taken: seven days, Monday first; null if orders are taken at any hour. */
  orderHours?: Maybe<Array<Array<DayHours>>>;
  /** The ways of getting the food that customers can choose from. */
  orderWays: Array<OrderWay>;
  /** Whether orders are taken now, and when. */
  ordering: Ordering;
  /** The phone number that customers call. */
  phone: Scalars['String']['output'];
  /** The channels for phone codes. Empty: no number needs to be confirmed, whatever `codeAbove` is. */
  phoneCodeChannels: Array<PhoneCodeChannel>;
  /** Whether orders need the customer's phone number. */
  phoneRequired: Scalars['Boolean']['output'];
  /** The PIN code of the restaurant's address: six digits. */
  pinCode: Scalars['String']['output'];
  /** Minutes from the order to the food, used while there is no order history; null if no times are promised. */
  prepMinutes?: Maybe<Scalars['Int']['output']>;
  /**
   * Whether GST is added to the menu's prices now, so that customers pay more than the sum of the prices. Prices of packaged
   * products always include it.
   */
  pricesWithoutTax: Scalars['Boolean']['output'];
  /** The privacy page: paragraphs between blank lines, headings after `## `. Null for the shop's default text. */
  privacyText?: Maybe<Scalars['String']['output']>;
  /** Hours before a booking's time until which a customer who cancels gets the fee back. */
  refundHours: Scalars['Float']['output'];
  /**
   * The page on cancellations and refunds: paragraphs between blank lines, headings after `## `. Null for the shop's
   * default text.
   */
  refundText?: Maybe<Scalars['String']['output']>;
  /** Whether totals with GST on top are rounded to the rupee. */
  roundsTotal: Scalars['Boolean']['output'];
  /** The short name, where there is no room for the whole name: beside the logo, below the app’s icon. */
  shortName: Scalars['String']['output'];
  /** Rules of orders for later; null if orders are for as soon as possible only. */
  slotRules?: Maybe<SlotRules>;
  /** Dates with hours of their own, in ascending order. */
  specialDays: Array<SpecialDay>;
  /** The state of the restaurant's address; null if not given. */
  state?: Maybe<Scalars['String']['output']>;
  /** The stations of the kitchen. A dish whose category no station names belongs to every station. */
  stations: Array<Station>;
  /** Minutes for which a booking holds its tables. */
  stayMinutes: Scalars['Int']['output'];
  /** The longest interval of each day of `bookingHours`, up to midnight; null on a closed day. */
  tableHours: Array<Maybe<DayHours>>;
  /** Tables that can be booked. */
  tables: Array<RestaurantTable>;
  /** The line below the name; may be empty. */
  tagline: Scalars['String']['output'];
  /**
   * The tax classes of dishes. Dishes without one, packing and delivery have `RESTAURANT`: SAC 996331 at 5 %, unless this
   * list has a class of that id.
   */
  taxClasses: Array<TaxClass>;
  /**
   * How the restaurant stands with GST, in ascending order of days. The last position whose day has begun applies to new
   * orders; without any, the restaurant is not registered.
   */
  taxPositions: Array<TaxPosition>;
  /** The terms: paragraphs between blank lines, headings after `## `. Null for the shop's default text. */
  termsText?: Maybe<Scalars['String']['output']>;
  /** The version, which increases by one with every change; send it with `updateRestaurant`. */
  version: Scalars['Int']['output'];
  /** The WhatsApp number that customers write to; null if not given. */
  whatsapp?: Maybe<Scalars['String']['output']>;
};

/** Changes to the restaurant's settings. Missing fields stay unchanged. */
export type RestaurantInput = {
  /** Heading of the text on the About page, up to 120 characters; null or blank for none. */
  aboutHeading?: InputMaybe<Scalars['String']['input']>;
  /** The text on the About page, up to 5000 characters; null or blank for none. */
  aboutText?: InputMaybe<Scalars['String']['input']>;
  /** How the restaurant accepts orders. */
  acceptance?: InputMaybe<AcceptanceInput>;
  /** The restaurant's street and town, 1 to 300 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** A sentence below bills, of at most 200 characters; blank or null for none. */
  billFooter?: InputMaybe<Scalars['String']['input']>;
  /** The fee of a booking that is paid online, 1 to 100000 rupees. */
  bookingFee?: InputMaybe<Scalars['Rupees']['input']>;
  /**
   * When guests can be seated: seven days, Monday first, each with up to 6 intervals, each at least as long as a stay.
   * Overrides `tableHours`.
   */
  bookingHours?: InputMaybe<Array<Array<DayHoursInput>>>;
  /** The colour of buttons and similar elements, `#rrggbb`; null or blank for the shop's default yellow. */
  brandColor?: InputMaybe<Scalars['String']['input']>;
  /**
   * The total above which a first order in cash needs a phone number confirmed by a code, 0 to 100000 rupees; null if none
   * does.
   */
  codeAbove?: InputMaybe<Scalars['Rupees']['input']>;
  /** The restaurant's place on the map; null removes it. */
  coordinates?: InputMaybe<CoordinatesInput>;
  /** Path of the cover picture, as returned by `POST /api/admin/restaurant/cover`; null or blank for none. */
  cover?: InputMaybe<Scalars['String']['input']>;
  /** The hour until which orders belong to the day before, 0 to 8: 3 is 3 am. */
  dayEndHour?: InputMaybe<Scalars['Int']['input']>;
  /** All delivery zones, up to 50, in the order in which they are tried. */
  deliveryZones?: InputMaybe<Array<DeliveryZoneInput>>;
  /** The e-mail address that customers write to. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The FSSAI licence number, 14 digits; null or blank for none. */
  fssai?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address for complaints; null or blank for none. */
  grievanceEmail?: InputMaybe<Scalars['String']['input']>;
  /** Name of the person who answers complaints, up to 80 characters; null or blank for none. */
  grievanceName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number for complaints, 7 to 15 digits; null or blank for none. */
  grievancePhone?: InputMaybe<Scalars['String']['input']>;
  /**
   * The GST registration number (GSTIN): 15 characters with the right check character, of the state of the address; null
   * or blank for none.
   */
  gstin?: InputMaybe<Scalars['String']['input']>;
  /** Whether customers may order without an account. */
  guestsAllowed?: InputMaybe<Scalars['Boolean']['input']>;
  /** `aboutHeading` in Hindi, up to 120 characters; null or blank for none. */
  hindiAboutHeading?: InputMaybe<Scalars['String']['input']>;
  /** `aboutText` in Hindi, up to 5000 characters; null or blank for none. */
  hindiAboutText?: InputMaybe<Scalars['String']['input']>;
  /** How invoice numbers begin: 1 to 3 letters, digits or hyphens. Each prefix counts from 1 in each financial year. */
  invoicePrefix?: InputMaybe<Scalars['String']['input']>;
  /**
   * Links to the restaurant's external pages, up to 10. A link named Instagram, Facebook, X, YouTube or Google Maps must
   * lead to that site.
   */
  links?: InputMaybe<Array<RestaurantLinkInput>>;
  /** Path of the logo, as returned by `POST /api/admin/restaurant/logo`; null or blank for none. */
  logo?: InputMaybe<Scalars['String']['input']>;
  /** Maximum total of an order in cash, 1 to 100000 rupees; null for ₹1,00,000. */
  maxCash?: InputMaybe<Scalars['Rupees']['input']>;
  /**
   * The former name of `maxCash`, read if that is missing.
   * @deprecated Use `maxCash`.
   */
  mostCash?: InputMaybe<Scalars['Rupees']['input']>;
  /** The restaurant's name, 1 to 80 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** When orders are taken: seven days, Monday first, each with up to 6 intervals; null for any hour. */
  orderHours?: InputMaybe<Array<Array<DayHoursInput>>>;
  /** The ways of getting the food that customers can choose from; at least one. */
  orderWays?: InputMaybe<Array<OrderWay>>;
  /** The phone number that customers call: 7 to 15 digits; spaces, `+` and `-` are allowed. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Whether orders need the customer's phone number. */
  phoneRequired?: InputMaybe<Scalars['Boolean']['input']>;
  /** The PIN code of the restaurant's address: six digits. */
  pinCode?: InputMaybe<Scalars['String']['input']>;
  /** Minutes from the order to the food, 5 to 240, used while there is no order history; null if no times are promised. */
  prepMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** The privacy page, up to 20000 characters; null or blank for the shop's default text. */
  privacyText?: InputMaybe<Scalars['String']['input']>;
  /** Hours before a booking's time until which a customer who cancels gets the fee back, 0 to 1000. */
  refundHours?: InputMaybe<Scalars['Float']['input']>;
  /** The page on cancellations and refunds, up to 20000 characters; null or blank for the shop's default text. */
  refundText?: InputMaybe<Scalars['String']['input']>;
  /** Whether totals with GST on top are rounded to the rupee. */
  roundsTotal?: InputMaybe<Scalars['Boolean']['input']>;
  /** The short name, 1 to 30 characters. */
  shortName?: InputMaybe<Scalars['String']['input']>;
  /** Rules of orders for later; null if orders are for as soon as possible only. */
  slotRules?: InputMaybe<SlotRulesInput>;
  /** All dates with hours of their own, up to 60. */
  specialDays?: InputMaybe<Array<SpecialDayInput>>;
  /** The state of the restaurant's address; null or blank for none. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** All stations of the kitchen, up to 12. */
  stations?: InputMaybe<Array<StationInput>>;
  /** Minutes for which a booking holds its tables, 15 to 600. */
  stayMinutes?: InputMaybe<Scalars['Int']['input']>;
  /**
   * Seating hours for older clients, with one interval a day that closes by midnight: seven days, Monday first; null on a
   * closed day.
   */
  tableHours?: InputMaybe<Array<InputMaybe<DayHoursInput>>>;
  /** All tables. A booked table can neither be removed nor be made too small for its guests. */
  tables?: InputMaybe<Array<RestaurantTableInput>>;
  /** The line below the name, up to 160 characters. */
  tagline?: InputMaybe<Scalars['String']['input']>;
  /** All tax classes of dishes, up to 50. A class that dishes have cannot be removed. */
  taxClasses?: InputMaybe<Array<TaxClassInput>>;
  /**
   * All positions of the restaurant with GST, up to 50. Those of days before today must stay as they are. Registered
   * positions of today or later need `gstin`.
   */
  taxPositions?: InputMaybe<Array<TaxPositionInput>>;
  /** The terms, up to 20000 characters; null or blank for the shop's default text. */
  termsText?: InputMaybe<Scalars['String']['input']>;
  /** The WhatsApp number that customers write to: 7 to 15 digits; spaces, `+` and `-` are allowed; null or blank for none. */
  whatsapp?: InputMaybe<Scalars['String']['input']>;
};

/** An external page of the restaurant, such as on a social network. */
export type RestaurantLink = {
  __typename?: 'RestaurantLink';
  /** The link's name, as shown in the shop. */
  name: Scalars['String']['output'];
  /** The link's address, which begins with `https://`. */
  url: Scalars['String']['output'];
};

/** An external page of the restaurant. */
export type RestaurantLinkInput = {
  /** The link's name, 1 to 40 characters. */
  name: Scalars['String']['input'];
  /** The link's address, which begins with `https://`. */
  url: Scalars['String']['input'];
};

/** A table at which guests can be seated. */
export type RestaurantTable = {
  __typename?: 'RestaurantTable';
  /** Identifier: 24 hexadecimal characters. */
  id: Scalars['ID']['output'];
  /** The table's name in the restaurant. */
  name: Scalars['String']['output'];
  /** Number of seats, 1 to 50. */
  seats: Scalars['Int']['output'];
};

/** A table at which guests can be seated. */
export type RestaurantTableInput = {
  /** Identifier of an existing table; missing for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The table's name, 1 to 40 characters; no other table may have it. */
  name: Scalars['String']['input'];
  /** Number of seats, 1 to 50. */
  seats: Scalars['Int']['input'];
};

/** Somebody who may deliver orders. */
export type Rider = {
  __typename?: 'Rider';
  /** Identifier of the account: 24 hexadecimal characters. */
  id: Scalars['ID']['output'];
  /** Name of the person. */
  name: Scalars['String']['output'];
};

/** A user's role, which decides what the user may do. */
export type Role =
  /** Owns or manages the shop. */
  | 'admin'
  /** Orders, books tables and sends messages. Everyone who registers becomes a customer. */
  | 'customer';

/** An address that a customer has saved for the next order. */
export type SavedAddress = {
  __typename?: 'SavedAddress';
  /** The place on the map; null if the customer has not set it. */
  coordinates?: Maybe<Coordinates>;
  /** Flat or house, and floor. */
  flat: Scalars['String']['output'];
  /** Identifier: 24 hexadecimal characters. */
  id: Scalars['ID']['output'];
  /** The customer's label for the address. */
  label: AddressLabel;
  /** A landmark nearby; null if there is none. */
  landmark?: Maybe<Scalars['String']['output']>;
  /** The customer's own name for the address; null unless `label` is `OTHER`. */
  name?: Maybe<Scalars['String']['output']>;
  /** The PIN code of the address: six digits. */
  pinCode: Scalars['String']['output'];
  /** When the address was added or changed. */
  savedAt: Scalars['DateTime']['output'];
  /** Street and area. */
  street: Scalars['String']['output'];
};

/** All values of an address to save. */
export type SavedAddressInput = {
  /** The place on the map. */
  coordinates?: InputMaybe<CoordinatesInput>;
  /** Flat or house, and floor. 80 characters at most. */
  flat: Scalars['String']['input'];
  /** The customer's label for the address. */
  label: AddressLabel;
  /** A landmark nearby; 100 characters at most. */
  landmark?: InputMaybe<Scalars['String']['input']>;
  /** The customer's own name for the address, for `OTHER`; 40 characters at most. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The PIN code of the address: six digits, with or without a space. */
  pinCode: Scalars['String']['input'];
  /** Street and area. 200 characters at most. */
  street: Scalars['String']['input'];
};

/** The second factors of an account. */
export type SecondFactor = {
  __typename?: 'SecondFactor';
  /** When the authenticator app was added; null: there is none. */
  authenticatorSince?: Maybe<Scalars['DateTime']['output']>;
  /** Identifier of the account. */
  id: Scalars['ID']['output'];
  /** Whether the owner demands a second factor of the account's role: without one, it may only set one up. */
  isDemanded: Scalars['Boolean']['output'];
  /** What a login may use, the preferred one first; empty if it needs no second factor. */
  methods: Array<SecondFactorMethod>;
  /** The passkeys, oldest first: 10 at most. */
  passkeys: Array<Passkey>;
  /** Number of unused recovery codes. */
  recoveryCodesLeft: Scalars['Int']['output'];
  /** Since when logins need a second factor; null: they do not. */
  since?: Maybe<Scalars['DateTime']['output']>;
};

/** The second step of a login: the ticket and one proof. */
export type SecondFactorLoginInput = {
  /** The `deviceToken` of an earlier login on this device. */
  deviceToken?: InputMaybe<Scalars['String']['input']>;
  /** The six digits that the authenticator app shows. They work once. */
  digits?: InputMaybe<Scalars['String']['input']>;
  /** The answer of a passkey to the last challenge of `requestPasskeyForLogin`. It works once. */
  passkey?: InputMaybe<PasskeyProofInput>;
  /** A recovery code, in upper or lower case, with or without hyphens. */
  recoveryCode?: InputMaybe<Scalars['String']['input']>;
  /** `extensions.ticket` of the error `SECOND_FACTOR_REQUIRED`. */
  ticket: Scalars['String']['input'];
};

/** A second factor of an account. */
export type SecondFactorMethod =
  /** Six digits of an authenticator app, new every 30 seconds. */
  | 'AUTHENTICATOR'
  /** A passkey: the fingerprint, face or screen lock of a device, or a security key. */
  | 'PASSKEY'
  /** One of ten codes. Each works once. */
  | 'RECOVERY_CODE';

/** A proof of a second factor: one of the fields. */
export type SecondFactorProofInput = {
  /** The six digits that the authenticator app shows. They work once. */
  digits?: InputMaybe<Scalars['String']['input']>;
  /** The answer of a passkey to the last challenge of `requestPasskey`. It works once. */
  passkey?: InputMaybe<PasskeyProofInput>;
  /** A recovery code, in upper or lower case, with or without hyphens. */
  recoveryCode?: InputMaybe<Scalars['String']['input']>;
};

/** Which roles must use a second factor, as the owner demands. */
export type SecondFactorRule = {
  __typename?: 'SecondFactorRule';
  /** The roles at the restaurant that must use one. */
  roles: Array<StaffRole>;
  /** Version of the rule, which grows with each change. */
  version: Scalars['Int']['output'];
};

/** A login: the session's token and its user. */
export type Session = {
  __typename?: 'Session';
  /**
   * A token to send with the next login on this device, which then has its own login limit instead of its network's. Opens
   * no session.
   */
  deviceToken: Scalars['String']['output'];
  /** The session's JWT (HS256), valid for 7 days, of a tablet for 10 years: `Authorization: Bearer <token>`. */
  token: Scalars['String']['output'];
  /** The user who has logged in. */
  user: User;
};

/** A task to complete before the shop opens. */
export type SetupStep =
  /** The address is the demo restaurant's. */
  | 'ADDRESS'
  /** Dishes of the demo menu are on the menu. */
  | 'DEMO_DISHES'
  /** The FSSAI licence is missing. */
  | 'FSSAI'
  /** Orders are taken at any hour, and the owner has not confirmed it. */
  | 'HOURS'
  /** The shop has no public address with HTTPS. */
  | 'HTTPS'
  /** No mail server is set up. */
  | 'MAIL'
  /** Online payments are play money, or there are none and the owner has not confirmed it. */
  | 'PAYMENTS'
  /** The phone number is the demo restaurant's. */
  | 'PHONE'
  /** Customers get their food as in a new shop, and the owner of a shop that is being set up has not confirmed it. */
  | 'WAYS';

/** A problem that the owner of a shop with a public address should fix. */
export type SetupWarning =
  /** The server was not started with `NODE_ENV=production`. */
  | 'NOT_PRODUCTION'
  /** Online payments are play money. */
  | 'PLAY_MONEY';

/** What takes online payments and what sends mails. */
export type ShopSetup = {
  __typename?: 'ShopSetup';
  /** The mail server; null if mails are only stored. */
  mailServer?: Maybe<MailServer>;
  /** The account for online payments. */
  payments: PaymentAccount;
};

/** Rules of orders for later. */
export type SlotRules = {
  __typename?: 'SlotRules';
  /** Number of days ahead for which customers can order, 1 to 7. */
  daysAhead: Scalars['Int']['output'];
  /** Maximum number of dishes per slot; null if unlimited. */
  dishesPerSlot?: Maybe<Scalars['Int']['output']>;
  /** Minutes that the kitchen needs before a slot. */
  leadMinutes: Scalars['Int']['output'];
  /** Maximum number of orders per slot; null if unlimited. */
  ordersPerSlot?: Maybe<Scalars['Int']['output']>;
};

/** Rules of orders for later. */
export type SlotRulesInput = {
  /** Number of days ahead for which customers can order, 1 to 7. */
  daysAhead: Scalars['Int']['input'];
  /** Maximum number of dishes per slot, 1 to 1000; null if unlimited. */
  dishesPerSlot?: InputMaybe<Scalars['Int']['input']>;
  /** Minutes that the kitchen needs before a slot, 1 to 720. */
  leadMinutes: Scalars['Int']['input'];
  /** Maximum number of orders per slot, 1 to 1000; null if unlimited. */
  ordersPerSlot?: InputMaybe<Scalars['Int']['input']>;
};

/** The account at MSG91 that sends codes by SMS. */
export type SmsConnection = {
  __typename?: 'SmsConnection';
  /** The last four characters of the auth key; null without an account. */
  keyEnding?: Maybe<Scalars['String']['output']>;
  /** Where the values come from. */
  state: ConnectionState;
  /** The id of the template for codes; null without an account. */
  templateId?: Maybe<Scalars['String']['output']>;
};

/** An account at MSG91. */
export type SmsInput = {
  /** The auth key; without one, the stored one stays. */
  authKey?: InputMaybe<Scalars['String']['input']>;
  /** The id of the template, which has one variable, `otp`. */
  templateId: Scalars['String']['input'];
};

/** How much of a dish was ordered. */
export type SoldDish = {
  __typename?: 'SoldDish';
  /** The dish's name when it was ordered. */
  name: Scalars['String']['output'];
  /** The number of portions. */
  quantity: Scalars['Int']['output'];
};

/** The sold-out mark of a dish or choice. */
export type SoldOut = {
  __typename?: 'SoldOut';
  /** When it can be ordered again, if the restaurant is open then; null if it is sold out until further notice. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

/** How long a dish or choice is sold out, from now on. */
export type SoldOutPeriod =
  /** Not sold out: it can be ordered again. */
  | 'NONE'
  /**
   * Sold out until the end of the present opening or, while closed, of the next one; until midnight if orders are taken at
   * any hour.
   */
  | 'UNTIL_CLOSING'
  /** Sold out until staff make it available again. */
  | 'UNTIL_FURTHER_NOTICE'
  /** Sold out until midnight or, if the present opening lasts longer, until its end. */
  | 'UNTIL_TOMORROW';

/** A date with hours of its own. */
export type SpecialDay = {
  __typename?: 'SpecialDay';
  /** When guests can be seated. Null: the weekday's hours; empty: closed. */
  bookingHours?: Maybe<Array<DayHours>>;
  /** The date. */
  date: Scalars['Date']['output'];
  /** When orders are taken. Null: the weekday's hours; empty: closed. */
  orderHours?: Maybe<Array<DayHours>>;
  /** The reason for the special hours, shown to customers; may be empty. */
  reason: Scalars['String']['output'];
};

/** A date with hours of its own. */
export type SpecialDayInput = {
  /**
   * When guests can be seated, up to 6 intervals, each at least as long as a stay. Null or missing: the weekday's hours;
   * empty: closed.
   */
  bookingHours?: InputMaybe<Array<DayHoursInput>>;
  /** The date; each date may occur only once. */
  date: Scalars['Date']['input'];
  /** When orders are taken, up to 6 intervals. Null or missing: the weekday's hours; empty: closed. */
  orderHours?: InputMaybe<Array<DayHoursInput>>;
  /** The reason for the special hours, shown to customers: up to 120 characters. */
  reason: Scalars['String']['input'];
};

/** A role at the restaurant. Owners and managers have the role `admin`, the others `customer`. */
export type StaffRole =
  /** Views orders without contacts, payments, figures and the audit log, and changes nothing. */
  | 'ACCOUNTANT'
  /** Takes orders, money and bookings, and answers customers. */
  | 'COUNTER'
  /** Prepares orders and says what is sold out: sees orders without contacts, money received and past orders. */
  | 'KITCHEN'
  /** May do everything but change keys of services outside of the shop. */
  | 'MANAGER'
  /** May do everything. */
  | 'OWNER'
  /** Delivers: sees the orders that are assigned to them, without e-mail, totals and payments, and none of the others. */
  | 'RIDER';

/** A place of the kitchen with a board of its own, such as the tandoor. */
export type Station = {
  __typename?: 'Station';
  /** Names of the menu's categories that are cooked there. */
  categories: Array<Scalars['String']['output']>;
  /** Name of the station. */
  name: Scalars['String']['output'];
};

/** A place of the kitchen with a board of its own. */
export type StationInput = {
  /** Names of the menu's categories that are cooked there: 1 to 200. */
  categories: Array<Scalars['String']['input']>;
  /** Name of the station, up to 40 characters; no two stations have the same. */
  name: Scalars['String']['input'];
};

/** Operations that send live data, over `graphql-transport-ws`. */
export type Subscription = {
  __typename?: 'Subscription';
  /** Sends the id of any booking that was made, changed or cancelled: read `bookings` again. */
  bookingsChanged: Scalars['ID']['output'];
  /** Sends the present summary first, then every change. */
  dashboardUpdated: DashboardSummary;
  /** Sends the id of an order that the viewer delivers or no longer delivers, when it changes: read `deliveries` again. */
  deliveriesChanged: Scalars['ID']['output'];
  /** Sends the day whose free times may have changed: read `freeTimes` again. */
  freeTimesChanged: Scalars['Date']['output'];
  /** Sends every change of the menu, including hidden categories. */
  fullMenuChanged: MenuChange;
  /** Sends every change of the menu, as visitors see it: hidden categories and their dishes count as deleted. */
  menuChanged: MenuChange;
  /** Sends the id of a booking of the viewer that was made, changed or cancelled: read `myBookings` again. */
  myBookingsChanged: Scalars['ID']['output'];
  /** Sends every change of any of the viewer's own orders. */
  myOrdersUpdated: Order;
  /** Sends the viewer's new notifications. */
  notificationReceived: Notification;
  /** Sends every order that is placed or changes. */
  orderFeed: OrderFeedEvent;
  /** Sends one order of the viewer (with `VIEW_ORDERS`, any): its present state first, then every change. */
  orderUpdated: Order;
  /** Sends one payment of the viewer (with `VIEW_PAYMENTS`, any): its present state first, then every change. */
  paymentUpdated: Payment;
  /** Sends the remaining portions of all counted dishes: as they are now, then after every change. */
  portionsChanged: Array<DishPortions>;
  /** Sends the id of a printer whose jobs, settings or state have changed: read `printers` and `printJobs` again. */
  printingChanged: Scalars['ID']['output'];
  /** Sends the restaurant as it is now, then after every change. */
  restaurantChanged: Restaurant;
};


/** Operations that send live data, over `graphql-transport-ws`. */
export type SubscriptionFreeTimesChangedArgs = {
  date: Scalars['Date']['input'];
};


/** Operations that send live data, over `graphql-transport-ws`. */
export type SubscriptionOrderUpdatedArgs = {
  id: Scalars['ID']['input'];
};


/** Operations that send live data, over `graphql-transport-ws`. */
export type SubscriptionPaymentUpdatedArgs = {
  id: Scalars['ID']['input'];
};

/** A table with the code that customers scan. */
export type TableCode = {
  __typename?: 'TableCode';
  /** The code that orders at this table send as `table`. */
  code: Scalars['String']['output'];
  /** The table. */
  table: RestaurantTable;
  /** The address in the table's QR code. */
  url: Scalars['String']['output'];
};

/** A job that a browser prints now. */
export type TakenPrintJob = {
  __typename?: 'TakenPrintJob';
  /** The job. */
  job: PrintJob;
  /** What to print. */
  page: PrintPage;
};

/** Money that staff received for an order in cash. It counts until it is undone. */
export type Taking = {
  __typename?: 'Taking';
  /** What was received, without the change, in rupees. */
  amount: Scalars['Rupees']['output'];
  /** When it was received. */
  at: Scalars['DateTime']['output'];
  /** Name of the person who entered it or delivered the order; null if it is not known, and for customers. */
  by?: Maybe<Scalars['String']['output']>;
  /** What the customer got back of the cash, in rupees. */
  change: Scalars['Rupees']['output'];
  /** Identifier: 24 hexadecimal characters. */
  id: Scalars['ID']['output'];
  /**
   * Whether nobody entered it: what was due counts as received in cash when an order is delivered. `enterTaking` replaces it, and
   * it is undone if the order was not delivered after all, or nobody took it.
   */
  isAssumed: Scalars['Boolean']['output'];
  /** How staff received it. */
  method: TakingMethod;
  /** Where staff received it. */
  place: TakingPlace;
  /** When it was undone, because it was a mistake or the money went back; null if it counts. */
  undoneAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the person who undid it; null unless it is undone, and for customers. */
  undoneBy?: Maybe<Scalars['String']['output']>;
};

/** Money that staff received. */
export type TakingInput = {
  /**
   * What the customer gave, in rupees: at least 0.01. By card or UPI at most what is due; more cash goes back as change, of at
   * most 2,000 rupees.
   */
  amount: Scalars['Rupees']['input'];
  /** How staff received it. */
  method: TakingMethod;
  /** Where staff received it. By default at the door for a delivery, and at the counter for other orders. */
  place?: InputMaybe<TakingPlace>;
};

/** How staff received money. */
export type TakingMethod =
  /** Card, at the restaurant's own machine. */
  | 'CARD'
  /** Cash. */
  | 'CASH'
  /** UPI, outside the shop. */
  | 'UPI';

/** Where staff received money. */
export type TakingPlace =
  /** At the restaurant. */
  | 'COUNTER'
  /** At the customer's door. */
  | 'DOOR';

/** Dishes that are taxed alike, such as aerated drinks. */
export type TaxClass = {
  __typename?: 'TaxClass';
  /** The HSN code of goods or the SAC code of services: 4, 6 or 8 digits. */
  hsn: Scalars['String']['output'];
  /** The short name with which dishes refer to the class. */
  id: Scalars['ID']['output'];
  /** The name of the class. */
  name: Scalars['String']['output'];
  /** The rates, in ascending order of days. The last one whose day has begun applies to new orders. */
  rates: Array<TaxRate>;
};

/** Dishes that are taxed alike, such as aerated drinks. */
export type TaxClassInput = {
  /** The HSN code of goods or the SAC code of services: 4, 6 or 8 digits. */
  hsn: Scalars['String']['input'];
  /**
   * The short name with which dishes refer to the class: 1 to 24 letters, digits, `-` and `_`, stored in capitals.
   * `RESTAURANT` is the class of dishes without one, of packing and of delivery.
   */
  id: Scalars['ID']['input'];
  /** The name of the class, 1 to 60 characters; no two classes have the same. */
  name: Scalars['String']['input'];
  /** The rates, 1 to 50. Orders that were placed keep theirs. */
  rates: Array<TaxRateInput>;
};

/** How a restaurant stands with GST. */
export type TaxMode =
  /** Registered under the composition scheme: the restaurant pays tax, and its bills show none. */
  | 'COMPOSITION'
  /** Registered: bills show CGST and SGST. */
  | 'REGULAR'
  /** Not registered: bills show no tax. */
  | 'UNREGISTERED';

/** How the restaurant stands with GST from a day on. */
export type TaxPosition = {
  __typename?: 'TaxPosition';
  /** The first day, at the restaurant. */
  from: Scalars['Date']['output'];
  /** How the restaurant stands with GST. */
  mode: TaxMode;
  /** Whether the menu's prices include GST; matters only for `REGULAR`. */
  pricesInclude: Scalars['Boolean']['output'];
};

/** How the restaurant stands with GST from a day on. */
export type TaxPositionInput = {
  /** The first day, at the restaurant; each day may occur only once. A new or changed position begins today or later. */
  from: Scalars['Date']['input'];
  /** How the restaurant stands with GST. */
  mode: TaxMode;
  /** Whether the menu's prices include GST; matters only for `REGULAR`. */
  pricesInclude: Scalars['Boolean']['input'];
};

/** A rate of GST from a day on. */
export type TaxRate = {
  __typename?: 'TaxRate';
  /** The first day, at the restaurant. */
  from: Scalars['Date']['output'];
  /** Percent of CGST and SGST together. */
  percent: Scalars['Float']['output'];
};

/** A rate of GST from a day on. */
export type TaxRateInput = {
  /** The first day, at the restaurant; each day may occur only once. */
  from: Scalars['Date']['input'];
  /** Percent of CGST and SGST together: 0 to 40, with at most two decimals. */
  percent: Scalars['Float']['input'];
};

/** What one HSN code and rate has of the taxes of an order or a quote. */
export type TaxRow = {
  __typename?: 'TaxRow';
  /** The CGST, in rupees. */
  cgst: Scalars['Rupees']['output'];
  /** The HSN code of goods or the SAC code of services. */
  hsn: Scalars['String']['output'];
  /** Percent of CGST and SGST together. */
  rate: Scalars['Float']['output'];
  /** The SGST, in rupees; always as much as `cgst`. */
  sgst: Scalars['Rupees']['output'];
  /** The value without tax, in rupees. */
  taxable: Scalars['Rupees']['output'];
};

/** The result of undoing a change of an e-mail address or password. */
export type UndoneChange = {
  __typename?: 'UndoneChange';
  /** The restored e-mail address. */
  email: Scalars['String']['output'];
  /** A token for `resetPassword`, valid for 30 minutes: the previous password is no longer valid. */
  resetToken: Scalars['String']['output'];
};

/** Changes to a booking. Missing fields and null stay unchanged. */
export type UpdateBookingInput = {
  /** The date of the booking: today at the earliest, 60 days ahead at the latest. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** Number of guests, 1 to 20. */
  guests?: InputMaybe<Scalars['Int']['input']>;
  /** A special request; empty removes the old one. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** The time at which the booking begins, within opening hours. */
  time?: InputMaybe<Scalars['Time']['input']>;
};

/** New values of a tablet; missing ones stay. */
export type UpdateDeviceInput = {
  /** Whether somebody must enter a PIN before the tablet does anything. */
  demandsPerson?: InputMaybe<Scalars['Boolean']['input']>;
  /** Minutes without a press after which the tablet locks itself, 1 to 60. */
  lockMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** The tablet's name, 1 to 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** Changes to the viewer's profile. Missing fields and null stay unchanged. */
export type UpdateProfileInput = {
  /** The current password, required for a new e-mail address or password. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** The user's e-mail address; no other account may have it. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The user's name, 1 to 120 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /**
   * The new password, 8 to 1000 characters; empty for no change. Ends every other session of this user. An admin’s
   * password must not be easily guessed.
   */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** A customer or admin. A guest is a customer without an account. */
export type User = {
  __typename?: 'User';
  /** The user's e-mail address, compared case-insensitively. Empty for a guest. */
  email: Scalars['String']['output'];
  /** Identifier: 24 hexadecimal characters. */
  id: Scalars['ID']['output'];
  /** Whether a link that was mailed to the e-mail address has been opened. Few mails are sent to an unconfirmed address. */
  isEmailConfirmed: Scalars['Boolean']['output'];
  /** Whether the user is a guest, who orders without an account. */
  isGuest: Scalars['Boolean']['output'];
  /**
   * Whether the owner demands a second factor that the account lacks. Until it has one, it has the permission `USE_ACCOUNT`
   * alone.
   */
  lacksSecondFactor: Scalars['Boolean']['output'];
  /** The user's name. */
  name: Scalars['String']['output'];
  /** The permissions of the role. */
  permissions: Array<Permission>;
  /** A guest's phone number in E.164. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Path of the profile picture on this server; null for the default avatar. */
  profilePicture?: Maybe<Scalars['String']['output']>;
  /** The user's current role, as in the database. */
  role: Role;
  /** The user's role at the restaurant; null for customers. */
  staffRole?: Maybe<StaffRole>;
};

/** Whether the provider's webhooks arrive. */
export type WebhookHealth = {
  __typename?: 'WebhookHealth';
  /** Whether customers have paid within the last day without any webhook: then check the provider's dashboard. */
  isSilent: Scalars['Boolean']['output'];
  /** When the last webhook was received; null if none was ever received. */
  lastReceivedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The owner's progress in the first-run setup of the shop. */
export type Welcome = {
  __typename?: 'Welcome';
  /** The saved steps, in their order. */
  done: Array<WelcomeStep>;
  /** Whether the first-run setup is still offered. */
  isDue: Scalars['Boolean']['output'];
};

/** A step of the first-run setup. */
export type WelcomeStep =
  /** The first dishes. */
  | 'MENU'
  /** How customers pay. */
  | 'PAYMENTS'
  /** How customers get their food, and who may order. */
  | 'WAYS'
  /** When orders are taken and guests are seated. */
  | 'WHEN'
  /** The address and the place on the map. */
  | 'WHERE_TO'
  /** Name, phone number, e-mail address, FSSAI licence number, logo and colour. */
  | 'WHO';

/** The account at WhatsApp's Cloud API that sends codes. */
export type WhatsAppConnection = {
  __typename?: 'WhatsAppConnection';
  /** The last four characters of the access token; null without an account. */
  keyEnding?: Maybe<Scalars['String']['output']>;
  /** The language code of the template; null without an account. */
  language?: Maybe<Scalars['String']['output']>;
  /** The id of the sending phone number at Meta; null without an account. */
  phoneNumberId?: Maybe<Scalars['String']['output']>;
  /** Where the values come from. */
  state: ConnectionState;
  /** The name of the authentication template; null without an account. */
  template?: Maybe<Scalars['String']['output']>;
};

/** An account at WhatsApp's Cloud API. */
export type WhatsAppInput = {
  /** The language code of the template, such as `en` or `hi`. */
  language: Scalars['String']['input'];
  /** The id of the sending phone number at Meta, 5 to 20 digits. */
  phoneNumberId: Scalars['String']['input'];
  /** The name of the authentication template with a button that copies the code. */
  template: Scalars['String']['input'];
  /** A system user's access token; without one, the stored one stays. */
  token?: InputMaybe<Scalars['String']['input']>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptInvitationInput: AcceptInvitationInput;
  Acceptance: ResolverTypeWrapper<Acceptance>;
  AcceptanceInput: AcceptanceInput;
  AddressFact: AddressFact;
  AddressLabel: AddressLabel;
  Allergen: Allergen;
  Approval: ResolverTypeWrapper<Approval>;
  ApprovalAct: ApprovalAct;
  ApprovalInput: ApprovalInput;
  AuditAct: AuditAct;
  AuditActor: ResolverTypeWrapper<AuditActor>;
  AuditChange: ResolverTypeWrapper<AuditChange>;
  AuditEntry: ResolverTypeWrapper<AuditEntry>;
  AuditEntryConnection: ResolverTypeWrapper<AuditEntryConnection>;
  AuditSubject: AuditSubject;
  AuthenticatorKey: ResolverTypeWrapper<AuthenticatorKey>;
  BillBookCheck: ResolverTypeWrapper<BillBookCheck>;
  BillBookConnection: ResolverTypeWrapper<BillBookConnection>;
  BillBookEntry: ResolverTypeWrapper<BillBookEntry>;
  BillBookFault: ResolverTypeWrapper<BillBookFault>;
  BillBookKind: BillBookKind;
  BillBookProblem: BillBookProblem;
  BillBookState: ResolverTypeWrapper<BillBookState>;
  BillDocument: ResolverTypeWrapper<BillDocument>;
  BillDocumentKind: BillDocumentKind;
  BillDocumentLine: ResolverTypeWrapper<BillDocumentLine>;
  BillDocumentTax: ResolverTypeWrapper<BillDocumentTax>;
  BillFact: ResolverTypeWrapper<BillFact>;
  BillHeadings: ResolverTypeWrapper<BillHeadings>;
  BillHsnSum: ResolverTypeWrapper<BillHsnSum>;
  BillMonth: ResolverTypeWrapper<BillMonth>;
  BillMonthSum: ResolverTypeWrapper<BillMonthSum>;
  BillNilSum: ResolverTypeWrapper<BillNilSum>;
  BillNumberRange: ResolverTypeWrapper<BillNumberRange>;
  BillParty: ResolverTypeWrapper<BillParty>;
  BillPlaceSum: ResolverTypeWrapper<BillPlaceSum>;
  BillRateSum: ResolverTypeWrapper<BillRateSum>;
  BillSum: ResolverTypeWrapper<BillSum>;
  BillTaxes: ResolverTypeWrapper<BillTaxes>;
  BookTableInput: BookTableInput;
  Booking: ResolverTypeWrapper<Booking>;
  BookingConnection: ResolverTypeWrapper<BookingConnection>;
  BookingDay: ResolverTypeWrapper<BookingDay>;
  BookingRules: ResolverTypeWrapper<BookingRules>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Buyer: ResolverTypeWrapper<Buyer>;
  BuyerInput: BuyerInput;
  CacheControlScope: CacheControlScope;
  CancelReason: CancelReason;
  Category: ResolverTypeWrapper<Category>;
  CategoryInput: CategoryInput;
  ChangedLine: ResolverTypeWrapper<ChangedLine>;
  ChangedLineInput: ChangedLineInput;
  Charge: ResolverTypeWrapper<Charge>;
  Checkout: ResolverTypeWrapper<Checkout>;
  ChoiceOverride: ResolverTypeWrapper<ChoiceOverride>;
  ChoiceOverrideInput: ChoiceOverrideInput;
  ChosenOption: ResolverTypeWrapper<ChosenOption>;
  ConnectionKind: ConnectionKind;
  ConnectionSource: ConnectionSource;
  ConnectionState: ResolverTypeWrapper<ConnectionState>;
  Connections: ResolverTypeWrapper<Connections>;
  ContactInput: ContactInput;
  ContactMessage: ResolverTypeWrapper<ContactMessage>;
  ContactMessageConnection: ResolverTypeWrapper<ContactMessageConnection>;
  Coordinates: ResolverTypeWrapper<Coordinates>;
  CoordinatesInput: CoordinatesInput;
  Customer: ResolverTypeWrapper<Customer>;
  Dashboard: ResolverTypeWrapper<Dashboard>;
  DashboardSummary: ResolverTypeWrapper<DashboardSummary>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DayFigures: ResolverTypeWrapper<DayFigures>;
  DayHours: ResolverTypeWrapper<DayHours>;
  DayHoursInput: DayHoursInput;
  DaySeatings: ResolverTypeWrapper<DaySeatings>;
  Delivery: ResolverTypeWrapper<Delivery>;
  DeliveryFeeStep: ResolverTypeWrapper<DeliveryFeeStep>;
  DeliveryFeeStepInput: DeliveryFeeStepInput;
  DeliveryZone: ResolverTypeWrapper<DeliveryZone>;
  DeliveryZoneInput: DeliveryZoneInput;
  DeliveryZoneKind: DeliveryZoneKind;
  Device: ResolverTypeWrapper<Device>;
  DeviceInput: DeviceInput;
  DevicePerson: ResolverTypeWrapper<DevicePerson>;
  DevicePlace: DevicePlace;
  DeviceSession: ResolverTypeWrapper<DeviceSession>;
  DishMark: DishMark;
  DishOptions: ResolverTypeWrapper<DishOptions>;
  DishOptionsInput: DishOptionsInput;
  DishPortions: ResolverTypeWrapper<DishPortions>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  GuestInput: GuestInput;
  GuestLink: ResolverTypeWrapper<GuestLink>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Invitation: ResolverTypeWrapper<Invitation>;
  InvitationInput: InvitationInput;
  InvitationPreview: ResolverTypeWrapper<InvitationPreview>;
  Invoice: ResolverTypeWrapper<Invoice>;
  KeepOrdersInput: KeepOrdersInput;
  Kitchen: ResolverTypeWrapper<Kitchen>;
  KitchenStage: KitchenStage;
  LoginInput: LoginInput;
  MailConnection: ResolverTypeWrapper<MailConnection>;
  MailDelivery: ResolverTypeWrapper<MailDelivery>;
  MailDeliveryConnection: ResolverTypeWrapper<MailDeliveryConnection>;
  MailServer: ResolverTypeWrapper<MailServer>;
  MailServerInput: MailServerInput;
  MailState: MailState;
  MenuChange: ResolverTypeWrapper<MenuChange>;
  MenuChangeKind: MenuChangeKind;
  MenuItem: ResolverTypeWrapper<MenuItem>;
  MenuItemInput: MenuItemInput;
  MessageParam: ResolverTypeWrapper<MessageParam>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NewInvitation: ResolverTypeWrapper<NewInvitation>;
  NewPasskeyInput: NewPasskeyInput;
  NewRecoveryCodes: ResolverTypeWrapper<NewRecoveryCodes>;
  Notification: ResolverTypeWrapper<Notification>;
  NotificationConnection: ResolverTypeWrapper<NotificationConnection>;
  OptionChoice: ResolverTypeWrapper<OptionChoice>;
  OptionChoiceInput: OptionChoiceInput;
  OptionGroup: ResolverTypeWrapper<OptionGroup>;
  OptionGroupInput: OptionGroupInput;
  Order: ResolverTypeWrapper<Order>;
  OrderChange: ResolverTypeWrapper<OrderChange>;
  OrderChangeInput: OrderChangeInput;
  OrderChangeKind: OrderChangeKind;
  OrderChangeQuote: ResolverTypeWrapper<OrderChangeQuote>;
  OrderConnection: ResolverTypeWrapper<OrderConnection>;
  OrderFeedEvent: ResolverTypeWrapper<OrderFeedEvent>;
  OrderFeedKind: OrderFeedKind;
  OrderFilter: OrderFilter;
  OrderItem: ResolverTypeWrapper<OrderItem>;
  OrderItemInput: OrderItemInput;
  OrderPause: OrderPause;
  OrderProblem: ResolverTypeWrapper<OrderProblem>;
  OrderProblemInput: OrderProblemInput;
  OrderProblemReason: OrderProblemReason;
  OrderSlot: ResolverTypeWrapper<OrderSlot>;
  OrderSort: OrderSort;
  OrderState: ResolverTypeWrapper<OrderState>;
  OrderStatus: OrderStatus;
  OrderStatusChange: ResolverTypeWrapper<OrderStatusChange>;
  OrderWay: OrderWay;
  Ordering: ResolverTypeWrapper<Ordering>;
  OrderingInput: OrderingInput;
  OrderingPeriod: ResolverTypeWrapper<OrderingPeriod>;
  OwnDevice: ResolverTypeWrapper<OwnDevice>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Passkey: ResolverTypeWrapper<Passkey>;
  PasskeyCreationOptions: ResolverTypeWrapper<Scalars['PasskeyCreationOptions']['output']>;
  PasskeyProofInput: PasskeyProofInput;
  PasskeyRequestOptions: ResolverTypeWrapper<Scalars['PasskeyRequestOptions']['output']>;
  Payment: ResolverTypeWrapper<Payment>;
  PaymentAccount: PaymentAccount;
  PaymentConnection: ResolverTypeWrapper<PaymentConnection>;
  PaymentDecision: PaymentDecision;
  PaymentMode: PaymentMode;
  PaymentProofInput: PaymentProofInput;
  PaymentSettings: ResolverTypeWrapper<PaymentSettings>;
  PaymentState: PaymentState;
  PaymentStatus: PaymentStatus;
  People: ResolverTypeWrapper<People>;
  Permission: Permission;
  Person: ResolverTypeWrapper<Person>;
  PhoneCodeChannel: PhoneCodeChannel;
  PhoneConfirmation: ResolverTypeWrapper<PhoneConfirmation>;
  PlaceOrderInput: PlaceOrderInput;
  PrintDocument: PrintDocument;
  PrintJob: ResolverTypeWrapper<PrintJob>;
  PrintJobState: PrintJobState;
  PrintPage: ResolverTypeWrapper<PrintPage>;
  Printer: ResolverTypeWrapper<Printer>;
  PrinterBills: PrinterBills;
  PrinterGraphics: PrinterGraphics;
  PrinterInput: PrinterInput;
  PrinterPaper: PrinterPaper;
  PrinterState: PrinterState;
  PrinterWay: PrinterWay;
  PrinterWithToken: ResolverTypeWrapper<PrinterWithToken>;
  PromisedTimeInput: PromisedTimeInput;
  PublicAddressConnection: ResolverTypeWrapper<PublicAddressConnection>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Quote: ResolverTypeWrapper<Quote>;
  QuoteInput: QuoteInput;
  QuoteProblem: ResolverTypeWrapper<QuoteProblem>;
  QuoteProblemCode: QuoteProblemCode;
  QuoteStage: QuoteStage;
  RazorpayConnection: ResolverTypeWrapper<RazorpayConnection>;
  RazorpayInput: RazorpayInput;
  Refund: ResolverTypeWrapper<Refund>;
  RefundState: RefundState;
  Refundable: ResolverTypeWrapper<Refundable>;
  RegisterInput: RegisterInput;
  RemovalReason: RemovalReason;
  ResetPasswordInput: ResetPasswordInput;
  Restaurant: ResolverTypeWrapper<Restaurant>;
  RestaurantInput: RestaurantInput;
  RestaurantLink: ResolverTypeWrapper<RestaurantLink>;
  RestaurantLinkInput: RestaurantLinkInput;
  RestaurantTable: ResolverTypeWrapper<RestaurantTable>;
  RestaurantTableInput: RestaurantTableInput;
  Rider: ResolverTypeWrapper<Rider>;
  Role: Role;
  Rupees: ResolverTypeWrapper<Scalars['Rupees']['output']>;
  SavedAddress: ResolverTypeWrapper<SavedAddress>;
  SavedAddressInput: SavedAddressInput;
  SecondFactor: ResolverTypeWrapper<SecondFactor>;
  SecondFactorLoginInput: SecondFactorLoginInput;
  SecondFactorMethod: SecondFactorMethod;
  SecondFactorProofInput: SecondFactorProofInput;
  SecondFactorRule: ResolverTypeWrapper<SecondFactorRule>;
  Session: ResolverTypeWrapper<Session>;
  SetupStep: SetupStep;
  SetupWarning: SetupWarning;
  ShopSetup: ResolverTypeWrapper<ShopSetup>;
  SlotRules: ResolverTypeWrapper<SlotRules>;
  SlotRulesInput: SlotRulesInput;
  SmsConnection: ResolverTypeWrapper<SmsConnection>;
  SmsInput: SmsInput;
  SoldDish: ResolverTypeWrapper<SoldDish>;
  SoldOut: ResolverTypeWrapper<SoldOut>;
  SoldOutPeriod: SoldOutPeriod;
  SpecialDay: ResolverTypeWrapper<SpecialDay>;
  SpecialDayInput: SpecialDayInput;
  StaffRole: StaffRole;
  Station: ResolverTypeWrapper<Station>;
  StationInput: StationInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  TableCode: ResolverTypeWrapper<TableCode>;
  TakenPrintJob: ResolverTypeWrapper<TakenPrintJob>;
  Taking: ResolverTypeWrapper<Taking>;
  TakingInput: TakingInput;
  TakingMethod: TakingMethod;
  TakingPlace: TakingPlace;
  TaxClass: ResolverTypeWrapper<TaxClass>;
  TaxClassInput: TaxClassInput;
  TaxMode: TaxMode;
  TaxPosition: ResolverTypeWrapper<TaxPosition>;
  TaxPositionInput: TaxPositionInput;
  TaxRate: ResolverTypeWrapper<TaxRate>;
  TaxRateInput: TaxRateInput;
  TaxRow: ResolverTypeWrapper<TaxRow>;
  Time: ResolverTypeWrapper<Scalars['Time']['output']>;
  UndoneChange: ResolverTypeWrapper<UndoneChange>;
  UpdateBookingInput: UpdateBookingInput;
  UpdateDeviceInput: UpdateDeviceInput;
  UpdateProfileInput: UpdateProfileInput;
  User: ResolverTypeWrapper<User>;
  WebhookHealth: ResolverTypeWrapper<WebhookHealth>;
  Welcome: ResolverTypeWrapper<Welcome>;
  WelcomeStep: WelcomeStep;
  WhatsAppConnection: ResolverTypeWrapper<WhatsAppConnection>;
  WhatsAppInput: WhatsAppInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptInvitationInput: AcceptInvitationInput;
  Acceptance: Acceptance;
  AcceptanceInput: AcceptanceInput;
  Approval: Approval;
  ApprovalInput: ApprovalInput;
  AuditActor: AuditActor;
  AuditChange: AuditChange;
  AuditEntry: AuditEntry;
  AuditEntryConnection: AuditEntryConnection;
  AuthenticatorKey: AuthenticatorKey;
  BillBookCheck: BillBookCheck;
  BillBookConnection: BillBookConnection;
  BillBookEntry: BillBookEntry;
  BillBookFault: BillBookFault;
  BillBookState: BillBookState;
  BillDocument: BillDocument;
  BillDocumentLine: BillDocumentLine;
  BillDocumentTax: BillDocumentTax;
  BillFact: BillFact;
  BillHeadings: BillHeadings;
  BillHsnSum: BillHsnSum;
  BillMonth: BillMonth;
  BillMonthSum: BillMonthSum;
  BillNilSum: BillNilSum;
  BillNumberRange: BillNumberRange;
  BillParty: BillParty;
  BillPlaceSum: BillPlaceSum;
  BillRateSum: BillRateSum;
  BillSum: BillSum;
  BillTaxes: BillTaxes;
  BookTableInput: BookTableInput;
  Booking: Booking;
  BookingConnection: BookingConnection;
  BookingDay: BookingDay;
  BookingRules: BookingRules;
  Boolean: Scalars['Boolean']['output'];
  Buyer: Buyer;
  BuyerInput: BuyerInput;
  Category: Category;
  CategoryInput: CategoryInput;
  ChangedLine: ChangedLine;
  ChangedLineInput: ChangedLineInput;
  Charge: Charge;
  Checkout: Checkout;
  ChoiceOverride: ChoiceOverride;
  ChoiceOverrideInput: ChoiceOverrideInput;
  ChosenOption: ChosenOption;
  ConnectionState: ConnectionState;
  Connections: Connections;
  ContactInput: ContactInput;
  ContactMessage: ContactMessage;
  ContactMessageConnection: ContactMessageConnection;
  Coordinates: Coordinates;
  CoordinatesInput: CoordinatesInput;
  Customer: Customer;
  Dashboard: Dashboard;
  DashboardSummary: DashboardSummary;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DayFigures: DayFigures;
  DayHours: DayHours;
  DayHoursInput: DayHoursInput;
  DaySeatings: DaySeatings;
  Delivery: Delivery;
  DeliveryFeeStep: DeliveryFeeStep;
  DeliveryFeeStepInput: DeliveryFeeStepInput;
  DeliveryZone: DeliveryZone;
  DeliveryZoneInput: DeliveryZoneInput;
  Device: Device;
  DeviceInput: DeviceInput;
  DevicePerson: DevicePerson;
  DeviceSession: DeviceSession;
  DishOptions: DishOptions;
  DishOptionsInput: DishOptionsInput;
  DishPortions: DishPortions;
  Float: Scalars['Float']['output'];
  GuestInput: GuestInput;
  GuestLink: GuestLink;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  Invitation: Invitation;
  InvitationInput: InvitationInput;
  InvitationPreview: InvitationPreview;
  Invoice: Invoice;
  KeepOrdersInput: KeepOrdersInput;
  Kitchen: Kitchen;
  LoginInput: LoginInput;
  MailConnection: MailConnection;
  MailDelivery: MailDelivery;
  MailDeliveryConnection: MailDeliveryConnection;
  MailServer: MailServer;
  MailServerInput: MailServerInput;
  MenuChange: MenuChange;
  MenuItem: MenuItem;
  MenuItemInput: MenuItemInput;
  MessageParam: MessageParam;
  Mutation: Record<PropertyKey, never>;
  NewInvitation: NewInvitation;
  NewPasskeyInput: NewPasskeyInput;
  NewRecoveryCodes: NewRecoveryCodes;
  Notification: Notification;
  NotificationConnection: NotificationConnection;
  OptionChoice: OptionChoice;
  OptionChoiceInput: OptionChoiceInput;
  OptionGroup: OptionGroup;
  OptionGroupInput: OptionGroupInput;
  Order: Order;
  OrderChange: OrderChange;
  OrderChangeInput: OrderChangeInput;
  OrderChangeQuote: OrderChangeQuote;
  OrderConnection: OrderConnection;
  OrderFeedEvent: OrderFeedEvent;
  OrderFilter: OrderFilter;
  OrderItem: OrderItem;
  OrderItemInput: OrderItemInput;
  OrderProblem: OrderProblem;
  OrderProblemInput: OrderProblemInput;
  OrderSlot: OrderSlot;
  OrderState: OrderState;
  OrderStatusChange: OrderStatusChange;
  Ordering: Ordering;
  OrderingInput: OrderingInput;
  OrderingPeriod: OrderingPeriod;
  OwnDevice: OwnDevice;
  PageInfo: PageInfo;
  Passkey: Passkey;
  PasskeyCreationOptions: Scalars['PasskeyCreationOptions']['output'];
  PasskeyProofInput: PasskeyProofInput;
  PasskeyRequestOptions: Scalars['PasskeyRequestOptions']['output'];
  Payment: Payment;
  PaymentConnection: PaymentConnection;
  PaymentProofInput: PaymentProofInput;
  PaymentSettings: PaymentSettings;
  People: People;
  Person: Person;
  PhoneConfirmation: PhoneConfirmation;
  PlaceOrderInput: PlaceOrderInput;
  PrintJob: PrintJob;
  PrintPage: PrintPage;
  Printer: Printer;
  PrinterInput: PrinterInput;
  PrinterWithToken: PrinterWithToken;
  PromisedTimeInput: PromisedTimeInput;
  PublicAddressConnection: PublicAddressConnection;
  Query: Record<PropertyKey, never>;
  Quote: Quote;
  QuoteInput: QuoteInput;
  QuoteProblem: QuoteProblem;
  RazorpayConnection: RazorpayConnection;
  RazorpayInput: RazorpayInput;
  Refund: Refund;
  Refundable: Refundable;
  RegisterInput: RegisterInput;
  ResetPasswordInput: ResetPasswordInput;
  Restaurant: Restaurant;
  RestaurantInput: RestaurantInput;
  RestaurantLink: RestaurantLink;
  RestaurantLinkInput: RestaurantLinkInput;
  RestaurantTable: RestaurantTable;
  RestaurantTableInput: RestaurantTableInput;
  Rider: Rider;
  Rupees: Scalars['Rupees']['output'];
  SavedAddress: SavedAddress;
  SavedAddressInput: SavedAddressInput;
  SecondFactor: SecondFactor;
  SecondFactorLoginInput: SecondFactorLoginInput;
  SecondFactorProofInput: SecondFactorProofInput;
  SecondFactorRule: SecondFactorRule;
  Session: Session;
  ShopSetup: ShopSetup;
  SlotRules: SlotRules;
  SlotRulesInput: SlotRulesInput;
  SmsConnection: SmsConnection;
  SmsInput: SmsInput;
  SoldDish: SoldDish;
  SoldOut: SoldOut;
  SpecialDay: SpecialDay;
  SpecialDayInput: SpecialDayInput;
  Station: Station;
  StationInput: StationInput;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  TableCode: TableCode;
  TakenPrintJob: TakenPrintJob;
  Taking: Taking;
  TakingInput: TakingInput;
  TaxClass: TaxClass;
  TaxClassInput: TaxClassInput;
  TaxPosition: TaxPosition;
  TaxPositionInput: TaxPositionInput;
  TaxRate: TaxRate;
  TaxRateInput: TaxRateInput;
  TaxRow: TaxRow;
  Time: Scalars['Time']['output'];
  UndoneChange: UndoneChange;
  UpdateBookingInput: UpdateBookingInput;
  UpdateDeviceInput: UpdateDeviceInput;
  UpdateProfileInput: UpdateProfileInput;
  User: User;
  WebhookHealth: WebhookHealth;
  Welcome: Welcome;
  WhatsAppConnection: WhatsAppConnection;
  WhatsAppInput: WhatsAppInput;
};

export type AccessDirectiveArgs = {
  orApproved?: Scalars['Boolean']['input'];
  orOwner?: Scalars['Boolean']['input'];
  permission: Permission;
};

export type AccessDirectiveResolver<Result, Parent, ContextType = any, Args = AccessDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CacheControlDirectiveArgs = {
  inheritMaxAge?: Maybe<Scalars['Boolean']['input']>;
  maxAge?: Maybe<Scalars['Int']['input']>;
  scope?: Maybe<CacheControlScope>;
};

export type CacheControlDirectiveResolver<Result, Parent, ContextType = any, Args = CacheControlDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CostDirectiveArgs = {
  weight: Scalars['String']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = any, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ListSizeDirectiveArgs = {
  assumedSize: Scalars['Int']['input'];
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = any, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PublicDirectiveArgs = { };

export type PublicDirectiveResolver<Result, Parent, ContextType = any, Args = PublicDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AcceptanceResolvers<ContextType = any, ParentType extends ResolversParentTypes['Acceptance'] = ResolversParentTypes['Acceptance']> = {
  customerAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isAutomatic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  louderAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ownersAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ApprovalResolvers<ContextType = any, ParentType extends ResolversParentTypes['Approval'] = ResolversParentTypes['Approval']> = {
  approvedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AuditActorResolvers<ContextType = any, ParentType extends ResolversParentTypes['AuditActor'] = ResolversParentTypes['AuditActor']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['AuditChange'] = ResolversParentTypes['AuditChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = any, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  act?: Resolver<ResolversTypes['AuditAct'], ParentType, ContextType>;
  actorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  actorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  approvedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['AuditChange']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  device?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  requestId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['AuditSubject'], ParentType, ContextType>;
  subjectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subjectName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditEntryConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['AuditEntryConnection'] = ResolversParentTypes['AuditEntryConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AuthenticatorKeyResolvers<ContextType = any, ParentType extends ResolversParentTypes['AuthenticatorKey'] = ResolversParentTypes['AuthenticatorKey']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BillBookCheckResolvers<ContextType = any, ParentType extends ResolversParentTypes['BillBookCheck'] = ResolversParentTypes['BillBookCheck']> = {
  entries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstWrong?: Resolver<Maybe<ResolversTypes['BillBookFault']>, ParentType, ContextType>;
  isWhole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BillBookConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['BillBookConnection'] = ResolversParentTypes['BillBookConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['BillBookEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BillBookState'], ParentType, ContextType>;
};

export type BillBookEntryResolvers<ContextType = any, ParentType extends ResolversParentTypes['BillBookEntry'] = ResolversParentTypes['BillBookEntry']> = {
  amount?: Resolver<Maybe<ResolversTypes['Rupees']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BillBookKind'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BillBookFaultResolvers<ContextType = any, ParentType extends ResolversParentTypes['BillBookFault'] = ResolversParentTypes['BillBookFault']> = {
  problem?: Resolver<ResolversTypes['BillBookProblem'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BillBookStateResolvers<ContextType = any, ParentType extends ResolversParentTypes['BillBookState'] = ResolversParentTypes['BillBookState']> = {
  entries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  head?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  headAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type BillDocumentResolvers<ContextType = any, ParentType extends ResolversParentTypes['BillDocument'] = ResolversParentTypes['BillDocument']> = {
  buyer?: Resolver<Maybe<ResolversTypes['BillParty']>, ParentType, ContextType>;
  buyerHeading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  closing?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  facts?: Resolver<Array<ResolversTypes['BillFact']>, ParentType, ContextType>;
  fssaiLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fssaiText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  headings?: Resolver<ResolversTypes['BillHeadings'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BillDocumentKind'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['BillDocumentLine']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remarks?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['BillParty'], ParentType, ContextType>;
  sums?: Resolver<Array<ResolversTypes['BillSum']>, ParentType, ContextType>;
  taxes?: Resolver<Array<ResolversTypes['BillDocumentTax']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['BillSum'], ParentType, ContextType>;
  totalInWords?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BillDocumentLineResolvers<ContextType = any, ParentType extends ResolversParentTypes['BillDocumentLine'] = ResolversParentTypes['BillDocumentLine']> = {
  amount?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  choices?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  hsn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxable?: Resolver<Maybe<ResolversTypes['Rupees']>, ParentType, ContextType>;
  unitPrice?: Resolver<Maybe<ResolversTypes['Rupees']>, ParentType, ContextType>;
};

export type BillDocumentTaxResolvers<ContextType = any, ParentType extends ResolversParentTypes['BillDocumentTax'] = ResolversParentTypes['BillDocumentTax']> = {
  cgst?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  halfRate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hsn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sgst?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  taxable?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
};

export type BillFactResolvers<ContextType = any, ParentType extends ResolversParentTypes['BillFact'] = ResolversParentTypes['BillFact']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BillHeadingsResolvers<ContextType = any, ParentType extends ResolversParentTypes['BillHeadings'] = ResolversParentTypes['BillHeadings']> = {
  amount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cgst?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hsn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sgst?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxable?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BillHsnSumResolvers<ContextType = any, ParentType extends ResolversParentTypes['BillHsnSum'] = ResolversParentTypes['BillHsnSum']> = {
  cgst?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hsn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isRegistered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sgst?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  taxable?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  uqc?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BillMonthResolvers<ContextType = any, ParentType extends ResolversParentTypes['BillMonth'] = ResolversParentTypes['BillMonth']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  b2b?: Resolver<ResolversTypes['BillMonthSum'], ParentType, ContextType>;
  b2bNotes?: Resolver<ResolversTypes['BillMonthSum'], ParentType, ContextType>;
  b2c?: Resolver<Array<ResolversTypes['BillPlaceSum']>, ParentType, ContextType>;
  cancellations?: Resolver<ResolversTypes['BillMonthSum'], ParentType, ContextType>;
  creditNotes?: Resolver<ResolversTypes['BillMonthSum'], ParentType, ContextType>;
  documents?: Resolver<Array<ResolversTypes['BillNumberRange']>, ParentType, ContextType>;
  hsn?: Resolver<Array<ResolversTypes['BillHsnSum']>, ParentType, ContextType>;
  invoices?: Resolver<ResolversTypes['BillMonthSum'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nil?: Resolver<Array<ResolversTypes['BillNilSum']>, ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['BillRateSum']>, ParentType, ContextType>;
  vouchers?: Resolver<ResolversTypes['BillMonthSum'], ParentType, ContextType>;
};

export type BillMonthSumResolvers<ContextType = any, ParentType extends ResolversParentTypes['BillMonthSum'] = ResolversParentTypes['BillMonthSum']> = {
  cgst?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sgst?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  taxable?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  untaxed?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
};

export type BillNilSumResolvers<ContextType = any, ParentType extends ResolversParentTypes['BillNilSum'] = ResolversParentTypes['BillNilSum']> = {
  isRegistered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  taxable?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
};

export type BillNumberRangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['BillNumberRange'] = ResolversParentTypes['BillNumberRange']> = {
  cancelled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BillBookKind'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BillPartyResolvers<ContextType = any, ParentType extends ResolversParentTypes['BillParty'] = ResolversParentTypes['BillParty']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  facts?: Resolver<Array<ResolversTypes['BillFact']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BillPlaceSumResolvers<ContextType = any, ParentType extends ResolversParentTypes['BillPlaceSum'] = ResolversParentTypes['BillPlaceSum']> = {
  cgst?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  placeOfSupply?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sgst?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  taxable?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
};

export type BillRateSumResolvers<ContextType = any, ParentType extends ResolversParentTypes['BillRateSum'] = ResolversParentTypes['BillRateSum']> = {
  cgst?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sgst?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  taxable?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
};

export type BillSumResolvers<ContextType = any, ParentType extends ResolversParentTypes['BillSum'] = ResolversParentTypes['BillSum']> = {
  amount?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BillTaxesResolvers<ContextType = any, ParentType extends ResolversParentTypes['BillTaxes'] = ResolversParentTypes['BillTaxes']> = {
  included?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['TaxMode'], ParentType, ContextType>;
  pricesInclude?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['TaxRow']>, ParentType, ContextType>;
};

export type BookingResolvers<ContextType = any, ParentType extends ResolversParentTypes['Booking'] = ResolversParentTypes['Booking']> = {
  cancelledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  confirmation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  feeRefundableUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  guests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  paymentMode?: Resolver<ResolversTypes['PaymentMode'], ParentType, ContextType>;
  paymentStatus?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  tables?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
};

export type BookingConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['BookingConnection'] = ResolversParentTypes['BookingConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Booking']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type BookingDayResolvers<ContextType = any, ParentType extends ResolversParentTypes['BookingDay'] = ResolversParentTypes['BookingDay']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seatings?: Resolver<Array<ResolversTypes['DaySeatings']>, ParentType, ContextType>;
};

export type BookingRulesResolvers<ContextType = any, ParentType extends ResolversParentTypes['BookingRules'] = ResolversParentTypes['BookingRules']> = {
  days?: Resolver<Array<ResolversTypes['BookingDay']>, ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  firstDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  firstSeating?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  lastDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  lastSeating?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  maxGuests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mostGuests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seatings?: Resolver<Array<Maybe<ResolversTypes['DaySeatings']>>, ParentType, ContextType>;
  stayMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BuyerResolvers<ContextType = any, ParentType extends ResolversParentTypes['Buyer'] = ResolversParentTypes['Buyer']> = {
  gstin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  hindiName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  servedFrom?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  servedUntil?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChangedLineResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChangedLine'] = ResolversParentTypes['ChangedLine']> = {
  after?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  choices?: Resolver<Array<ResolversTypes['ChosenOption']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChargeResolvers<ContextType = any, ParentType extends ResolversParentTypes['Charge'] = ResolversParentTypes['Charge']> = {
  amount?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CheckoutResolvers<ContextType = any, ParentType extends ResolversParentTypes['Checkout'] = ResolversParentTypes['Checkout']> = {
  amountInPaise?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType>;
  scriptUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChoiceOverrideResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChoiceOverride'] = ResolversParentTypes['ChoiceOverride']> = {
  choiceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isOffered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Rupees']>, ParentType, ContextType>;
};

export type ChosenOptionResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChosenOption'] = ResolversParentTypes['ChosenOption']> = {
  choiceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConnectionStateResolvers<ContextType = any, ParentType extends ResolversParentTypes['ConnectionState'] = ResolversParentTypes['ConnectionState']> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['ConnectionSource'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConnectionsResolvers<ContextType = any, ParentType extends ResolversParentTypes['Connections'] = ResolversParentTypes['Connections']> = {
  address?: Resolver<ResolversTypes['PublicAddressConnection'], ParentType, ContextType>;
  mail?: Resolver<ResolversTypes['MailConnection'], ParentType, ContextType>;
  razorpay?: Resolver<ResolversTypes['RazorpayConnection'], ParentType, ContextType>;
  sms?: Resolver<ResolversTypes['SmsConnection'], ParentType, ContextType>;
  whatsApp?: Resolver<ResolversTypes['WhatsAppConnection'], ParentType, ContextType>;
};

export type ContactMessageResolvers<ContextType = any, ParentType extends ResolversParentTypes['ContactMessage'] = ResolversParentTypes['ContactMessage']> = {
  acknowledgement?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  canReply?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['OrderProblem']>, ParentType, ContextType>;
  reply?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContactMessageConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['ContactMessageConnection'] = ResolversParentTypes['ContactMessageConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['ContactMessage']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type CoordinatesResolvers<ContextType = any, ParentType extends ResolversParentTypes['Coordinates'] = ResolversParentTypes['Coordinates']> = {
  lat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lng?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = any, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notTakenCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  orderCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DashboardResolvers<ContextType = any, ParentType extends ResolversParentTypes['Dashboard'] = ResolversParentTypes['Dashboard']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['DashboardSummary'], ParentType, ContextType>;
};

export type DashboardSummaryResolvers<ContextType = any, ParentType extends ResolversParentTypes['DashboardSummary'] = ResolversParentTypes['DashboardSummary']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveredOrders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pendingOrders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalMenuItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalOrders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalUsers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DayFiguresResolvers<ContextType = any, ParentType extends ResolversParentTypes['DayFigures'] = ResolversParentTypes['DayFigures']> = {
  averageMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  bestDishes?: Resolver<Array<ResolversTypes['SoldDish']>, ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sales?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
};

export type DayHoursResolvers<ContextType = any, ParentType extends ResolversParentTypes['DayHours'] = ResolversParentTypes['DayHours']> = {
  closesAt?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  opensAt?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
};

export type DaySeatingsResolvers<ContextType = any, ParentType extends ResolversParentTypes['DaySeatings'] = ResolversParentTypes['DaySeatings']> = {
  first?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
};

export type DeliveryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Delivery'] = ResolversParentTypes['Delivery']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  coordinates?: Resolver<Maybe<ResolversTypes['Coordinates']>, ParentType, ContextType>;
  customerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  due?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isToBringBack?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  promisedFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  promisedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  slotAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  statusSince?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeliveryFeeStepResolvers<ContextType = any, ParentType extends ResolversParentTypes['DeliveryFeeStep'] = ResolversParentTypes['DeliveryFeeStep']> = {
  fee?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
};

export type DeliveryZoneResolvers<ContextType = any, ParentType extends ResolversParentTypes['DeliveryZone'] = ResolversParentTypes['DeliveryZone']> = {
  center?: Resolver<Maybe<ResolversTypes['Coordinates']>, ParentType, ContextType>;
  extraMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  feeSteps?: Resolver<Array<ResolversTypes['DeliveryFeeStep']>, ParentType, ContextType>;
  freeFrom?: Resolver<Maybe<ResolversTypes['Rupees']>, ParentType, ContextType>;
  hours?: Resolver<Maybe<ResolversTypes['DayHours']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DeliveryZoneKind'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pinCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['Coordinates']>, ParentType, ContextType>;
  radiusMeters?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DeviceResolvers<ContextType = any, ParentType extends ResolversParentTypes['Device'] = ResolversParentTypes['Device']> = {
  appVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  batteryPercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  copiedSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  demandsPerson?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCharging?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lastSeenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lockMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lockedSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  persons?: Resolver<Array<ResolversTypes['DevicePerson']>, ParentType, ContextType>;
  place?: Resolver<ResolversTypes['DevicePlace'], ParentType, ContextType>;
  registeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  registeredBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DevicePersonResolvers<ContextType = any, ParentType extends ResolversParentTypes['DevicePerson'] = ResolversParentTypes['DevicePerson']> = {
  hasPin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lockedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['StaffRole'], ParentType, ContextType>;
};

export type DeviceSessionResolvers<ContextType = any, ParentType extends ResolversParentTypes['DeviceSession'] = ResolversParentTypes['DeviceSession']> = {
  browser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  system?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DishOptionsResolvers<ContextType = any, ParentType extends ResolversParentTypes['DishOptions'] = ResolversParentTypes['DishOptions']> = {
  groupId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  overrides?: Resolver<Array<ResolversTypes['ChoiceOverride']>, ParentType, ContextType>;
};

export type DishPortionsResolvers<ContextType = any, ParentType extends ResolversParentTypes['DishPortions'] = ResolversParentTypes['DishPortions']> = {
  dishId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GuestLinkResolvers<ContextType = any, ParentType extends ResolversParentTypes['GuestLink'] = ResolversParentTypes['GuestLink']> = {
  canSignIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['OrderState']>, ParentType, ContextType>;
};

export type InvitationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Invitation'] = ResolversParentTypes['Invitation']> = {
  canChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['StaffRole'], ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InvitationPreviewResolvers<ContextType = any, ParentType extends ResolversParentTypes['InvitationPreview'] = ResolversParentTypes['InvitationPreview']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  invitedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['StaffRole'], ParentType, ContextType>;
};

export type InvoiceResolvers<ContextType = any, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  isCancelled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KitchenResolvers<ContextType = any, ParentType extends ResolversParentTypes['Kitchen'] = ResolversParentTypes['Kitchen']> = {
  finished?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
};

export type MailConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['MailConnection'] = ResolversParentTypes['MailConnection']> = {
  fromAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fromName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  host?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  port?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ConnectionState'], ParentType, ContextType>;
  userName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MailDeliveryResolvers<ContextType = any, ParentType extends ResolversParentTypes['MailDelivery'] = ResolversParentTypes['MailDelivery']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nextTryAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  recipient?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MailState'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MailDeliveryConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['MailDeliveryConnection'] = ResolversParentTypes['MailDeliveryConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['MailDelivery']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type MailServerResolvers<ContextType = any, ParentType extends ResolversParentTypes['MailServer'] = ResolversParentTypes['MailServer']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MenuChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['MenuChange'] = ResolversParentTypes['MenuChange']> = {
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['OptionGroup']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['MenuItem']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MenuChangeKind'], ParentType, ContextType>;
};

export type MenuItemResolvers<ContextType = any, ParentType extends ResolversParentTypes['MenuItem'] = ResolversParentTypes['MenuItem']> = {
  allergens?: Resolver<Array<ResolversTypes['Allergen']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hindiDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hindiName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isBestseller?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isJain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPackaged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVegetarian?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  mark?: Resolver<Maybe<ResolversTypes['DishMark']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['DishOptions']>, ParentType, ContextType>;
  packing?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  portionsLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  servedFrom?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  servedUntil?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  serves?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  soldOut?: Resolver<Maybe<ResolversTypes['SoldOut']>, ParentType, ContextType>;
  spiciness?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  taxClass?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MessageParamResolvers<ContextType = any, ParentType extends ResolversParentTypes['MessageParam'] = ResolversParentTypes['MessageParam']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptInvitation?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationAcceptInvitationArgs, 'input'>>;
  acceptOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationAcceptOrderArgs, 'id'>>;
  addAddress?: Resolver<ResolversTypes['SavedAddress'], ParentType, ContextType, RequireFields<MutationAddAddressArgs, 'input'>>;
  addCategory?: Resolver<ResolversTypes['Category'], ParentType, ContextType, RequireFields<MutationAddCategoryArgs, 'input'>>;
  addMenuItem?: Resolver<ResolversTypes['MenuItem'], ParentType, ContextType, RequireFields<MutationAddMenuItemArgs, 'input'>>;
  addOptionGroup?: Resolver<ResolversTypes['OptionGroup'], ParentType, ContextType, RequireFields<MutationAddOptionGroupArgs, 'input'>>;
  answerContactMessage?: Resolver<ResolversTypes['ContactMessage'], ParentType, ContextType, RequireFields<MutationAnswerContactMessageArgs, 'id'>>;
  answerOrderProblem?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationAnswerOrderProblemArgs, 'id'>>;
  approve?: Resolver<ResolversTypes['Approval'], ParentType, ContextType, RequireFields<MutationApproveArgs, 'input'>>;
  assignRider?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationAssignRiderArgs, 'orderId' | 'version'>>;
  bookTable?: Resolver<ResolversTypes['Booking'], ParentType, ContextType, RequireFields<MutationBookTableArgs, 'input'>>;
  cancelBooking?: Resolver<ResolversTypes['Booking'], ParentType, ContextType, RequireFields<MutationCancelBookingArgs, 'id'>>;
  cancelOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationCancelOrderArgs, 'id'>>;
  changeOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationChangeOrderArgs, 'expectedVersion' | 'id' | 'input' | 'total'>>;
  changePersonsRole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationChangePersonsRoleArgs, 'id' | 'role'>>;
  changePromisedTime?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationChangePromisedTimeArgs, 'id' | 'input'>>;
  checkPublicAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationCheckPublicAddressArgs, 'url'>>;
  checkRazorpay?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationCheckRazorpayArgs, 'input'>>;
  confirmAuthenticator?: Resolver<ResolversTypes['NewRecoveryCodes'], ParentType, ContextType, RequireFields<MutationConfirmAuthenticatorArgs, 'digits'>>;
  confirmEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationConfirmEmailArgs, 'token'>>;
  confirmOrderChange?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationConfirmOrderChangeArgs, 'expectedVersion' | 'id'>>;
  confirmPasskey?: Resolver<ResolversTypes['NewRecoveryCodes'], ParentType, ContextType, RequireFields<MutationConfirmPasskeyArgs, 'name' | 'passkey'>>;
  confirmPhone?: Resolver<ResolversTypes['PhoneConfirmation'], ParentType, ContextType, RequireFields<MutationConfirmPhoneArgs, 'digits' | 'phone'>>;
  continueAsGuest?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationContinueAsGuestArgs, 'input'>>;
  createGuestLink?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createPrinter?: Resolver<ResolversTypes['PrinterWithToken'], ParentType, ContextType, RequireFields<MutationCreatePrinterArgs, 'input'>>;
  deleteBooking?: Resolver<ResolversTypes['Booking'], ParentType, ContextType, RequireFields<MutationDeleteBookingArgs, 'id'>>;
  deleteCategory?: Resolver<ResolversTypes['Category'], ParentType, ContextType, RequireFields<MutationDeleteCategoryArgs, 'id'>>;
  deleteMenuItem?: Resolver<ResolversTypes['MenuItem'], ParentType, ContextType, RequireFields<MutationDeleteMenuItemArgs, 'id'>>;
  deleteOptionGroup?: Resolver<ResolversTypes['OptionGroup'], ParentType, ContextType, RequireFields<MutationDeleteOptionGroupArgs, 'id'>>;
  deletePrinter?: Resolver<ResolversTypes['Printer'], ParentType, ContextType, RequireFields<MutationDeletePrinterArgs, 'id'>>;
  deliverOrder?: Resolver<ResolversTypes['Delivery'], ParentType, ContextType, RequireFields<MutationDeliverOrderArgs, 'id'>>;
  demandSecondFactor?: Resolver<ResolversTypes['SecondFactorRule'], ParentType, ContextType, RequireFields<MutationDemandSecondFactorArgs, 'roles' | 'version'>>;
  endDevice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationEndDeviceArgs, 'id'>>;
  endOtherSessions?: Resolver<Array<ResolversTypes['DeviceSession']>, ParentType, ContextType>;
  endPerson?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationEndPersonArgs, 'id'>>;
  endSession?: Resolver<Array<ResolversTypes['DeviceSession']>, ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'id'>>;
  endWelcome?: Resolver<ResolversTypes['Welcome'], ParentType, ContextType>;
  enterPin?: Resolver<ResolversTypes['OwnDevice'], ParentType, ContextType, RequireFields<MutationEnterPinArgs, 'personId' | 'pin'>>;
  enterTaking?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationEnterTakingArgs, 'input' | 'orderId'>>;
  finishWelcomeStep?: Resolver<ResolversTypes['Welcome'], ParentType, ContextType, RequireFields<MutationFinishWelcomeStepArgs, 'step'>>;
  forgotPassword?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationForgotPasswordArgs, 'email'>>;
  handOverOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationHandOverOrderArgs, 'id'>>;
  invitePerson?: Resolver<ResolversTypes['NewInvitation'], ParentType, ContextType, RequireFields<MutationInvitePersonArgs, 'input'>>;
  joinByInvitation?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationJoinByInvitationArgs, 'currentPassword' | 'token'>>;
  keepOrderPayment?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationKeepOrderPaymentArgs, 'id'>>;
  keepOrders?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationKeepOrdersArgs, 'input'>>;
  keepPerson?: Resolver<ResolversTypes['OwnDevice'], ParentType, ContextType>;
  leaveDevice?: Resolver<ResolversTypes['OwnDevice'], ParentType, ContextType>;
  login?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  loginWithSecondFactor?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationLoginWithSecondFactorArgs, 'input'>>;
  logout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  logoutEverywhere?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  markNotificationsRead?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<MutationMarkNotificationsReadArgs>>;
  markOrderReady?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationMarkOrderReadyArgs, 'id'>>;
  noteDevice?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<MutationNoteDeviceArgs>>;
  openGuestLink?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationOpenGuestLinkArgs, 'token'>>;
  pickUpOrder?: Resolver<ResolversTypes['Delivery'], ParentType, ContextType, RequireFields<MutationPickUpOrderArgs, 'id'>>;
  placeOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationPlaceOrderArgs, 'input'>>;
  printOrder?: Resolver<Array<ResolversTypes['PrintJob']>, ParentType, ContextType, RequireFields<MutationPrintOrderArgs, 'document' | 'orderId'>>;
  printTestPage?: Resolver<ResolversTypes['PrintJob'], ParentType, ContextType, RequireFields<MutationPrintTestPageArgs, 'printerId'>>;
  proveSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationProveSecondFactorArgs, 'proof'>>;
  recallOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationRecallOrderArgs, 'id' | 'version'>>;
  refundPayment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<MutationRefundPaymentArgs, 'id'>>;
  refundTakings?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationRefundTakingsArgs, 'amount' | 'orderId'>>;
  refuseOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationRefuseOrderArgs, 'id' | 'reason'>>;
  register?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  registerDevice?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationRegisterDeviceArgs, 'input'>>;
  removeAddress?: Resolver<Array<ResolversTypes['SavedAddress']>, ParentType, ContextType, RequireFields<MutationRemoveAddressArgs, 'id'>>;
  removeConnection?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveConnectionArgs, 'kind' | 'version'>>;
  removeDemoDishes?: Resolver<Array<ResolversTypes['MenuItem']>, ParentType, ContextType>;
  removePasskey?: Resolver<ResolversTypes['SecondFactor'], ParentType, ContextType, RequireFields<MutationRemovePasskeyArgs, 'id'>>;
  removePin?: Resolver<ResolversTypes['Device'], ParentType, ContextType, RequireFields<MutationRemovePinArgs, 'deviceId' | 'personId'>>;
  renamePasskey?: Resolver<ResolversTypes['SecondFactor'], ParentType, ContextType, RequireFields<MutationRenamePasskeyArgs, 'id' | 'name'>>;
  renewInvitation?: Resolver<ResolversTypes['NewInvitation'], ParentType, ContextType, RequireFields<MutationRenewInvitationArgs, 'id'>>;
  renewPrinterToken?: Resolver<ResolversTypes['PrinterWithToken'], ParentType, ContextType, RequireFields<MutationRenewPrinterTokenArgs, 'id'>>;
  renewRecoveryCodes?: Resolver<ResolversTypes['NewRecoveryCodes'], ParentType, ContextType, Partial<MutationRenewRecoveryCodesArgs>>;
  renewTableCodes?: Resolver<Array<ResolversTypes['TableCode']>, ParentType, ContextType, RequireFields<MutationRenewTableCodesArgs, 'tables'>>;
  reopenContactMessage?: Resolver<ResolversTypes['ContactMessage'], ParentType, ContextType, RequireFields<MutationReopenContactMessageArgs, 'id'>>;
  reorderCategories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<MutationReorderCategoriesArgs, 'ids'>>;
  reorderDishes?: Resolver<Array<ResolversTypes['MenuItem']>, ParentType, ContextType, RequireFields<MutationReorderDishesArgs, 'ids'>>;
  reportOrderProblem?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationReportOrderProblemArgs, 'id' | 'input'>>;
  reportPrinted?: Resolver<ResolversTypes['PrintJob'], ParentType, ContextType, RequireFields<MutationReportPrintedArgs, 'browser' | 'id' | 'outcome'>>;
  requestPasskey?: Resolver<ResolversTypes['PasskeyRequestOptions'], ParentType, ContextType>;
  requestPasskeyForLogin?: Resolver<ResolversTypes['PasskeyRequestOptions'], ParentType, ContextType, RequireFields<MutationRequestPasskeyForLoginArgs, 'ticket'>>;
  resetPassword?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  retryMailDelivery?: Resolver<ResolversTypes['MailDelivery'], ParentType, ContextType, RequireFields<MutationRetryMailDeliveryArgs, 'id'>>;
  revokeInvitation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRevokeInvitationArgs, 'id'>>;
  saveMailServer?: Resolver<ResolversTypes['MailConnection'], ParentType, ContextType, RequireFields<MutationSaveMailServerArgs, 'input' | 'version'>>;
  savePublicAddress?: Resolver<ResolversTypes['PublicAddressConnection'], ParentType, ContextType, RequireFields<MutationSavePublicAddressArgs, 'url' | 'version'>>;
  saveRazorpay?: Resolver<ResolversTypes['RazorpayConnection'], ParentType, ContextType, RequireFields<MutationSaveRazorpayArgs, 'input' | 'version'>>;
  saveSms?: Resolver<ResolversTypes['SmsConnection'], ParentType, ContextType, RequireFields<MutationSaveSmsArgs, 'input' | 'version'>>;
  saveWhatsApp?: Resolver<ResolversTypes['WhatsAppConnection'], ParentType, ContextType, RequireFields<MutationSaveWhatsAppArgs, 'input' | 'version'>>;
  sendContactMessage?: Resolver<ResolversTypes['ContactMessage'], ParentType, ContextType, RequireFields<MutationSendContactMessageArgs, 'input'>>;
  sendPhoneCode?: Resolver<ResolversTypes['PhoneConfirmation'], ParentType, ContextType, RequireFields<MutationSendPhoneCodeArgs, 'channel' | 'phone'>>;
  sendTestMail?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationSendTestMailArgs, 'input'>>;
  sendTestSms?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationSendTestSmsArgs, 'input' | 'phone'>>;
  sendTestWhatsApp?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationSendTestWhatsAppArgs, 'input' | 'phone'>>;
  setChoiceSoldOut?: Resolver<ResolversTypes['OptionGroup'], ParentType, ContextType, RequireFields<MutationSetChoiceSoldOutArgs, 'choiceId'>>;
  setLineDone?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationSetLineDoneArgs, 'isDone' | 'line' | 'orderId'>>;
  setOrderBuyer?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationSetOrderBuyerArgs, 'expectedVersion' | 'id'>>;
  setOrderNotTaken?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationSetOrderNotTakenArgs, 'id' | 'isNotTaken'>>;
  setOrderPacked?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationSetOrderPackedArgs, 'id'>>;
  setOrdering?: Resolver<ResolversTypes['Restaurant'], ParentType, ContextType, RequireFields<MutationSetOrderingArgs, 'input'>>;
  setPin?: Resolver<ResolversTypes['OwnDevice'], ParentType, ContextType, RequireFields<MutationSetPinArgs, 'password' | 'personId' | 'pin'>>;
  setPortions?: Resolver<ResolversTypes['MenuItem'], ParentType, ContextType, RequireFields<MutationSetPortionsArgs, 'dishId'>>;
  setSoldOut?: Resolver<Array<ResolversTypes['MenuItem']>, ParentType, ContextType, RequireFields<MutationSetSoldOutArgs, 'dishIds'>>;
  settlePrintJob?: Resolver<ResolversTypes['PrintJob'], ParentType, ContextType, RequireFields<MutationSettlePrintJobArgs, 'id' | 'isPrinted'>>;
  startAuthenticator?: Resolver<ResolversTypes['AuthenticatorKey'], ParentType, ContextType, Partial<MutationStartAuthenticatorArgs>>;
  startBookingPayment?: Resolver<ResolversTypes['Checkout'], ParentType, ContextType, RequireFields<MutationStartBookingPaymentArgs, 'input'>>;
  startDuePayment?: Resolver<ResolversTypes['Checkout'], ParentType, ContextType, RequireFields<MutationStartDuePaymentArgs, 'orderId'>>;
  startOrderPayment?: Resolver<ResolversTypes['Checkout'], ParentType, ContextType, RequireFields<MutationStartOrderPaymentArgs, 'input'>>;
  startPasskey?: Resolver<ResolversTypes['PasskeyCreationOptions'], ParentType, ContextType, Partial<MutationStartPasskeyArgs>>;
  takePrintJob?: Resolver<Maybe<ResolversTypes['TakenPrintJob']>, ParentType, ContextType, RequireFields<MutationTakePrintJobArgs, 'browser' | 'printerId'>>;
  turnOffSecondFactor?: Resolver<ResolversTypes['SecondFactor'], ParentType, ContextType, Partial<MutationTurnOffSecondFactorArgs>>;
  undoAccountChange?: Resolver<ResolversTypes['UndoneChange'], ParentType, ContextType, RequireFields<MutationUndoAccountChangeArgs, 'token'>>;
  undoTaking?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationUndoTakingArgs, 'id' | 'orderId'>>;
  unlockDevice?: Resolver<ResolversTypes['Device'], ParentType, ContextType, RequireFields<MutationUnlockDeviceArgs, 'id'>>;
  updateAddress?: Resolver<ResolversTypes['SavedAddress'], ParentType, ContextType, RequireFields<MutationUpdateAddressArgs, 'id' | 'input'>>;
  updateBooking?: Resolver<ResolversTypes['Booking'], ParentType, ContextType, RequireFields<MutationUpdateBookingArgs, 'id' | 'input'>>;
  updateCategory?: Resolver<ResolversTypes['Category'], ParentType, ContextType, RequireFields<MutationUpdateCategoryArgs, 'id' | 'input' | 'version'>>;
  updateDevice?: Resolver<ResolversTypes['Device'], ParentType, ContextType, RequireFields<MutationUpdateDeviceArgs, 'id' | 'input'>>;
  updateMenuItem?: Resolver<ResolversTypes['MenuItem'], ParentType, ContextType, RequireFields<MutationUpdateMenuItemArgs, 'id' | 'input' | 'version'>>;
  updateOptionGroup?: Resolver<ResolversTypes['OptionGroup'], ParentType, ContextType, RequireFields<MutationUpdateOptionGroupArgs, 'id' | 'input' | 'version'>>;
  updateOrderStatus?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationUpdateOrderStatusArgs, 'id' | 'status'>>;
  updatePrinter?: Resolver<ResolversTypes['PrinterWithToken'], ParentType, ContextType, RequireFields<MutationUpdatePrinterArgs, 'expectedVersion' | 'id' | 'input'>>;
  updateProfile?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  updateRestaurant?: Resolver<ResolversTypes['Restaurant'], ParentType, ContextType, RequireFields<MutationUpdateRestaurantArgs, 'input' | 'version'>>;
  verifyPayment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<MutationVerifyPaymentArgs, 'proof'>>;
};

export type NewInvitationResolvers<ContextType = any, ParentType extends ResolversParentTypes['NewInvitation'] = ResolversParentTypes['NewInvitation']> = {
  invitation?: Resolver<ResolversTypes['Invitation'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewRecoveryCodesResolvers<ContextType = any, ParentType extends ResolversParentTypes['NewRecoveryCodes'] = ResolversParentTypes['NewRecoveryCodes']> = {
  recoveryCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  secondFactor?: Resolver<ResolversTypes['SecondFactor'], ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotificationConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['NotificationConnection'] = ResolversParentTypes['NotificationConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OptionChoiceResolvers<ContextType = any, ParentType extends ResolversParentTypes['OptionChoice'] = ResolversParentTypes['OptionChoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  soldOut?: Resolver<Maybe<ResolversTypes['SoldOut']>, ParentType, ContextType>;
};

export type OptionGroupResolvers<ContextType = any, ParentType extends ResolversParentTypes['OptionGroup'] = ResolversParentTypes['OptionGroup']> = {
  choices?: Resolver<Array<ResolversTypes['OptionChoice']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  least?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxChoices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxEach?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minChoices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  most?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mostEach?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderResolvers<ContextType = any, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  backIfCancelled?: Resolver<Maybe<ResolversTypes['Rupees']>, ParentType, ContextType>;
  bags?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  buyer?: Resolver<Maybe<ResolversTypes['Buyer']>, ParentType, ContextType>;
  cancelReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['OrderChange']>, ParentType, ContextType>;
  changesToSee?: Resolver<Maybe<Array<ResolversTypes['ChangedLine']>>, ParentType, ContextType>;
  charges?: Resolver<Array<ResolversTypes['Charge']>, ParentType, ContextType>;
  coordinates?: Resolver<Maybe<ResolversTypes['Coordinates']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  day?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  deliveryFee?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  deliveryNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  due?: Resolver<Maybe<ResolversTypes['Rupees']>, ParentType, ContextType>;
  dueOnline?: Resolver<Maybe<ResolversTypes['Rupees']>, ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['OrderStatusChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoice?: Resolver<Maybe<ResolversTypes['Invoice']>, ParentType, ContextType>;
  isAccepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCancelledByCustomer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFirstAtTable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNotTaken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isScheduled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  kitchenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  kitchenStage?: Resolver<Maybe<ResolversTypes['KitchenStage']>, ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  packing?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  paid?: Resolver<Maybe<ResolversTypes['Rupees']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  paymentMode?: Resolver<ResolversTypes['PaymentMode'], ParentType, ContextType>;
  paymentStatus?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['OrderProblem']>, ParentType, ContextType>;
  promiseReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promisedFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  promisedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  readyAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  refundable?: Resolver<Maybe<ResolversTypes['Refundable']>, ParentType, ContextType>;
  rider?: Resolver<Maybe<ResolversTypes['Rider']>, ParentType, ContextType>;
  riderFirstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slotAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tableName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  takings?: Resolver<Maybe<Array<ResolversTypes['Taking']>>, ParentType, ContextType>;
  takingsExcess?: Resolver<Maybe<ResolversTypes['Rupees']>, ParentType, ContextType>;
  taxes?: Resolver<Maybe<ResolversTypes['BillTaxes']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitsSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  way?: Resolver<ResolversTypes['OrderWay'], ParentType, ContextType>;
};

export type OrderChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderChange'] = ResolversParentTypes['OrderChange']> = {
  amount?: Resolver<Maybe<ResolversTypes['Rupees']>, ParentType, ContextType>;
  approvedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  bags?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  device?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['OrderStatus']>, ParentType, ContextType>;
  isDone?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isNotTaken?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OrderChangeKind'], ParentType, ContextType>;
  line?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['ChangedLine']>, ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['TakingMethod']>, ParentType, ContextType>;
  promisedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['OrderStatus']>, ParentType, ContextType>;
  totalAfter?: Resolver<Maybe<ResolversTypes['Rupees']>, ParentType, ContextType>;
  totalBefore?: Resolver<Maybe<ResolversTypes['Rupees']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderChangeQuoteResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderChangeQuote'] = ResolversParentTypes['OrderChangeQuote']> = {
  changes?: Resolver<Array<ResolversTypes['ChangedLine']>, ParentType, ContextType>;
  charges?: Resolver<Array<ResolversTypes['Charge']>, ParentType, ContextType>;
  due?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['QuoteProblem']>, ParentType, ContextType>;
  refund?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  takingsRefund?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  taxes?: Resolver<Maybe<ResolversTypes['BillTaxes']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  totalBefore?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderConnection'] = ResolversParentTypes['OrderConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OrderFeedEventResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderFeedEvent'] = ResolversParentTypes['OrderFeedEvent']> = {
  kind?: Resolver<ResolversTypes['OrderFeedKind'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
};

export type OrderItemResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem']> = {
  allergens?: Resolver<Array<ResolversTypes['Allergen']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  choices?: Resolver<Array<ResolversTypes['ChosenOption']>, ParentType, ContextType>;
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  menuItemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
};

export type OrderProblemResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderProblem'] = ResolversParentTypes['OrderProblem']> = {
  answeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dishes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['OrderProblemReason'], ParentType, ContextType>;
  reply?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderSlotResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderSlot'] = ResolversParentTypes['OrderSlot']> = {
  isFull?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OrderStateResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderState'] = ResolversParentTypes['OrderState']> = {
  promisedFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  promisedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  slotAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  way?: Resolver<ResolversTypes['OrderWay'], ParentType, ContextType>;
};

export type OrderStatusChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderStatusChange'] = ResolversParentTypes['OrderStatusChange']> = {
  approvedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  device?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['OrderStatus']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
};

export type OrderingResolvers<ContextType = any, ParentType extends ResolversParentTypes['Ordering'] = ResolversParentTypes['Ordering']> = {
  busyMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pausedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  periods?: Resolver<Array<ResolversTypes['OrderingPeriod']>, ParentType, ContextType>;
  takesOrders?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OrderingPeriodResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderingPeriod'] = ResolversParentTypes['OrderingPeriod']> = {
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type OwnDeviceResolvers<ContextType = any, ParentType extends ResolversParentTypes['OwnDevice'] = ResolversParentTypes['OwnDevice']> = {
  approvers?: Resolver<Array<ResolversTypes['DevicePerson']>, ParentType, ContextType>;
  demandsPerson?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lockMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lockedSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['DevicePerson']>, ParentType, ContextType>;
  personUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  persons?: Resolver<Array<ResolversTypes['DevicePerson']>, ParentType, ContextType>;
  place?: Resolver<ResolversTypes['DevicePlace'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = any, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PasskeyResolvers<ContextType = any, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBackedUp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface PasskeyCreationOptionsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['PasskeyCreationOptions'], any> {
  name: 'PasskeyCreationOptions';
}

export interface PasskeyRequestOptionsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['PasskeyRequestOptions'], any> {
  name: 'PasskeyRequestOptions';
}

export type PaymentResolvers<ContextType = any, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  amount?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  booking?: Resolver<Maybe<ResolversTypes['Booking']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['PaymentDecision']>, ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  razorpayOrderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  receipt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  refunds?: Resolver<Array<ResolversTypes['Refund']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PaymentState'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['PaymentConnection'] = ResolversParentTypes['PaymentConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Payment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type PaymentSettingsResolvers<ContextType = any, ParentType extends ResolversParentTypes['PaymentSettings'] = ResolversParentTypes['PaymentSettings']> = {
  modes?: Resolver<Array<ResolversTypes['PaymentMode']>, ParentType, ContextType>;
  testMode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PeopleResolvers<ContextType = any, ParentType extends ResolversParentTypes['People'] = ResolversParentTypes['People']> = {
  invitations?: Resolver<Array<ResolversTypes['Invitation']>, ParentType, ContextType>;
  persons?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['StaffRole']>, ParentType, ContextType>;
};

export type PersonResolvers<ContextType = any, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person']> = {
  canChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canEnd?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isViewer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['StaffRole'], ParentType, ContextType>;
};

export type PhoneConfirmationResolvers<ContextType = any, ParentType extends ResolversParentTypes['PhoneConfirmation'] = ResolversParentTypes['PhoneConfirmation']> = {
  channel?: Resolver<Maybe<ResolversTypes['PhoneCodeChannel']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PrintJobResolvers<ContextType = any, ParentType extends ResolversParentTypes['PrintJob'] = ResolversParentTypes['PrintJob']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  document?: Resolver<ResolversTypes['PrintDocument'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDuplicate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  printedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  printer?: Resolver<ResolversTypes['Printer'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PrintJobState'], ParentType, ContextType>;
};

export type PrintPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['PrintPage'] = ResolversParentTypes['PrintPage']> = {
  bytes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  widthMm?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PrinterResolvers<ContextType = any, ParentType extends ResolversParentTypes['Printer'] = ResolversParentTypes['Printer']> = {
  beeps?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  bills?: Resolver<ResolversTypes['PrinterBills'], ParentType, ContextType>;
  copies?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cuts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  documents?: Resolver<Array<ResolversTypes['PrintDocument']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fallbackId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  graphics?: Resolver<ResolversTypes['PrinterGraphics'], ParentType, ContextType>;
  host?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPaused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paper?: Resolver<ResolversTypes['PrinterPaper'], ParentType, ContextType>;
  port?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PrinterState'], ParentType, ContextType>;
  stations?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  way?: Resolver<ResolversTypes['PrinterWay'], ParentType, ContextType>;
};

export type PrinterWithTokenResolvers<ContextType = any, ParentType extends ResolversParentTypes['PrinterWithToken'] = ResolversParentTypes['PrinterWithToken']> = {
  printer?: Resolver<ResolversTypes['Printer'], ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PublicAddressConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['PublicAddressConnection'] = ResolversParentTypes['PublicAddressConnection']> = {
  state?: Resolver<ResolversTypes['ConnectionState'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  allCategories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  auditActors?: Resolver<Array<ResolversTypes['AuditActor']>, ParentType, ContextType>;
  auditEntries?: Resolver<ResolversTypes['AuditEntryConnection'], ParentType, ContextType, RequireFields<QueryAuditEntriesArgs, 'first'>>;
  billBook?: Resolver<ResolversTypes['BillBookConnection'], ParentType, ContextType, RequireFields<QueryBillBookArgs, 'first'>>;
  billDocument?: Resolver<ResolversTypes['BillDocument'], ParentType, ContextType, RequireFields<QueryBillDocumentArgs, 'orderId'>>;
  billMonth?: Resolver<ResolversTypes['BillMonth'], ParentType, ContextType, RequireFields<QueryBillMonthArgs, 'month'>>;
  bookingRules?: Resolver<ResolversTypes['BookingRules'], ParentType, ContextType>;
  bookings?: Resolver<ResolversTypes['BookingConnection'], ParentType, ContextType, RequireFields<QueryBookingsArgs, 'first' | 'includeCancelled'>>;
  bookingsOutsideHours?: Resolver<ResolversTypes['BookingConnection'], ParentType, ContextType, RequireFields<QueryBookingsOutsideHoursArgs, 'first'>>;
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  connections?: Resolver<ResolversTypes['Connections'], ParentType, ContextType>;
  contactMessages?: Resolver<ResolversTypes['ContactMessageConnection'], ParentType, ContextType, RequireFields<QueryContactMessagesArgs, 'first'>>;
  dashboard?: Resolver<ResolversTypes['Dashboard'], ParentType, ContextType>;
  deliveries?: Resolver<Array<ResolversTypes['Delivery']>, ParentType, ContextType>;
  demoDishes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  devices?: Resolver<Array<ResolversTypes['Device']>, ParentType, ContextType>;
  freeTimes?: Resolver<Array<ResolversTypes['Time']>, ParentType, ContextType, RequireFields<QueryFreeTimesArgs, 'date' | 'guests'>>;
  fullMenu?: Resolver<Array<ResolversTypes['MenuItem']>, ParentType, ContextType>;
  guestLink?: Resolver<ResolversTypes['GuestLink'], ParentType, ContextType, RequireFields<QueryGuestLinkArgs, 'token'>>;
  invitation?: Resolver<ResolversTypes['InvitationPreview'], ParentType, ContextType, RequireFields<QueryInvitationArgs, 'token'>>;
  kitchen?: Resolver<ResolversTypes['Kitchen'], ParentType, ContextType>;
  laterOrders?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType, Partial<QueryLaterOrdersArgs>>;
  mailDeliveries?: Resolver<ResolversTypes['MailDeliveryConnection'], ParentType, ContextType, RequireFields<QueryMailDeliveriesArgs, 'first'>>;
  me?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  menu?: Resolver<Array<ResolversTypes['MenuItem']>, ParentType, ContextType, Partial<QueryMenuArgs>>;
  myBookings?: Resolver<ResolversTypes['BookingConnection'], ParentType, ContextType, RequireFields<QueryMyBookingsArgs, 'first'>>;
  myOrders?: Resolver<ResolversTypes['OrderConnection'], ParentType, ContextType, RequireFields<QueryMyOrdersArgs, 'first'>>;
  notifications?: Resolver<ResolversTypes['NotificationConnection'], ParentType, ContextType, RequireFields<QueryNotificationsArgs, 'first'>>;
  optionGroups?: Resolver<Array<ResolversTypes['OptionGroup']>, ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<QueryOrderArgs, 'id'>>;
  orderSlots?: Resolver<Array<ResolversTypes['OrderSlot']>, ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['OrderConnection'], ParentType, ContextType, RequireFields<QueryOrdersArgs, 'first' | 'sort'>>;
  ownDevice?: Resolver<Maybe<ResolversTypes['OwnDevice']>, ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<QueryPaymentArgs, 'id'>>;
  paymentSettings?: Resolver<ResolversTypes['PaymentSettings'], ParentType, ContextType>;
  paymentsNeedingAttention?: Resolver<ResolversTypes['PaymentConnection'], ParentType, ContextType, RequireFields<QueryPaymentsNeedingAttentionArgs, 'first'>>;
  pendingOrders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['People'], ParentType, ContextType>;
  printJobs?: Resolver<Array<ResolversTypes['PrintJob']>, ParentType, ContextType, Partial<QueryPrintJobsArgs>>;
  printers?: Resolver<Array<ResolversTypes['Printer']>, ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['Quote'], ParentType, ContextType, RequireFields<QueryQuoteArgs, 'input'>>;
  quoteOrderChange?: Resolver<ResolversTypes['OrderChangeQuote'], ParentType, ContextType, RequireFields<QueryQuoteOrderChangeArgs, 'id' | 'input'>>;
  restaurant?: Resolver<ResolversTypes['Restaurant'], ParentType, ContextType>;
  riders?: Resolver<Array<ResolversTypes['Rider']>, ParentType, ContextType>;
  savedAddresses?: Resolver<Array<ResolversTypes['SavedAddress']>, ParentType, ContextType>;
  secondFactor?: Resolver<ResolversTypes['SecondFactor'], ParentType, ContextType>;
  secondFactorRule?: Resolver<ResolversTypes['SecondFactorRule'], ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['DeviceSession']>, ParentType, ContextType>;
  setupSteps?: Resolver<Array<ResolversTypes['SetupStep']>, ParentType, ContextType>;
  setupWarnings?: Resolver<Array<ResolversTypes['SetupWarning']>, ParentType, ContextType>;
  shopSetup?: Resolver<ResolversTypes['ShopSetup'], ParentType, ContextType>;
  similarDishes?: Resolver<Array<ResolversTypes['MenuItem']>, ParentType, ContextType, RequireFields<QuerySimilarDishesArgs, 'search'>>;
  tableCodes?: Resolver<Array<ResolversTypes['TableCode']>, ParentType, ContextType>;
  tableOfCode?: Resolver<Maybe<ResolversTypes['RestaurantTable']>, ParentType, ContextType, RequireFields<QueryTableOfCodeArgs, 'code'>>;
  today?: Resolver<ResolversTypes['DayFigures'], ParentType, ContextType>;
  verifyBillBook?: Resolver<ResolversTypes['BillBookCheck'], ParentType, ContextType, Partial<QueryVerifyBillBookArgs>>;
  webhookHealth?: Resolver<ResolversTypes['WebhookHealth'], ParentType, ContextType>;
  welcome?: Resolver<ResolversTypes['Welcome'], ParentType, ContextType>;
};

export type QuoteResolvers<ContextType = any, ParentType extends ResolversParentTypes['Quote'] = ResolversParentTypes['Quote']> = {
  charges?: Resolver<Array<ResolversTypes['Charge']>, ParentType, ContextType>;
  deliveryFee?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  deliveryFrom?: Resolver<Maybe<ResolversTypes['Rupees']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  packing?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['QuoteProblem']>, ParentType, ContextType>;
  promisedFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  promisedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  taxes?: Resolver<Maybe<ResolversTypes['BillTaxes']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  zone?: Resolver<Maybe<ResolversTypes['DeliveryZone']>, ParentType, ContextType>;
};

export type QuoteProblemResolvers<ContextType = any, ParentType extends ResolversParentTypes['QuoteProblem'] = ResolversParentTypes['QuoteProblem']> = {
  code?: Resolver<ResolversTypes['QuoteProblemCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  needs?: Resolver<Maybe<ResolversTypes['AddressFact']>, ParentType, ContextType>;
  nextOpening?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  params?: Resolver<Array<ResolversTypes['MessageParam']>, ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['QuoteStage'], ParentType, ContextType>;
};

export type RazorpayConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['RazorpayConnection'] = ResolversParentTypes['RazorpayConnection']> = {
  acceptsWebhooks?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keyEnding?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  keyId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastRefusedWebhookAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastWebhookAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ConnectionState'], ParentType, ContextType>;
  webhookUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RefundResolvers<ContextType = any, ParentType extends ResolversParentTypes['Refund'] = ResolversParentTypes['Refund']> = {
  amount?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RefundState'], ParentType, ContextType>;
};

export type RefundableResolvers<ContextType = any, ParentType extends ResolversParentTypes['Refundable'] = ResolversParentTypes['Refundable']> = {
  left?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RestaurantResolvers<ContextType = any, ParentType extends ResolversParentTypes['Restaurant'] = ResolversParentTypes['Restaurant']> = {
  aboutHeading?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  aboutText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  acceptance?: Resolver<ResolversTypes['Acceptance'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  billFooter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bookingFee?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  bookingHours?: Resolver<Array<Array<ResolversTypes['DayHours']>>, ParentType, ContextType>;
  brandColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  codeAbove?: Resolver<Maybe<ResolversTypes['Rupees']>, ParentType, ContextType>;
  coordinates?: Resolver<Maybe<ResolversTypes['Coordinates']>, ParentType, ContextType>;
  cover?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dayEndHour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deliveryZones?: Resolver<Array<ResolversTypes['DeliveryZone']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fssai?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  grievanceEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  grievanceName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  grievancePhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gstin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  guestsAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hindiAboutHeading?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hindiAboutText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoicePrefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['RestaurantLink']>, ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maxCash?: Resolver<Maybe<ResolversTypes['Rupees']>, ParentType, ContextType>;
  mostCash?: Resolver<Maybe<ResolversTypes['Rupees']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderHours?: Resolver<Maybe<Array<Array<ResolversTypes['DayHours']>>>, ParentType, ContextType>;
  orderWays?: Resolver<Array<ResolversTypes['OrderWay']>, ParentType, ContextType>;
  ordering?: Resolver<ResolversTypes['Ordering'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneCodeChannels?: Resolver<Array<ResolversTypes['PhoneCodeChannel']>, ParentType, ContextType>;
  phoneRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pinCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prepMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pricesWithoutTax?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  privacyText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refundHours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  refundText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  roundsTotal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shortName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slotRules?: Resolver<Maybe<ResolversTypes['SlotRules']>, ParentType, ContextType>;
  specialDays?: Resolver<Array<ResolversTypes['SpecialDay']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stations?: Resolver<Array<ResolversTypes['Station']>, ParentType, ContextType>;
  stayMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tableHours?: Resolver<Array<Maybe<ResolversTypes['DayHours']>>, ParentType, ContextType>;
  tables?: Resolver<Array<ResolversTypes['RestaurantTable']>, ParentType, ContextType>;
  tagline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxClasses?: Resolver<Array<ResolversTypes['TaxClass']>, ParentType, ContextType>;
  taxPositions?: Resolver<Array<ResolversTypes['TaxPosition']>, ParentType, ContextType>;
  termsText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  whatsapp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RestaurantLinkResolvers<ContextType = any, ParentType extends ResolversParentTypes['RestaurantLink'] = ResolversParentTypes['RestaurantLink']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RestaurantTableResolvers<ContextType = any, ParentType extends ResolversParentTypes['RestaurantTable'] = ResolversParentTypes['RestaurantTable']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seats?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RiderResolvers<ContextType = any, ParentType extends ResolversParentTypes['Rider'] = ResolversParentTypes['Rider']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface RupeesScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Rupees'], any> {
  name: 'Rupees';
}

export type SavedAddressResolvers<ContextType = any, ParentType extends ResolversParentTypes['SavedAddress'] = ResolversParentTypes['SavedAddress']> = {
  coordinates?: Resolver<Maybe<ResolversTypes['Coordinates']>, ParentType, ContextType>;
  flat?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['AddressLabel'], ParentType, ContextType>;
  landmark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pinCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SecondFactorResolvers<ContextType = any, ParentType extends ResolversParentTypes['SecondFactor'] = ResolversParentTypes['SecondFactor']> = {
  authenticatorSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDemanded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  methods?: Resolver<Array<ResolversTypes['SecondFactorMethod']>, ParentType, ContextType>;
  passkeys?: Resolver<Array<ResolversTypes['Passkey']>, ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SecondFactorRuleResolvers<ContextType = any, ParentType extends ResolversParentTypes['SecondFactorRule'] = ResolversParentTypes['SecondFactorRule']> = {
  roles?: Resolver<Array<ResolversTypes['StaffRole']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = any, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  deviceToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type ShopSetupResolvers<ContextType = any, ParentType extends ResolversParentTypes['ShopSetup'] = ResolversParentTypes['ShopSetup']> = {
  mailServer?: Resolver<Maybe<ResolversTypes['MailServer']>, ParentType, ContextType>;
  payments?: Resolver<ResolversTypes['PaymentAccount'], ParentType, ContextType>;
};

export type SlotRulesResolvers<ContextType = any, ParentType extends ResolversParentTypes['SlotRules'] = ResolversParentTypes['SlotRules']> = {
  daysAhead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dishesPerSlot?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  leadMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ordersPerSlot?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SmsConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['SmsConnection'] = ResolversParentTypes['SmsConnection']> = {
  keyEnding?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ConnectionState'], ParentType, ContextType>;
  templateId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SoldDishResolvers<ContextType = any, ParentType extends ResolversParentTypes['SoldDish'] = ResolversParentTypes['SoldDish']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SoldOutResolvers<ContextType = any, ParentType extends ResolversParentTypes['SoldOut'] = ResolversParentTypes['SoldOut']> = {
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SpecialDayResolvers<ContextType = any, ParentType extends ResolversParentTypes['SpecialDay'] = ResolversParentTypes['SpecialDay']> = {
  bookingHours?: Resolver<Maybe<Array<ResolversTypes['DayHours']>>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  orderHours?: Resolver<Maybe<Array<ResolversTypes['DayHours']>>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Station'] = ResolversParentTypes['Station']> = {
  categories?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = any, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  bookingsChanged?: SubscriptionResolver<ResolversTypes['ID'], "bookingsChanged", ParentType, ContextType>;
  dashboardUpdated?: SubscriptionResolver<ResolversTypes['DashboardSummary'], "dashboardUpdated", ParentType, ContextType>;
  deliveriesChanged?: SubscriptionResolver<ResolversTypes['ID'], "deliveriesChanged", ParentType, ContextType>;
  freeTimesChanged?: SubscriptionResolver<ResolversTypes['Date'], "freeTimesChanged", ParentType, ContextType, RequireFields<SubscriptionFreeTimesChangedArgs, 'date'>>;
  fullMenuChanged?: SubscriptionResolver<ResolversTypes['MenuChange'], "fullMenuChanged", ParentType, ContextType>;
  menuChanged?: SubscriptionResolver<ResolversTypes['MenuChange'], "menuChanged", ParentType, ContextType>;
  myBookingsChanged?: SubscriptionResolver<ResolversTypes['ID'], "myBookingsChanged", ParentType, ContextType>;
  myOrdersUpdated?: SubscriptionResolver<ResolversTypes['Order'], "myOrdersUpdated", ParentType, ContextType>;
  notificationReceived?: SubscriptionResolver<ResolversTypes['Notification'], "notificationReceived", ParentType, ContextType>;
  orderFeed?: SubscriptionResolver<ResolversTypes['OrderFeedEvent'], "orderFeed", ParentType, ContextType>;
  orderUpdated?: SubscriptionResolver<ResolversTypes['Order'], "orderUpdated", ParentType, ContextType, RequireFields<SubscriptionOrderUpdatedArgs, 'id'>>;
  paymentUpdated?: SubscriptionResolver<ResolversTypes['Payment'], "paymentUpdated", ParentType, ContextType, RequireFields<SubscriptionPaymentUpdatedArgs, 'id'>>;
  portionsChanged?: SubscriptionResolver<Array<ResolversTypes['DishPortions']>, "portionsChanged", ParentType, ContextType>;
  printingChanged?: SubscriptionResolver<ResolversTypes['ID'], "printingChanged", ParentType, ContextType>;
  restaurantChanged?: SubscriptionResolver<ResolversTypes['Restaurant'], "restaurantChanged", ParentType, ContextType>;
};

export type TableCodeResolvers<ContextType = any, ParentType extends ResolversParentTypes['TableCode'] = ResolversParentTypes['TableCode']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  table?: Resolver<ResolversTypes['RestaurantTable'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TakenPrintJobResolvers<ContextType = any, ParentType extends ResolversParentTypes['TakenPrintJob'] = ResolversParentTypes['TakenPrintJob']> = {
  job?: Resolver<ResolversTypes['PrintJob'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PrintPage'], ParentType, ContextType>;
};

export type TakingResolvers<ContextType = any, ParentType extends ResolversParentTypes['Taking'] = ResolversParentTypes['Taking']> = {
  amount?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  change?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAssumed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['TakingMethod'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['TakingPlace'], ParentType, ContextType>;
  undoneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  undoneBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TaxClassResolvers<ContextType = any, ParentType extends ResolversParentTypes['TaxClass'] = ResolversParentTypes['TaxClass']> = {
  hsn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['TaxRate']>, ParentType, ContextType>;
};

export type TaxPositionResolvers<ContextType = any, ParentType extends ResolversParentTypes['TaxPosition'] = ResolversParentTypes['TaxPosition']> = {
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['TaxMode'], ParentType, ContextType>;
  pricesInclude?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TaxRateResolvers<ContextType = any, ParentType extends ResolversParentTypes['TaxRate'] = ResolversParentTypes['TaxRate']> = {
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type TaxRowResolvers<ContextType = any, ParentType extends ResolversParentTypes['TaxRow'] = ResolversParentTypes['TaxRow']> = {
  cgst?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  hsn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sgst?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
  taxable?: Resolver<ResolversTypes['Rupees'], ParentType, ContextType>;
};

export interface TimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Time'], any> {
  name: 'Time';
}

export type UndoneChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['UndoneChange'] = ResolversParentTypes['UndoneChange']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resetToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = any, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isEmailConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isGuest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lacksSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profilePicture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  staffRole?: Resolver<Maybe<ResolversTypes['StaffRole']>, ParentType, ContextType>;
};

export type WebhookHealthResolvers<ContextType = any, ParentType extends ResolversParentTypes['WebhookHealth'] = ResolversParentTypes['WebhookHealth']> = {
  isSilent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastReceivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WelcomeResolvers<ContextType = any, ParentType extends ResolversParentTypes['Welcome'] = ResolversParentTypes['Welcome']> = {
  done?: Resolver<Array<ResolversTypes['WelcomeStep']>, ParentType, ContextType>;
  isDue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WhatsAppConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['WhatsAppConnection'] = ResolversParentTypes['WhatsAppConnection']> = {
  keyEnding?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneNumberId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ConnectionState'], ParentType, ContextType>;
  template?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = any> = {
  Acceptance?: AcceptanceResolvers<ContextType>;
  Approval?: ApprovalResolvers<ContextType>;
  AuditActor?: AuditActorResolvers<ContextType>;
  AuditChange?: AuditChangeResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditEntryConnection?: AuditEntryConnectionResolvers<ContextType>;
  AuthenticatorKey?: AuthenticatorKeyResolvers<ContextType>;
  BillBookCheck?: BillBookCheckResolvers<ContextType>;
  BillBookConnection?: BillBookConnectionResolvers<ContextType>;
  BillBookEntry?: BillBookEntryResolvers<ContextType>;
  BillBookFault?: BillBookFaultResolvers<ContextType>;
  BillBookState?: BillBookStateResolvers<ContextType>;
  BillDocument?: BillDocumentResolvers<ContextType>;
  BillDocumentLine?: BillDocumentLineResolvers<ContextType>;
  BillDocumentTax?: BillDocumentTaxResolvers<ContextType>;
  BillFact?: BillFactResolvers<ContextType>;
  BillHeadings?: BillHeadingsResolvers<ContextType>;
  BillHsnSum?: BillHsnSumResolvers<ContextType>;
  BillMonth?: BillMonthResolvers<ContextType>;
  BillMonthSum?: BillMonthSumResolvers<ContextType>;
  BillNilSum?: BillNilSumResolvers<ContextType>;
  BillNumberRange?: BillNumberRangeResolvers<ContextType>;
  BillParty?: BillPartyResolvers<ContextType>;
  BillPlaceSum?: BillPlaceSumResolvers<ContextType>;
  BillRateSum?: BillRateSumResolvers<ContextType>;
  BillSum?: BillSumResolvers<ContextType>;
  BillTaxes?: BillTaxesResolvers<ContextType>;
  Booking?: BookingResolvers<ContextType>;
  BookingConnection?: BookingConnectionResolvers<ContextType>;
  BookingDay?: BookingDayResolvers<ContextType>;
  BookingRules?: BookingRulesResolvers<ContextType>;
  Buyer?: BuyerResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  ChangedLine?: ChangedLineResolvers<ContextType>;
  Charge?: ChargeResolvers<ContextType>;
  Checkout?: CheckoutResolvers<ContextType>;
  ChoiceOverride?: ChoiceOverrideResolvers<ContextType>;
  ChosenOption?: ChosenOptionResolvers<ContextType>;
  ConnectionState?: ConnectionStateResolvers<ContextType>;
  Connections?: ConnectionsResolvers<ContextType>;
  ContactMessage?: ContactMessageResolvers<ContextType>;
  ContactMessageConnection?: ContactMessageConnectionResolvers<ContextType>;
  Coordinates?: CoordinatesResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  Dashboard?: DashboardResolvers<ContextType>;
  DashboardSummary?: DashboardSummaryResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DayFigures?: DayFiguresResolvers<ContextType>;
  DayHours?: DayHoursResolvers<ContextType>;
  DaySeatings?: DaySeatingsResolvers<ContextType>;
  Delivery?: DeliveryResolvers<ContextType>;
  DeliveryFeeStep?: DeliveryFeeStepResolvers<ContextType>;
  DeliveryZone?: DeliveryZoneResolvers<ContextType>;
  Device?: DeviceResolvers<ContextType>;
  DevicePerson?: DevicePersonResolvers<ContextType>;
  DeviceSession?: DeviceSessionResolvers<ContextType>;
  DishOptions?: DishOptionsResolvers<ContextType>;
  DishPortions?: DishPortionsResolvers<ContextType>;
  GuestLink?: GuestLinkResolvers<ContextType>;
  Invitation?: InvitationResolvers<ContextType>;
  InvitationPreview?: InvitationPreviewResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  Kitchen?: KitchenResolvers<ContextType>;
  MailConnection?: MailConnectionResolvers<ContextType>;
  MailDelivery?: MailDeliveryResolvers<ContextType>;
  MailDeliveryConnection?: MailDeliveryConnectionResolvers<ContextType>;
  MailServer?: MailServerResolvers<ContextType>;
  MenuChange?: MenuChangeResolvers<ContextType>;
  MenuItem?: MenuItemResolvers<ContextType>;
  MessageParam?: MessageParamResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NewInvitation?: NewInvitationResolvers<ContextType>;
  NewRecoveryCodes?: NewRecoveryCodesResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationConnection?: NotificationConnectionResolvers<ContextType>;
  OptionChoice?: OptionChoiceResolvers<ContextType>;
  OptionGroup?: OptionGroupResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderChange?: OrderChangeResolvers<ContextType>;
  OrderChangeQuote?: OrderChangeQuoteResolvers<ContextType>;
  OrderConnection?: OrderConnectionResolvers<ContextType>;
  OrderFeedEvent?: OrderFeedEventResolvers<ContextType>;
  OrderItem?: OrderItemResolvers<ContextType>;
  OrderProblem?: OrderProblemResolvers<ContextType>;
  OrderSlot?: OrderSlotResolvers<ContextType>;
  OrderState?: OrderStateResolvers<ContextType>;
  OrderStatusChange?: OrderStatusChangeResolvers<ContextType>;
  Ordering?: OrderingResolvers<ContextType>;
  OrderingPeriod?: OrderingPeriodResolvers<ContextType>;
  OwnDevice?: OwnDeviceResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  PasskeyCreationOptions?: GraphQLScalarType;
  PasskeyRequestOptions?: GraphQLScalarType;
  Payment?: PaymentResolvers<ContextType>;
  PaymentConnection?: PaymentConnectionResolvers<ContextType>;
  PaymentSettings?: PaymentSettingsResolvers<ContextType>;
  People?: PeopleResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  PhoneConfirmation?: PhoneConfirmationResolvers<ContextType>;
  PrintJob?: PrintJobResolvers<ContextType>;
  PrintPage?: PrintPageResolvers<ContextType>;
  Printer?: PrinterResolvers<ContextType>;
  PrinterWithToken?: PrinterWithTokenResolvers<ContextType>;
  PublicAddressConnection?: PublicAddressConnectionResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Quote?: QuoteResolvers<ContextType>;
  QuoteProblem?: QuoteProblemResolvers<ContextType>;
  RazorpayConnection?: RazorpayConnectionResolvers<ContextType>;
  Refund?: RefundResolvers<ContextType>;
  Refundable?: RefundableResolvers<ContextType>;
  Restaurant?: RestaurantResolvers<ContextType>;
  RestaurantLink?: RestaurantLinkResolvers<ContextType>;
  RestaurantTable?: RestaurantTableResolvers<ContextType>;
  Rider?: RiderResolvers<ContextType>;
  Rupees?: GraphQLScalarType;
  SavedAddress?: SavedAddressResolvers<ContextType>;
  SecondFactor?: SecondFactorResolvers<ContextType>;
  SecondFactorRule?: SecondFactorRuleResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  ShopSetup?: ShopSetupResolvers<ContextType>;
  SlotRules?: SlotRulesResolvers<ContextType>;
  SmsConnection?: SmsConnectionResolvers<ContextType>;
  SoldDish?: SoldDishResolvers<ContextType>;
  SoldOut?: SoldOutResolvers<ContextType>;
  SpecialDay?: SpecialDayResolvers<ContextType>;
  Station?: StationResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  TableCode?: TableCodeResolvers<ContextType>;
  TakenPrintJob?: TakenPrintJobResolvers<ContextType>;
  Taking?: TakingResolvers<ContextType>;
  TaxClass?: TaxClassResolvers<ContextType>;
  TaxPosition?: TaxPositionResolvers<ContextType>;
  TaxRate?: TaxRateResolvers<ContextType>;
  TaxRow?: TaxRowResolvers<ContextType>;
  Time?: GraphQLScalarType;
  UndoneChange?: UndoneChangeResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  WebhookHealth?: WebhookHealthResolvers<ContextType>;
  Welcome?: WelcomeResolvers<ContextType>;
  WhatsAppConnection?: WhatsAppConnectionResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = any> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
  cacheControl?: CacheControlDirectiveResolver<any, any, ContextType>;
  cost?: CostDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
  public?: PublicDirectiveResolver<any, any, ContextType>;
};
