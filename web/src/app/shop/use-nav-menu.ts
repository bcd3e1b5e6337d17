import { useEffect, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** The menu of the header's links: any navigation closes it, Escape, and a press or the focus beside the header. */
export function useNavMenu(header: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const isOpen = openedAt === key;
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && header.current?.contains(target))) setOpenedAt(undefined);
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !header.current?.contains(relatedTarget)) setOpenedAt(undefined);
    };
    const escape = ({ key: pressed }: KeyboardEvent) => {
      if (pressed !== 'Escape') return;
      setOpenedAt(undefined);
      header.current?.querySelector<HTMLElement>('[aria-controls="nav-links"]')?.focus();
    };
    const element = header.current;
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', escape);
    element?.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', escape);
      element?.removeEventListener('focusout', leave);
    };
  }, [isOpen, header]);
  return { isOpen, toggle: () => setOpenedAt(isOpen ? undefined : key) };
}
