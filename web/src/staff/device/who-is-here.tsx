import { useState } from 'react';
import { Button } from '../../shared/ui/button';
import { useTexts } from '../texts/texts';
import { EnterPin } from './enter-pin';
import { PersonChoice } from './person-choice';
import { useOwnTablet, useTabletActs } from './tablet';

/** Asks who is at the tablet, and for that person's PIN. */
export function WhoIsHere({ onDone }: { readonly onDone?: () => void }) {
  const t = useTexts();
  const own = useOwnTablet();
  const { enter } = useTabletActs();
  const [chosenId, setChosenId] = useState<string>();
  if (!own) return null;
  const { tablet, hasLeft, onEntered } = own;
  const person = tablet.persons.find(({ id }) => id === chosenId);
  if (tablet.persons.length === 0) return <p>{t('device.nobody')}</p>;
  if (!person)
    return (
      <PersonChoice persons={tablet.persons} label={t('device.who')} onChoose={({ id }) => setChosenId(id)} />
    );
  const letIn = async (pin: string) => {
    await hasLeft();
    await enter({ variables: { personId: person.id, pin } });
    onEntered();
    onDone?.();
  };
  return (
    <div className="stack gap-4">
      <div className="row between gap-3">
        <strong className="text-xl anywhere">{person.name}</strong>
        <Button variant="secondary" onClick={() => setChosenId(undefined)}>
          {t('device.other')}
        </Button>
      </div>
      <EnterPin key={person.id} person={person} failure={t('device.pinUnchecked')} onPin={letIn} />
    </div>
  );
}
