/** As much of WebUSB as printing needs. https://wicg.github.io/webusb/ */
interface UsbEndpoint {
  readonly endpointNumber: number;
  readonly direction: 'in' | 'out';
  readonly type: string;
}

interface UsbInterface {
  readonly interfaceNumber: number;
  readonly alternates: readonly {
    readonly interfaceClass: number;
    readonly endpoints: readonly UsbEndpoint[];
  }[];
}

interface UsbDevice {
  readonly configuration: { readonly interfaces: readonly UsbInterface[] } | null;
  readonly open: () => Promise<void>;
  readonly close: () => Promise<void>;
  readonly selectConfiguration: (value: number) => Promise<void>;
  readonly claimInterface: (number: number) => Promise<void>;
  readonly transferOut: (endpoint: number, data: BufferSource) => Promise<{ readonly status: string }>;
}

interface Usb {
  readonly getDevices: () => Promise<readonly UsbDevice[]>;
  readonly requestDevice: (options: {
    readonly filters: readonly { readonly classCode: number }[];
  }) => Promise<UsbDevice>;
}

/** https://www.usb.org/defined-class-codes */
const printerClass = 7;

/** Milliseconds to open a printer, and for all bytes. A printer without paper takes none. */
const maxSendMs = 30_000;

const usb = () => (navigator as { readonly usb?: Usb }).usb;

/** `MISSING`: the browser has none, or the address is not secure. `BLOCKED`: the page's policy. */
export type UsbState = 'MISSING' | 'BLOCKED' | 'UNPLUGGED' | 'READY';

export async function usbState(): Promise<UsbState> {
  const api = usb();
  if (!api) return 'MISSING';
  try {
    return (await api.getDevices()).length > 0 ? 'READY' : 'UNPLUGGED';
  } catch {
    return 'BLOCKED';
  }
}

/** Lets the person choose a printer; only after a press of theirs. @returns whether they did */
export async function chooseUsbPrinter(): Promise<boolean> {
  try {
    await usb()?.requestDevice({ filters: [{ classCode: printerClass }] });
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return false;
    throw error;
  }
}

/** What is known once printing has failed. */
export class NotPrinted extends Error {
  /** @param mayBePrinted whether the printer may have some of it */
  constructor(
    readonly mayBePrinted: boolean,
    options?: ErrorOptions,
  ) {
    super('Not printed', options);
  }
}

/** Sends bytes to the USB printer that was chosen. @throws {@link NotPrinted} */
export async function printByUsb(bytes: BufferSource): Promise<void> {
  let isBegun = false;
  let device: UsbDevice | undefined;
  try {
    [device] = (await usb()?.getDevices()) ?? [];
    if (!device) throw new Error('No printer is connected.');
    const endpoint = await inTime(opened(device));
    isBegun = true;
    const { status } = await inTime(device.transferOut(endpoint, bytes));
    if (status !== 'ok') throw new Error(status);
  } catch (cause) {
    throw new NotPrinted(isBegun, { cause });
  } finally {
    // Also ends a transfer that the printer does not take.
    await device?.close().catch(() => undefined);
  }
}

/** @returns the number of the endpoint that takes bytes */
async function opened(device: UsbDevice): Promise<number> {
  await device.open();
  if (!device.configuration) await device.selectConfiguration(1);
  for (const { interfaceNumber, alternates } of device.configuration?.interfaces ?? [])
    for (const { interfaceClass, endpoints } of alternates) {
      const out = endpoints.find(({ direction, type }) => direction === 'out' && type === 'bulk');
      if (interfaceClass !== printerClass || !out) continue;
      await device.claimInterface(interfaceNumber);
      return out.endpointNumber;
    }
  throw new Error('This device is no printer.');
}

function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The printer takes nothing.')), maxSendMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
