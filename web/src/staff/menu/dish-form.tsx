import { useId, useImperativeHandle, useRef, useState, type Ref, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { useMedia } from '../../shared/lib/use-media';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { TextAreaField, TextField } from '../../shared/ui/field';
import { NumberField } from '../../shared/ui/number-field';
import { Notice } from '../../shared/ui/notice';
import type { ChoiceGroup } from '../../domain/menu/dish-options';
import { useTexts } from '../texts/texts';
import { MarkField, MoreFields } from './attribute-fields';
import { DishConflict } from './dish-conflict';
import { optionsOf, optionsText, priceRules, type Dish } from './dish-draft';
import styles from './dish-form.module.css';
import { HoursFields } from './hours-fields';
import { PictureField } from '../form/picture-field';
import { DishOptionsFields } from './options/dish-options-fields';
import { useDishForm, type SaveOutcome } from './use-dish-form';
import { usePictureUpload } from '../form/use-picture-upload';

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
  /** The option groups of the menu. */
  readonly optionGroups: readonly ChoiceGroup[];
  readonly categories: readonly { readonly name: string }[];
  readonly refresh: () => Promise<readonly Dish[]>;
  readonly onSaved: (dish: Dish, wasEdited: boolean) => void;
}

export function DishForm({ ref, categories, optionGroups, ...options }: DishFormProps) {
  const t = useTexts();
  const form = useDishForm(options);
  const { draft, change, errors, conflict, adopted } = form;
  const { fields, edited } = draft;
  const upload = usePictureUpload('/api/admin/menu/image', (image) => change({ image }));
  /** To be edited once the admin has agreed to lose the input. */
  const [waiting, setWaiting] = useState<() => void>();
  /** The last attempt to save stopped at a picture. */
  const [wasHeldUp, setWasHeldUp] = useState(false);
  const isHeldUp = wasHeldUp && upload.problem !== undefined;
  const isFoldable = useMedia(narrow);
  const [isUnfolded, setIsUnfolded] = useState(form.isDirty || edited !== undefined);
  const isEmpty = options.dishes?.length === 0;
  const isShown = !isFoldable || isUnfolded || isEmpty;
  const element = useRef<HTMLFormElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const fieldsId = useId();
  const headingId = useId();
  const categoriesId = useId();

  const focusOn = (field: string) => {
    const found = element.current?.elements.namedItem(field);
    const control = found instanceof RadioNodeList ? found[0] : found;
    if (control instanceof HTMLElement) control.focus();
  };

  /** The browser's own field would keep showing a file that no longer belongs to the form. */
  const letGoOfFile = () => {
    upload.cancel();
    const input = element.current?.elements.namedItem('image');
    if (input instanceof HTMLInputElement) input.value = '';
  };

  const start = (load: () => void) => {
    letGoOfFile();
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
    letGoOfFile();
    form.clear();
    setIsUnfolded(false);
  };

  useImperativeHandle(ref, () => ({
    edit: (dish) => {
      if (edited?.id === dish.id) {
        flushSync(() => setIsUnfolded(true));
        focusOn('name');
      } else startUnlessDirty(() => form.edit(dish));
    },
    duplicate: (dish) => startUnlessDirty(() => form.duplicate(dish)),
    forget: (id) => {
      if (edited?.id === id) clear();
    },
  }));

  const submit = async (save: () => Promise<SaveOutcome>) => {
    if (form.isSaving || upload.isUploading) return;
    setWasHeldUp(upload.problem !== undefined);
    if (upload.problem !== undefined) {
      focusOn('image');
      return;
    }
    const { isSaved, firstBad } = await save();
    if (isSaved) {
      letGoOfFile();
      // A new dish may be one of several.
      setIsUnfolded(!edited);
    }
    if (firstBad) focusOn(firstBad);
  };

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void submit(form.submit);
  };

  const title = edited ? t('adminMenu.editLabel', { name: edited.name }) : t('adminMenu.addDish');

  return (
    <Card className={styles['card']}>
      <form ref={element} className={styles['form']} aria-labelledby={headingId} onSubmit={onSubmit}>
        <h2 id={headingId} className={styles['heading']}>
          {isFoldable ? (
            <button
              ref={toggle}
              type="button"
              className={styles['toggle']}
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
        <div id={fieldsId} className={styles['fields']} hidden={!isShown}>
          {conflict && (
            <DishConflict
              conflict={conflict}
              takesFocus={form.wasOvertaken}
              busy={form.isSaving}
              onSaveMine={() => void submit(form.saveMine)}
              onTakeTheirs={(theirs) => {
                letGoOfFile();
                form.takeTheirs(theirs);
                focusOn('name');
              }}
              onAddAnew={() => {
                form.addAnew();
                focusOn('name');
              }}
            />
          )}
          {adopted.length > 0 && (
            <Notice tone="info">
              {t('adminMenu.adopted', {
                fields: adopted.map((field) => t(`dishField.${field}`)).join(', '),
              })}
            </Notice>
          )}
          {isHeldUp && <Notice tone="error">{t('profile.pictureHeldUp')}</Notice>}
          {form.message && <Notice tone="error">{t('adminMenu.notLost', { message: form.message })}</Notice>}
          <TextField
            label={t('dishField.name')}
            name="name"
            autoComplete="off"
            maxLength={120}
            required
            value={fields.name}
            onChange={({ target }) => change({ name: target.value })}
            error={errors['name']}
          />
          <div className={styles['pair']}>
            <NumberField
              label={t('adminMenu.price')}
              name="price"
              {...priceRules}
              value={fields.price}
              onChange={({ target }) => change({ price: target.value })}
              error={errors['price']}
            />
            <TextField
              label={t('dishField.category')}
              name="category"
              autoComplete="off"
              list={categoriesId}
              maxLength={60}
              value={fields.category}
              onChange={({ target }) => change({ category: target.value })}
              placeholder={t('menu.uncategorized')}
              error={errors['category']}
            />
          </div>
          <MarkField fields={fields} errors={errors} onChange={change} />
          <TextAreaField
            label={t('dishField.description')}
            name="description"
            rows={3}
            maxLength={2000}
            value={fields.description}
            onChange={({ target }) => change({ description: target.value })}
            error={errors['description']}
          />
          <datalist id={categoriesId}>
            {categories.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </datalist>
          <DishOptionsFields
            groups={optionGroups}
            options={optionsOf(fields)}
            errors={errors}
            onChange={(chosen) => change({ options: optionsText(chosen) })}
          />
          <HoursFields {...fields} errors={errors} onChange={change} />
          <PictureField
            name="image"
            label={t('dishField.image')}
            image={fields.image}
            isOfDish
            upload={upload}
            error={errors['image']}
            onRemove={() => change({ image: null })}
          />
          <MoreFields fields={fields} errors={errors} onChange={change} />
          <div className={styles['actions']}>
            <Button type="submit" loading={form.isSaving} disabled={upload.isUploading}>
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
        {edited ? t('adminMenu.changesNotSaved', { name: edited.name }) : t('adminMenu.newNotSaved')}
      </ConfirmDialog>
    </Card>
  );
}
