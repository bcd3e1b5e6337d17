import { useEffect, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** The menu of the header's links: any navigation closes it, and a press beside the header. */
export function useNavMenu(header: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const isOpen = openedAt === key;
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && header.current?.contains(target))) setOpenedAt(undefined);
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [isOpen, header]);
  return { isOpen, toggle: () => setOpenedAt(isOpen ? undefined : key) };
}
