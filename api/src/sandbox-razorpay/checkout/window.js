import { fillTestCard, isCardGood, readVpa, watchFields } from './form.js';
import { applyTheme, formatPaise, readSettings } from './settings.js';
import { isAlone, shopLink } from './shop-link.js';

/** Milliseconds. */
const slowBank = 4000;
const timeToSeeSuccess = 1200;

const settings = readSettings();
const shop = shopLink(settings);
// The page is at …/checkout, the API beside it.
const api = new URL('v1/', location.href);

/** The present view, and the one before the question whether to leave. */
let view = 'loading';
let viewBeforeConfirm = view;
/** @type {import('./shop-link.js').Failure | undefined} */
let lastFailure;
/** The data for the bank. @type {{ method: 'upi' | 'card', vpa?: string }} */
let chosen = { method: 'upi' };

/** @param {string} id */
const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
/**
 * @param {string} id
 * @param {() => void} listener
 */
const onClick = (id, listener) => element(id).addEventListener('click', listener);
/**
 * @param {string} id
 * @param {string} text
 */
const write = (id, text) => {
  element(id).textContent = text;
};

/** @param {string} next */
function show(next) {
  view = next;
  for (const section of document.querySelectorAll('[data-view]')) {
    /** @type {HTMLElement} */ (section).hidden = section.id !== next;
  }
  // Focuses the heading, so that it is read out and the controls follow.
  const heading = element(next).querySelector('h2, legend');
  if (heading instanceof HTMLElement) heading.focus({ preventScroll: true });
}

/**
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<any>} the answer of Razorpay's API, or its error
 */
async function call(path, body) {
  const response = await fetch(new URL(path, api), {
    ...(body !== undefined && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  return response.json();
}

async function start() {
  applyTheme(settings.color);
  document.documentElement.classList.toggle('alone', isAlone);
  const merchant = settings.name ?? 'Payment';
  write('merchant', merchant);
  write('badge', merchant.slice(0, 1).toUpperCase());
  write('back-to', merchant);
  write('description', settings.description ?? '');
  const payer = [settings.payer?.contact, settings.payer?.email].filter(Boolean).join(' · ');
  write('payer', payer);
  element('payer').hidden = !payer;

  const query = new URLSearchParams({ key_id: settings.key, order_id: settings.order });
  const preferences = await call(`preferences?${query}`).catch(() => undefined);
  if (!preferences?.order) {
    refuse(
      'This payment cannot be made',
      preferences?.error?.description ?? 'The payment service does not answer.',
    );
    return;
  }
  const amount = formatPaise(preferences.order.amount);
  write('amount', amount);
  for (const button of document.querySelectorAll('[data-pay]')) button.textContent = `Pay ${amount}`;
  if (preferences.order.status === 'paid')
    refuse('Already paid', 'This order has been paid. Nothing is left to pay.');
  else show('choose');
}

/**
 * @param {string} title
 * @param {string} text
 */
function refuse(title, text, mayTryAgain = false) {
  write('failed-title', title);
  write('failed-text', text);
  element('again').hidden = !mayTryAgain;
  element('leave-failed').classList.toggle('primary', !mayTryAgain);
  show('failed');
}

/** @param {typeof chosen} how */
function askBank(how) {
  chosen = how;
  // Razorpay's test IDs that skip the bank.
  if (how.vpa === 'success@razorpay') return pay('success');
  if (how.vpa === 'failure@razorpay') return pay('failure');
  write(
    'bank-text',
    how.method === 'card'
      ? 'A real bank would ask for a one-time password now. Choose what this one does.'
      : 'A real payer would get a request in their UPI app now. Choose what becomes of it.',
  );
  show('bank');
  return undefined;
}

/**
 * @param {'success' | 'failure'} outcome
 * @param {number} [delay]
 */
async function pay(outcome, delay = 0) {
  show('processing');
  const { email, contact } = settings.payer ?? {};
  const request = {
    order_id: settings.order,
    outcome,
    delay,
    ...chosen,
    email,
    contact,
    description: settings.description,
    notes: settings.notes,
  };
  const answer = await call('checkout/pay', request).catch(() => undefined);
  if (answer?.razorpay_payment_id) {
    show('paid');
    setTimeout(() => shop.paid(answer), timeToSeeSuccess);
  } else if (answer?.error) {
    lastFailure = answer.error;
    shop.failed(answer.error);
    const isOver = answer.error.reason === 'order_already_paid';
    refuse(
      isOver ? 'Already paid' : 'Payment failed',
      answer.error.description,
      !isOver && settings.mayRetry !== false,
    );
  } else {
    const text = 'The bank’s answer did not reach us. If you have paid, the shop will hear of it.';
    refuse('No answer', text, true);
  }
}

function askToLeave() {
  if (view === 'paid' || view === 'confirm') return;
  if (view !== 'processing' && !settings.asksBeforeClosing) {
    leave();
    return;
  }
  viewBeforeConfirm = view;
  write(
    'confirm-text',
    view === 'processing'
      ? 'The bank may still take the payment. The shop will then hear of it.'
      : 'You have not paid yet.',
  );
  show('confirm');
}

function leave() {
  shop.dismissed(view === 'failed' ? lastFailure : undefined);
}

/** Keeps the focus inside, at both ends. @param {KeyboardEvent} event */
function keepFocus(event) {
  const stops = [...document.querySelectorAll('button, input')].filter(
    (each) => each.checkVisibility() && !each.matches('[type=radio]:not(:checked)'),
  );
  const [last, first] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
  // A heading has the focus when a view opens; it comes before the first control.
  const isBefore = event.shiftKey && !stops.some((each) => each === document.activeElement);
  if (document.activeElement !== last && !isBefore) return;
  event.preventDefault();
  if (first instanceof HTMLElement) first.focus();
}

function escape() {
  if (view === 'confirm') show(viewBeforeConfirm);
  else if (settings.mayEscape !== false) askToLeave();
}

document.addEventListener('keydown', (event) => {
  if (event.key === 'Tab') keepFocus(event);
  if (event.key !== 'Escape') return;
  event.preventDefault();
  escape();
});
window.addEventListener('message', ({ source, origin, data }) => {
  if (source === window.parent && origin === location.origin && data?.type === 'escape') escape();
});

for (const radio of document.querySelectorAll('[name=method]')) {
  radio.addEventListener('change', () => {
    const isCard = /** @type {HTMLInputElement} */ (radio).value === 'card';
    element('upi').hidden = isCard;
    element('card').hidden = !isCard;
  });
}
element('upi').addEventListener('submit', (event) => {
  event.preventDefault();
  const vpa = readVpa();
  if (vpa) void askBank({ method: 'upi', vpa });
});
element('card').addEventListener('submit', (event) => {
  event.preventDefault();
  if (isCardGood()) void askBank({ method: 'card' });
});
onClick('any-app', () => void askBank({ method: 'upi' }));
onClick('test-card', () => fillTestCard());
onClick('approve', () => void pay('success'));
onClick('approve-slowly', () => void pay('success', slowBank));
onClick('decline', () => void pay('failure'));
onClick('back', () => show('choose'));
onClick('again', () => show('choose'));
onClick('leave-failed', leave);
onClick('close', askToLeave);
onClick('stay', () => show(viewBeforeConfirm));
onClick('leave', leave);
watchFields();
// A button that is visible before it has a listener would ignore clicks.
element('close').hidden = false;
await start();
