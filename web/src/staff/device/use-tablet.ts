import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSession } from '../../domain/session/session';
import { readFragment } from '../../gql';
import { useInterval } from '../../shared/lib/use-interval';
import { useLiveQuery } from '../../shared/live/use-live-query';
import { OwnTabletQuery, TabletFragment, useTabletActs } from './tablet';
import { useAutoLock } from './use-auto-lock';
import { useHeartbeat } from './use-heartbeat';
import { useProfileAgain } from './use-profile-again';

/** Milliseconds between attempts to say that the person has left. */
const leaveEveryMs = 5_000;

/**
 * The tablet that this browser is, with who is at it. The session's profile is read again when that changes: until then
 * the screens would ask for what another person may see.
 */
export function useTablet() {
  const { user } = useSession();
  const { data, previousData, error, loading, refetch, reread } = useLiveQuery(OwnTabletQuery, {});
  // A profile with other permissions empties the cache, under somebody who is entering a PIN.
  const tablet = readFragment(TabletFragment, (data ?? previousData)?.ownDevice ?? null);
  useHeartbeat(tablet?.name);
  const { leave, keep } = useTabletActs();

  // What the server allows has changed, perhaps because nobody is at the tablet any more.
  const lastUser = useRef(user);
  const onUser = useEffectEvent(() => reread().catch(() => undefined));
  useEffect(() => {
    if (lastUser.current === user) return;
    lastUser.current = user;
    void onUser();
  }, [user]);

  const [isLeaving, setIsLeaving] = useState(false);
  const leaving = useRef<Promise<unknown>>(undefined);
  const sendLeave = () => {
    leaving.current = leave().then(
      () => setIsLeaving(false),
      () => undefined,
    );
  };
  // Somebody may be at the tablet in another window meanwhile.
  const retryLeave = () => {
    if (document.visibilityState === 'visible') sendLeave();
  };
  useInterval(retryLeave, isLeaving ? leaveEveryMs : undefined);
  const lock = () => {
    setIsLeaving(true);
    sendLeave();
  };

  const person = tablet?.person;
  useAutoLock({
    isOn: Boolean(person) && !isLeaving,
    minutes: tablet?.lockMinutes ?? 1,
    onLock: lock,
    onKeep: () => void keep().catch(() => undefined),
  });

  const mayDoNothing = user?.permissions.every((permission) => permission === 'USE_DEVICE') ?? true;
  const isClosed = tablet !== null && (Boolean(tablet.lockedSince) || (tablet.demandsPerson && !person));
  const state = tablet ? `${person?.id ?? tablet.id} ${isClosed}` : undefined;
  const { isReading, retryNow } = useProfileAgain(state, isClosed || !mayDoNothing);
  return {
    tablet,
    error,
    loading,
    refetch,
    /** Whether nothing but the lock screen is shown. */
    isLocked: isClosed || isLeaving || (mayDoNothing && !isReading),
    /** Whether the tablet, or the profile of who is there, is being read. */
    isReading: isReading || !data,
    retryNow,
    own: tablet && {
      tablet,
      lock,
      reread,
      hasLeft: () => Promise.resolve(leaving.current),
      onEntered: () => setIsLeaving(false),
    },
  };
}
