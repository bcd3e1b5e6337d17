import { useId, useImperativeHandle, useRef, useState, type Ref, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import type { ChoiceGroup } from '../../domain/menu/dish-options';
import { useFirstFault } from '../../shared/form/use-first-fault';
import { useMedia } from '../../shared/lib/use-media';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { Notice } from '../../shared/ui/notice';
import { NotSaved, OthersChanges } from '../form/form-notices';
import { usePictureUpload } from '../form/use-picture-upload';
import { useTexts } from '../texts/texts';
import { DishFields } from './dish-field-controls';
import { copyOf, dishDrafts, type Dish } from './dish-fields';
import styles from './dish-form.module.css';
import { useSavedDishValue } from './saved-dish-value';
import { useDishForm } from './use-dish-form';

export interface DishFormHandle {
  /** Loads a dish into the form; asks first if input would be lost. */
  readonly edit: (dish: Dish) => void;
  /** Fills the form for a new dish like this one; asks first if input would be lost. */
  readonly duplicate: (dish: Dish) => void;
  /** Closes a dish that the admin has deleted. */
  readonly forget: (id: string) => void;
}

/** On narrow screens the list is below the form, which is folded until needed. */
const narrow = '(max-width: 59.99rem)';

interface DishFormProps {
  readonly ref: Ref<DishFormHandle>;
  readonly dishes: readonly Dish[] | undefined;
  /** The option groups of the menu; undefined while unknown. */
  readonly optionGroups: readonly ChoiceGroup[] | undefined;
  readonly categories: readonly { readonly name: string }[];
  readonly refresh: () => Promise<readonly Dish[]>;
  readonly onSaved: (dish: Dish, wasEdited: boolean) => void;
}

export function DishForm({ ref, categories, optionGroups, ...options }: DishFormProps) {
  const t = useTexts();
  const form = useDishForm(options);
  const { edited, theirs, change } = form;
  const shown = useSavedDishValue();
  const upload = usePictureUpload('/api/admin/menu/image', (image) => change({ image }));
  /** To be edited once the admin has agreed to lose the input. */
  const [waiting, setWaiting] = useState<() => void>();
  /** The last attempt to save stopped at a picture. */
  const [wasBlocked, setWasBlocked] = useState(false);
  const isBlocked = wasBlocked && upload.problem !== undefined;
  const isFoldable = useMedia(narrow);
  const [isUnfolded, setIsUnfolded] = useState(form.isDirty || edited !== undefined);
  const isEmpty = options.dishes?.length === 0;
  const isShown = !isFoldable || isUnfolded || isEmpty;
  const element = useFirstFault(form.failure);
  const toggle = useRef<HTMLButtonElement>(null);
  const fieldsId = useId();
  const headingId = useId();

  const focusOn = (field: string) => {
    const found = element.current?.elements.namedItem(field);
    const control = found instanceof RadioNodeList ? found[0] : found;
    if (control instanceof HTMLElement) control.focus();
  };

  /** The browser's own field would keep showing a file that no longer belongs to the form. */
  const clearFile = () => {
    upload.cancel();
    const input = element.current?.elements.namedItem('image');
    if (input instanceof HTMLInputElement) input.value = '';
  };

  const start = (load: () => void) => {
    clearFile();
    // The fields must exist before they can be focused.
    flushSync(() => {
      load();
      setIsUnfolded(true);
    });
    element.current?.scrollIntoView({ block: 'start' });
    focusOn('name');
  };

  const startUnlessDirty = (load: () => void) => {
    if (form.isDirty || upload.preview || upload.problem) setWaiting(() => load);
    else start(load);
  };

  const clear = () => {
    clearFile();
    form.restart();
    setIsUnfolded(false);
  };

  useImperativeHandle(ref, () => ({
    edit: (dish) => {
      if (edited?.id === dish.id) {
        flushSync(() => setIsUnfolded(true));
        focusOn('name');
      } else startUnlessDirty(() => form.restart(dishDrafts.editing(dish)));
    },
    duplicate: (dish) => startUnlessDirty(() => form.restart(copyOf(dish))),
    forget: (id) => {
      if (edited?.id === id) clear();
    },
  }));

  const submit = async (save: () => Promise<boolean>) => {
    if (form.isSaving || upload.isUploading) return;
    setWasBlocked(upload.problem !== undefined);
    if (upload.problem !== undefined) {
      focusOn('image');
      return;
    }
    if (!(await save())) return;
    clearFile();
    // A new dish may be one of several.
    setIsUnfolded(!edited);
  };

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void submit(form.submit);
  };

  const title = edited ? t('adminMenu.editLabel', { name: theirs.name }) : t('adminMenu.addDish');

  return (
    <Card className={styles['card']}>
      <form
        ref={element}
        className={`stack gap-4 ${styles['form']}`}
        aria-labelledby={headingId}
        onSubmit={onSubmit}
      >
        <h2 id={headingId} className={`clamp text-xl anywhere ${styles['heading']}`}>
          {isFoldable ? (
            <button
              ref={toggle}
              type="button"
              className={`row between ${styles['toggle']}`}
              aria-expanded={isShown}
              aria-controls={fieldsId}
              onClick={() => setIsUnfolded(!isShown)}
            >
              {title}
            </button>
          ) : (
            title
          )}
        </h2>
        <div id={fieldsId} className={`stack gap-4 ${styles['fields']}`} hidden={!isShown}>
          <OthersChanges
            form={form}
            shown={shown}
            onSaveMine={() => submit(form.saveMine)}
            onTakeTheirs={() => {
              clearFile();
              form.takeTheirs();
            }}
          />
          {isBlocked && <Notice tone="error">{t('profile.pictureHeldUp')}</Notice>}
          <NotSaved form={form} />
          <DishFields form={form} upload={upload} categories={categories} optionGroups={optionGroups} />
          <div className={`flex gap-3 ${styles['actions']}`}>
            <Button type="submit" className="grow" loading={form.isSaving} disabled={upload.isUploading}>
              {edited ? t('adminMenu.update') : t('adminMenu.add')}
            </Button>
            <Button
              variant="secondary"
              disabled={form.isSaving}
              onClick={() => {
                clear();
                if (toggle.current) toggle.current.focus();
                else focusOn('name');
              }}
            >
              {t('common.cancel')}
            </Button>
          </div>
        </div>
      </form>
      <ConfirmDialog
        open={waiting !== undefined}
        onOpenChange={(open) => {
          if (!open) setWaiting(undefined);
        }}
        title={t('adminMenu.discardTitle')}
        confirmLabel={t('adminMenu.discard')}
        cancelLabel={t('adminMenu.keepTyping')}
        tone="danger"
        onConfirm={() => {
          setWaiting(undefined);
          if (waiting) start(waiting);
        }}
      >
        {edited ? t('adminMenu.changesNotSaved', { name: theirs.name }) : t('adminMenu.newNotSaved')}
      </ConfirmDialog>
    </Card>
  );
}
