import { useEffect, useState } from 'react';
import { usbState, type UsbState } from './usb-printer';

/** Undefined until it is known. */
export function useUsbState(): UsbState | undefined {
  const [state, setState] = useState<UsbState>();
  useEffect(() => {
    let isHere = true;
    const read = async () => {
      const now = await usbState();
      if (isHere) setState(now);
    };
    void read();
    return () => {
      isHere = false;
    };
  }, []);
  return state;
}
