import { useState, type Dispatch, type SetStateAction } from 'react';
import { errorMessage } from '../../shared/lib/errors';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { ListSkeleton } from '../../shared/ui/list-skeleton';
import { Page } from '../../shared/ui/page';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { SettingsFrame } from '../settings/settings-frame';
import { useTexts } from '../texts/texts';
import { InvitationCard, type Invitation } from './invitation-card';
import { RenewDialog, RevokeDialog } from './invitation-dialogs';
import { InviteDialog } from './invite-dialog';
import { LinkDialog, type NewLink } from './link-dialog';
import { PersonCard, type Person } from './person-card';
import { EndDialog, RoleDialog } from './person-dialogs';
import { usePeople, type People } from './use-people';

/** The dialog that is open. Here, as its row may leave the list meanwhile. */
type Opened =
  | { readonly kind: 'invite' }
  | { readonly kind: 'link'; readonly link: NewLink; readonly isShownOnce: boolean }
  | { readonly kind: 'renew' | 'revoke'; readonly invitation: Invitation }
  | { readonly kind: 'role' | 'end'; readonly person: Person };

/** Who works at the restaurant, and who is invited. */
export function PeoplePage() {
  const t = useTexts();
  const list = usePeople();
  const { people, error, loading, refetch } = list;
  const [opened, setOpened] = useState<Opened>();
  const [first, ...others] = people?.persons ?? [];
  return (
    <Page>
      <SettingsFrame current="people">
        {!people && loading && <ListSkeleton label={t('people.loading')} />}
        {!people && error && !loading && (
          <RetryNotice onRetry={refetch}>{errorMessage(error, t('people.loadFailed'))}</RetryNotice>
        )}
        {people && first && (
          <Card>
            <section className="stack gap-4" aria-labelledby="people-working">
              <div className="row wrap between gap-3">
                <h2 id="people-working" className="text-xl">
                  {t('people.working')}
                </h2>
                <Button onClick={() => setOpened({ kind: 'invite' })}>{t('people.invite')}</Button>
              </div>
              {others.length === 0 && <p className="muted">{t('people.alone')}</p>}
              <ul className="stack divided">
                {people.persons.map((person) => (
                  <li key={person.id}>
                    <PersonCard
                      person={person}
                      onChange={(chosen) => setOpened({ kind: 'role', person: chosen })}
                      onEnd={(chosen) => setOpened({ kind: 'end', person: chosen })}
                    />
                  </li>
                ))}
              </ul>
            </section>
          </Card>
        )}
        {people && people.invitations.length > 0 && (
          <Card>
            <section className="stack gap-4" aria-labelledby="people-invited">
              <h2 id="people-invited" className="text-xl">
                {t('people.invited')}
              </h2>
              <ul className="stack divided">
                {people.invitations.map((each) => (
                  <li key={each.id}>
                    <InvitationCard
                      invitation={each}
                      onShow={({ token, ...invitation }) =>
                        token &&
                        setOpened({ kind: 'link', link: { ...invitation, token }, isShownOnce: false })
                      }
                      onRenew={(invitation) => setOpened({ kind: 'renew', invitation })}
                      onRevoke={(invitation) => setOpened({ kind: 'revoke', invitation })}
                    />
                  </li>
                ))}
              </ul>
            </section>
          </Card>
        )}
      </SettingsFrame>
      {opened && <OpenedDialog opened={opened} list={list} onOpen={setOpened} />}
    </Page>
  );
}

interface OpenedDialogProps {
  readonly opened: Opened;
  readonly list: People;
  readonly onOpen: Dispatch<SetStateAction<Opened | undefined>>;
}

function OpenedDialog({ opened, list, onOpen }: OpenedDialogProps) {
  const roles = list.people?.roles ?? [];
  /** A form closes itself after it has made a link, whose dialog is open then. */
  const onClose = () => onOpen((present) => (present === opened ? undefined : present));
  const onMade = (link: NewLink) =>
    onOpen({ kind: 'link', link, isShownOnce: link.role === 'OWNER' || link.role === 'MANAGER' });
  switch (opened.kind) {
    case 'invite':
      return <InviteDialog roles={roles} invite={list.invite} onMade={onMade} onClose={onClose} />;
    case 'link':
      return <LinkDialog {...opened} onClose={onClose} />;
    case 'renew':
      return <RenewDialog {...opened} renew={list.renew} onMade={onMade} onClose={onClose} />;
    case 'revoke':
      return <RevokeDialog {...opened} revoke={list.revoke} onClose={onClose} />;
    case 'role':
      return <RoleDialog {...opened} roles={roles} changeRole={list.changeRole} onClose={onClose} />;
    case 'end':
      return <EndDialog {...opened} end={list.end} onClose={onClose} />;
  }
}
