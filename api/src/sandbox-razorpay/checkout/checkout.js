/**
 * The parts of Razorpay's Standard Checkout that a shop uses, for the sandbox:
 * https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/integration-steps/. A classic script, like
 * the real one. Opens the window in a frame or, in browsers inside apps, navigates to it.
 */
(() => {
  /**
   * @typedef {object} CheckoutOptions
   * @property {string} key
   * @property {string} order_id
   * @property {string} [name]
   * @property {string} [description]
   * @property {{ name?: string, email?: string, contact?: string }} [prefill]
   * @property {Record<string, string>} [notes]
   * @property {{ color?: string }} [theme]
   * @property {(paid: unknown) => void} [handler]
   * @property {{ ondismiss?: () => void, escape?: boolean, confirm_close?: boolean }} [modal]
   * @property {boolean | { enabled?: boolean }} [retry]
   * @property {string} [callback_url]
   * @property {boolean} [redirect]
   */

  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const windowAddress = new URL('../checkout', script.src);
  // Browsers inside apps that do not allow the bank's pages in a frame.
  const inAppBrowser = /Instagram|FBAN|FBAV|UCBrowser|Opera Mini/;

  class Razorpay {
    /** @param {CheckoutOptions} options */
    constructor(options) {
      if (!options?.key) throw new Error('No key passed');
      if (!options.order_id) throw new Error('No order_id passed');
      this.options = options;
      /** @type {Map<string, ((response: unknown) => void)[]>} */
      this.listeners = new Map();
      /** @type {{ dialog: HTMLDialogElement, frame: HTMLIFrameElement, release: () => void } | undefined} */
      this.opened = undefined;
    }

    /**
     * @param {string} event `payment.failed`
     * @param {(response: unknown) => void} listener
     */
    on(event, listener) {
      this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener]);
      return this;
    }

    open() {
      const { callback_url: callbackUrl, redirect } = this.options;
      if (callbackUrl && (redirect || inAppBrowser.test(navigator.userAgent))) {
        window.location.assign(addressOf(this.options, callbackUrl));
      } else if (!this.opened) {
        this.opened = openFrame(addressOf(this.options), (message) => this.hear(message));
      }
    }

    close() {
      const opened = this.opened;
      this.opened = undefined;
      opened?.release();
    }

    /** @param {{ type: string, response?: unknown }} message */
    hear({ type, response }) {
      if (type === 'failed') {
        for (const listener of this.listeners.get('payment.failed') ?? []) listener(response);
        return;
      }
      this.close();
      if (type === 'paid') this.options.handler?.(response);
      if (type === 'dismissed') this.options.modal?.ondismiss?.();
    }
  }

  /**
   * In the fragment, which server logs never contain: it includes names and telephone numbers.
   * @param {CheckoutOptions} options
   * @param {string} [callbackUrl]
   */
  function addressOf(
    { key, order_id: order, name, description, prefill, notes, theme, modal, retry },
    callbackUrl,
  ) {
    const mayRetry = typeof retry === 'object' ? retry.enabled !== false : retry !== false;
    const settings = {
      key,
      order,
      name,
      description,
      color: theme?.color,
      payer: prefill,
      notes,
      mayRetry,
      mayEscape: modal?.escape !== false,
      asksBeforeClosing: modal?.confirm_close === true,
      callbackUrl: callbackUrl && new URL(callbackUrl, document.baseURI).href,
    };
    const address = new URL(windowAddress);
    address.hash = encodeURIComponent(JSON.stringify(settings));
    return address.href;
  }

  /**
   * @param {string} address
   * @param {(message: { type: string, response?: unknown }) => void} hear
   */
  function openFrame(address, hear) {
    const before = document.activeElement;
    const overflow = document.documentElement.style.overflow;
    const dialog = document.createElement('dialog');
    const frame = document.createElement('iframe');
    frame.src = address;
    frame.title = 'Payment window';
    frame.allow = 'payment';
    const everything = { border: '0', width: '100%', height: '100%', display: 'block' };
    // A frame is transparent only if its colour scheme equals that of its page.
    Object.assign(frame.style, everything, { background: 'transparent', colorScheme: 'light dark' });
    Object.assign(dialog.style, everything, {
      position: 'fixed',
      inset: '0',
      width: '100vw',
      height: '100dvh',
      maxWidth: 'none',
      maxHeight: 'none',
      margin: '0',
      padding: '0',
      overflow: 'hidden',
      background: 'rgb(20 14 6 / 45%)',
    });

    /** @param {MessageEvent} event */
    const listen = ({ source, origin, data }) => {
      if (source === frame.contentWindow && origin === windowAddress.origin) hear(data);
    };
    // Escape with the focus outside the frame: the window decides what happens.
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      frame.contentWindow?.postMessage({ type: 'escape' }, windowAddress.origin);
    });
    // A browser may close it anyway, on a second Escape or the back gesture.
    const onClosed = () => hear({ type: 'dismissed' });
    dialog.addEventListener('close', onClosed);
    frame.addEventListener('load', () => frame.focus());
    window.addEventListener('message', listen);
    dialog.append(frame);
    document.body.append(dialog);
    document.documentElement.style.overflow = 'hidden';
    dialog.showModal();

    const release = () => {
      window.removeEventListener('message', listen);
      dialog.removeEventListener('close', onClosed);
      dialog.close();
      dialog.remove();
      document.documentElement.style.overflow = overflow;
      if (before instanceof HTMLElement) before.focus();
    };
    return { dialog, frame, release };
  }

  Object.assign(window, { Razorpay });
})();
