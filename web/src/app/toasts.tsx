import 'react-toastify/ReactToastify.css';
import './toasts.css';
import { ToastContainer } from 'react-toastify/unstyled';
import { useTexts } from '../texts/texts';
import { ToastClose } from './toast-close';

/** Where toasts appear; those that were called for before it was there are shown then. */
export function Toasts() {
  const t = useTexts();
  return (
    <ToastContainer
      aria-label={t('toasts.label')}
      closeButton={ToastClose}
      position="top-center"
      autoClose={5000}
      draggable
      draggablePercent={80}
      hotKeys={(event) => event.altKey && event.code === 'KeyT'}
      // Its colours are tokens, which follow the scheme by themselves.
      theme="light"
    />
  );
}
