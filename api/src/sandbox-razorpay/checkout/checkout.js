/**
 * The parts of Razorpay's Standard Checkout that a shop uses, for the sandbox:
 * https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/integration-steps/. A classic script, like
 * the real one. Its window is a dialog in the shop's page, apart from the page's styles.
 */
(() => {
  /** @typedef {{ razorpay_order_id: string, razorpay_payment_id: string, razorpay_signature: string }} Paid */
  /** @typedef {Record<string, unknown> & { description: string }} Failure */
  /**
   * @typedef {object} CheckoutOptions
   * @property {string} key
   * @property {string} order_id
   * @property {number} amount paise
   * @property {string} [name]
   * @property {string} [description]
   * @property {(paid: Paid) => void} [handler]
   * @property {{ ondismiss?: () => void, confirm_close?: boolean }} [modal]
   * @property {string} [callback_url] with `redirect`: where a form brings the result, instead of to the handlers
   * @property {boolean} [redirect]
   */

  const script = /** @type {HTMLScriptElement} */ (document.currentScript);

  const content = `
    <link rel="stylesheet" href="${new URL('checkout.css', script.src).href}" />
    <dialog id="window" aria-label="Payment window">
      <p class="test"><strong>TEST MODE</strong> No money is taken</p>
      <form>
        <header>
          <div>
            <h2 id="name"></h2>
            <p id="description"></p>
          </div>
          <button class="close" id="close" type="button" aria-label="Close the payment window">✕</button>
        </header>
        <p class="amount" id="amount"></p>
        <fieldset>
          <legend>Pay with</legend>
          <label><input type="radio" name="method" value="upi" checked autofocus /> UPI</label>
          <label><input type="radio" name="method" value="card" /> Card</label>
        </fieldset>
        <p class="problem" id="problem" role="alert"></p>
        <button class="primary" id="pay" name="outcome" value="success"></button>
        <button name="outcome" value="failure">Fail the payment</button>
      </form>
    </dialog>
    <dialog id="question" aria-labelledby="leave">
      <form method="dialog">
        <h2 id="leave">Leave without paying?</h2>
        <button class="primary" autofocus>Keep paying</button>
        <button value="leave">Leave</button>
      </form>
    </dialog>`;

  /** @type {Failure} */
  const cancelled = {
    code: 'BAD_REQUEST_ERROR',
    description: 'Payment processing cancelled by user',
    source: 'customer',
    step: 'payment_authentication',
    reason: 'payment_cancelled',
  };

  class Razorpay {
    /** @param {CheckoutOptions} options */
    constructor(options) {
      if (!options?.key) throw new Error('No key passed');
      if (!options.order_id) throw new Error('No order_id passed');
      this.options = options;
      /** @type {((response: { error: Failure }) => void)[]} */
      this.failureListeners = [];
      this.host = document.createElement('div');
    }

    /**
     * @param {'payment.failed'} _event
     * @param {(response: { error: Failure }) => void} listener
     */
    on(_event, listener) {
      this.failureListeners.push(listener);
    }

    open() {
      if (this.host.isConnected) return;
      const { amount, description = '', modal, name = 'Payment', order_id: orderId } = this.options;
      const root = this.host.shadowRoot ?? this.host.attachShadow({ mode: 'open' });
      root.innerHTML = content;
      /** @param {string} id */
      const element = (id) => /** @type {HTMLElement} */ (root.getElementById(id));
      const dialog = /** @type {HTMLDialogElement} */ (element('window'));
      const question = /** @type {HTMLDialogElement} */ (element('question'));
      const price = formatPaise(amount);
      element('name').textContent = name;
      element('description').textContent = description;
      element('amount').textContent = price;
      element('pay').textContent = `Pay ${price}`;

      /** @type {Failure} */
      let failure = { ...cancelled, metadata: { order_id: orderId } };
      let isPaying = false;
      const leave = () => {
        if (this.host.isConnected) this.end(failureForm(failure), modal?.ondismiss);
      };
      const askToLeave = () => {
        question.returnValue = '';
        if (modal?.confirm_close) question.showModal();
        else leave();
      };
      element('close').addEventListener('click', askToLeave);
      question.addEventListener('close', () => question.returnValue === 'leave' && leave());
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        askToLeave();
      });
      // A browser may close it anyway, on a second Escape or the back gesture.
      dialog.addEventListener('close', leave);
      // Not the shop's shortcuts.
      this.host.addEventListener('keydown', (event) => event.stopPropagation());

      const form = /** @type {HTMLFormElement} */ (dialog.querySelector('form'));
      /** @param {SubmitEvent} event */
      const submit = async ({ submitter }) => {
        if (isPaying) return;
        isPaying = true;
        const choice = Object.fromEntries(new FormData(form, submitter));
        element('problem').textContent = '';
        const answer = await pay({ order_id: orderId, ...choice });
        isPaying = false;
        if (!this.host.isConnected) return;
        if (answer && 'razorpay_payment_id' in answer) {
          this.end(answer, () => this.options.handler?.(answer));
          return;
        }
        element('problem').textContent =
          answer?.error.description ?? 'No answer came. If you have paid, the shop will hear of it.';
        if (!answer) return;
        failure = answer.error;
        for (const listener of this.failureListeners) listener(answer);
      };
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        void submit(event);
      });

      const styles = /** @type {HTMLLinkElement} */ (root.querySelector('link'));
      // Without styles it can be used, too.
      for (const outcome of ['load', 'error'])
        styles.addEventListener(outcome, () => this.host.isConnected && dialog.showModal());
      document.body.append(this.host);
    }

    close() {
      // Gives the focus back, which removal does not.
      for (const dialog of this.host.shadowRoot?.querySelectorAll('dialog') ?? []) dialog.close();
      this.host.remove();
    }

    /**
     * @param {Record<string, string>} form
     * @param {(() => void) | undefined} notify
     */
    end(form, notify) {
      const { callback_url: address, redirect } = this.options;
      this.close();
      if (address && redirect) postForm(address, form);
      else notify?.();
    }
  }

  /**
   * @param {object} request
   * @returns {Promise<Paid | { error: Failure } | undefined>} undefined if the provider gave no answer
   */
  async function pay(request) {
    try {
      const response = await fetch(new URL('checkout/pay', script.src), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(request),
      });
      const answer = await response.json();
      return 'razorpay_payment_id' in answer || answer.error?.description ? answer : undefined;
    } catch {
      return undefined;
    }
  }

  /**
   * ₹499 or ₹249.50, like the shop.
   * @param {number} paise
   */
  function formatPaise(paise) {
    const format = { style: 'currency', currency: 'INR', trailingZeroDisplay: 'stripIfInteger' };
    return new Intl.NumberFormat('en-IN', /** @type {Intl.NumberFormatOptions} */ (format)).format(
      paise / 100,
    );
  }

  /** @param {Failure} failure */
  function failureForm({ metadata, ...details }) {
    const fields = Object.entries(details).map(([name, value]) => [`error[${name}]`, String(value)]);
    return { ...Object.fromEntries(fields), 'error[metadata]': JSON.stringify(metadata) };
  }

  /**
   * @param {string} address
   * @param {Record<string, string>} fields
   */
  function postForm(address, fields) {
    const form = Object.assign(document.createElement('form'), { method: 'post', action: address });
    for (const [name, value] of Object.entries(fields))
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
    document.body.append(form);
    form.submit();
  }

  Object.assign(window, { Razorpay });
})();
