import 'react-toastify/ReactToastify.css';
import './toasts.css';
import { ToastContainer } from 'react-toastify/unstyled';
import { useTexts } from '../texts/texts';
import { ToastClose } from './toast-close';
import { useToastTop } from './use-toast-top';

/** The toast container. Toasts that were requested earlier appear once it is mounted. */
export function Toasts() {
  const t = useTexts();
  useToastTop();
  return (
    <ToastContainer
      aria-label={t('toasts.label')}
      closeButton={ToastClose}
      position="top-center"
      autoClose={5000}
      draggable
      draggablePercent={80}
      hotKeys={(event) => event.altKey && event.code === 'KeyT'}
      // Its colours are tokens, which follow the colour scheme.
      theme="light"
    />
  );
}
