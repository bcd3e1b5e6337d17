import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toast } from 'react-toastify/unstyled';
import type { Draft } from '../../../shared/form/drafts-of';
import { errorMessage } from '../../../shared/lib/errors';
import { formatRupees } from '../../../shared/lib/format';
import { Button, ButtonLink } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { LiveStatus } from '../../../shared/ui/live-status';
import { Page } from '../../../shared/ui/page';
import { RetryNotice } from '../../../shared/ui/retry-notice';
import { ScreenSkeleton } from '../../../shared/ui/screen-skeleton';
import { useSoldOut, useSoldOutText } from '../../../domain/menu/sold-out';
import { SoldOutButton } from '../../sold-out/sold-out-button';
import { say, useTexts } from '../../texts/texts';
import { groupDrafts, type VersionedGroup, type GroupTable } from './group-fields';
import { formHeadingId, GroupForm } from './group-form';
import styles from './options.module.css';
import { useGroupForm, type GroupFormState } from './use-group-form';
import { useDeleteGroup, useOptionGroups } from './use-option-groups';

const editButtonId = (id: string) => `edit-options-${id}`;

/** What dishes let customers choose. */
export function OptionsPage() {
  const t = useTexts();
  const { groups, dishCount, error, loading, refresh } = useOptionGroups();
  const { deleteGroup, isDeleting } = useDeleteGroup();
  const heading = useRef<HTMLHeadingElement>(null);
  const close = (id: string | undefined) => {
    flushSync(() => {
      form.restart();
      setIsOpen(false);
    });
    ((id && document.getElementById(editButtonId(id))) || heading.current)?.focus();
  };
  const form: GroupFormState = useGroupForm({ groups, refresh, onSaved: () => close(form.edited?.id) });
  const [isOpen, setIsOpen] = useState(form.isDirty || form.edited !== undefined);
  /** To be edited once the admin has agreed to lose the input. */
  const [waiting, setWaiting] = useState<Draft<GroupTable>>();
  const [groupToDelete, setGroupToDelete] = useState<VersionedGroup>();

  const start = (next: Draft<GroupTable>) => {
    form.restart(next);
    setIsOpen(true);
  };
  const edit = (next: Draft<GroupTable>) => {
    if (!isOpen || !form.isDirty) start(next);
    else if (form.edited?.id !== next.edited?.id) setWaiting(next);
    else document.getElementById(formHeadingId)?.focus();
  };

  const confirmDelete = async () => {
    if (!groupToDelete) return;
    try {
      await deleteGroup(groupToDelete.id);
      if (form.edited?.id === groupToDelete.id) close(undefined);
    } catch (failure) {
      toast.error(errorMessage(failure, say('adminMenu.deleteFailed')));
    }
    // The focused button is gone with its group, and nothing behind an open dialog can have the focus.
    flushSync(() => setGroupToDelete(undefined));
    heading.current?.focus();
  };

  return (
    <Page width="wide" actions={groups && <LiveStatus />}>
      <p className={styles['lead']}>{t('adminOptions.lead')}</p>
      <div className={`row wrap gap-2 gap-x-3 ${styles['tools']}`}>
        <Button onClick={() => edit(groupDrafts.starting())}>{t('adminOptions.new')}</Button>
        <ButtonLink to="/admin/menu" variant="secondary">
          {t('menuTable.back')}
        </ButtonLink>
      </div>
      {!groups && loading && <ScreenSkeleton />}
      {!groups && !loading && error && (
        <RetryNotice onRetry={refresh}>{t('adminOptions.loadFailed')}</RetryNotice>
      )}
      {groups && (
        <div className={isOpen ? 'stack gap-5 items-start' : undefined}>
          {isOpen && (
            <GroupForm key={form.edited?.id ?? 'new'} form={form} onClose={() => close(form.edited?.id)} />
          )}
          <section aria-labelledby="option-groups">
            <h2
              id="option-groups"
              ref={heading}
              tabIndex={-1}
              className={`text-xl anywhere ${styles['heading']}`}
            >
              {t('adminOptions.groups')}
            </h2>
            {groups.length === 0 && <p>{t('adminOptions.none')}</p>}
            <ul className="stack gap-3">
              {groups.map((group) => (
                <li key={group.id}>
                  <GroupCard
                    group={group}
                    dishes={dishCount(group.id)}
                    onEdit={() => edit(groupDrafts.editing(group))}
                    onDelete={() => setGroupToDelete(group)}
                  />
                </li>
              ))}
            </ul>
          </section>
        </div>
      )}
      <ConfirmDialog
        open={groupToDelete !== undefined}
        onOpenChange={(open) => {
          if (!open) setGroupToDelete(undefined);
        }}
        title={t('adminMenu.deleteTitle', { name: groupToDelete?.name ?? '' })}
        confirmLabel={t('admin.delete')}
        tone="danger"
        busy={isDeleting}
        onConfirm={() => void confirmDelete()}
      >
        {t('adminOptions.deleteText', { count: groupToDelete ? dishCount(groupToDelete.id) : 0 })}
      </ConfirmDialog>
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
          if (waiting) start(waiting);
          setWaiting(undefined);
        }}
      >
        {t('adminOptions.notSaved')}
      </ConfirmDialog>
    </Page>
  );
}

interface GroupCardProps {
  readonly group: VersionedGroup;
  /** How many have it. */
  readonly dishes: number;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function GroupCard({
  group: { id, name, minChoices, maxChoices, choices },
  dishes,
  onEdit,
  onDelete,
}: GroupCardProps) {
  const t = useTexts();
  const areSoldOut = useSoldOut(choices.map(({ soldOut }) => soldOut));
  const soldOutText = useSoldOutText();
  const rule =
    minChoices === maxChoices
      ? t('menu.choose', { count: maxChoices })
      : minChoices === 0
        ? t('menu.chooseUpTo', { count: maxChoices })
        : t('menu.chooseFromTo', { min: minChoices, max: maxChoices });
  return (
    <article aria-label={name}>
      <Card className={`flex wrap between gap-3 ${styles['group']}`}>
        <div className={styles['text']}>
          <h3 className={styles['name']}>{name}</h3>
          <p className="muted small">
            {rule} · {t('adminOptions.dishes', { count: dishes })}
          </p>
        </div>
        <div className="row wrap gap-2 gap-x-3">
          <Button
            id={editButtonId(id)}
            variant="secondary"
            size="sm"
            aria-label={t('adminMenu.editLabel', { name })}
            onClick={onEdit}
          >
            {t('common.edit')}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            aria-label={t('adminMenu.deleteLabel', { name })}
            onClick={onDelete}
          >
            {t('admin.delete')}
          </Button>
        </div>
        <ul className={styles['offered']}>
          {choices.map((choice, index) => (
            <li key={choice.id} className={`row gap-3 ${styles['offer']}`}>
              <span className={styles['text']}>
                {choice.name}
                {choice.price > 0 && ` + ${formatRupees(choice.price)}`}
                {areSoldOut[index] && choice.soldOut && (
                  <strong className="block warning small">{soldOutText(choice.soldOut)}</strong>
                )}
              </span>
              <SoldOutButton item={{ id: choice.id, name: choice.name, isChoice: true }} />
            </li>
          ))}
        </ul>
      </Card>
    </article>
  );
}
