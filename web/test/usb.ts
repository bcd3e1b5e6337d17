import { onTestFinished } from 'vitest';

interface FakeUsb {
  /** Whether the person has allowed a printer. */
  isChosen: boolean;
  /** Whether the person closes the list of printers. */
  isCancelled: boolean;
  isPlugged: boolean;
  /** Whether it opens. */
  isOpening: boolean;
  /** Whether the printer takes what is sent. */
  isTaking: boolean;
  /** Whether the page's policy forbids it. */
  isBlocked: boolean;
  /** What the printer has got, a text per transfer. */
  readonly printed: string[];
}

/** A USB printer of the browser until the test ends. */
export function aUsbPrinter(state: Partial<FakeUsb> = {}): FakeUsb {
  const usb: FakeUsb = {
    isChosen: false,
    isCancelled: false,
    isPlugged: true,
    isOpening: true,
    isTaking: true,
    isBlocked: false,
    printed: [],
    ...state,
  };
  const device = {
    configuration: {
      interfaces: [
        {
          interfaceNumber: 0,
          alternates: [
            { interfaceClass: 7, endpoints: [{ endpointNumber: 2, direction: 'out', type: 'bulk' }] },
          ],
        },
      ],
    },
    open: () => (usb.isOpening ? Promise.resolve() : new Promise(() => undefined)),
    close: () => Promise.resolve(),
    selectConfiguration: () => Promise.resolve(),
    claimInterface: () => Promise.resolve(),
    transferOut: (endpoint: number, bytes: Uint8Array) => {
      if (endpoint !== 2 || !usb.isTaking) return Promise.reject(new DOMException('Gone', 'NetworkError'));
      usb.printed.push(new TextDecoder().decode(bytes));
      return Promise.resolve({ status: 'ok' });
    },
  };
  Object.defineProperty(navigator, 'usb', {
    configurable: true,
    value: {
      getDevices: () =>
        usb.isBlocked
          ? Promise.reject(new DOMException('Blocked', 'SecurityError'))
          : Promise.resolve(usb.isChosen && usb.isPlugged ? [device] : []),
      requestDevice: () => {
        if (usb.isCancelled) return Promise.reject(new DOMException('None', 'NotFoundError'));
        usb.isChosen = true;
        return Promise.resolve(device);
      },
    },
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'usb'));
  return usb;
}

/** A browser without WebUSB until the test ends. */
export function withoutUsb(): void {
  Object.defineProperty(navigator, 'usb', { configurable: true, value: undefined });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'usb'));
}
