import { createContext, use, type ComponentProps } from 'react';
import { DialogBox } from '../../shared/ui/dialog-box';
import { defaultKeys, type BoardKeys } from './board-keys';
import { useDialogKeys } from './use-dialog-keys';
import styles from './dialogs.module.css';

/** The keys of this device. */
export const BoardKeysContext = createContext<BoardKeys>(defaultKeys);

/** A dialog of the board. The key that moves cards on presses its button with `data-primary`. */
export function BoardDialog({ className = styles['dialog'], ...box }: ComponentProps<typeof DialogBox>) {
  useDialogKeys(use(BoardKeysContext));
  return <DialogBox className={className} {...box} />;
}
