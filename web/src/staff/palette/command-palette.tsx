import { Autocomplete } from '@base-ui/react/autocomplete';
import { useRef, useState } from 'react';
import { Button } from '../../shared/ui/button';
import { SearchIcon } from '../../shared/ui/icons';
import { Modal } from '../../shared/ui/modal';
import { AvailabilityDialog } from '../sold-out/availability-dialog';
import type { Sellable } from '../sold-out/use-set-sold-out';
import { Keys } from '../shortcuts/keys';
import { useShortcutSheet } from '../shortcuts/use-shortcuts';
import { useTexts } from '../texts/texts';
import { matches, type Command, type CommandGroup } from './command';
import styles from './command-palette.module.css';
import { useDishCommands } from './use-dish-commands';
import { useFoundOrders } from './use-found-orders';
import { useOrderingCommands } from './use-ordering-commands';
import { useScreenCommands } from './use-screen-commands';

/** Goes to screens and orders, and does what is done often, by a few letters. */
export function CommandPalette({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const [soldOut, setSoldOut] = useState<Sellable>();
  const screens = useScreenCommands();
  const ordering = useOrderingCommands();
  const dishes = useDishCommands(setSoldOut);
  const orders = useFoundOrders(typed);
  const field = useRef<HTMLInputElement>(null);
  const showSheet = useShortcutSheet();
  const sheet = { id: 'shortcuts', label: t('shortcuts.title'), keys: 'Shift+Slash', run: showSheet };
  const isMatching = (command: Command) => matches(command, typed);
  // What the server answers comes last, so that an answer moves nothing under the finger.
  const groups: readonly CommandGroup[] = [
    { label: t('palette.goTo'), items: screens.filter(isMatching) },
    { label: t('palette.ordering'), items: ordering.filter(isMatching) },
    { label: t('palette.help'), items: [sheet].filter(isMatching) },
    // All dishes would be too many.
    {
      label: t('palette.soldOut'),
      items: typed.trim() ? dishes.commands.filter(isMatching).slice(0, 8) : [],
    },
    { label: t('palette.orders'), items: orders.commands },
  ].filter(({ items }) => items.length > 0);

  const isSearching = orders.isSearching || dishes.isSearching;
  const failure = orders.failure ?? dishes.failure;
  const retry = () => {
    // The button goes.
    field.current?.focus();
    if (orders.failure) orders.retry();
    if (dishes.failure) dishes.retry();
  };

  if (soldOut) return <AvailabilityDialog item={soldOut} choices={[]} onClose={onClose} />;
  return (
    <Modal className={styles['palette']} aria-label={t('palette.open')} isLight onClose={onClose}>
      <Autocomplete.Root
        open
        inline
        items={groups}
        filter={null}
        autoHighlight="always"
        keepHighlight
        value={typed}
        onValueChange={(value, { reason }) => {
          if (reason !== 'item-press') setTyped(value);
        }}
        itemToStringValue={({ label }: Command) => label}
      >
        <div className={`${styles['field']} row gap-2`}>
          <SearchIcon />
          <Autocomplete.Input
            ref={field}
            className={styles['input']}
            aria-label={t('palette.open')}
            placeholder={t('palette.placeholder')}
            maxLength={100}
          />
          <Button variant="ghost" size="sm" onClick={onClose}>
            {t('common.close')}
          </Button>
        </div>
        <div className={styles['results']}>
          <Autocomplete.Status className={`${styles['note']} muted`}>
            {isSearching ? t('palette.searching') : failure}
          </Autocomplete.Status>
          {failure && (
            <Button size="sm" variant="secondary" onClick={retry}>
              {t('common.tryAgain')}
            </Button>
          )}
          <Autocomplete.Empty className={`${styles['note']} muted`}>
            {!isSearching && !failure && t('palette.nothing')}
          </Autocomplete.Empty>
          <Autocomplete.List aria-label={t('palette.open')}>
            {({ label, items }: CommandGroup) => (
              <Autocomplete.Group key={label} items={items}>
                <Autocomplete.GroupLabel className={`${styles['group']} muted small bold`}>
                  {label}
                </Autocomplete.GroupLabel>
                <Autocomplete.Collection>
                  {(command: Command) => (
                    <Autocomplete.Item
                      key={command.id}
                      value={command}
                      className={`${styles['item']} row gap-2 touch`}
                      onClick={() => {
                        command.run();
                        if (!dishes.commands.includes(command)) onClose();
                      }}
                    >
                      <span className="grow shrink anywhere">{command.label}</span>
                      {command.detail && <span className="muted small">{command.detail}</span>}
                      {command.keys && <Keys of={command.keys} />}
                    </Autocomplete.Item>
                  )}
                </Autocomplete.Collection>
              </Autocomplete.Group>
            )}
          </Autocomplete.List>
        </div>
      </Autocomplete.Root>
    </Modal>
  );
}
