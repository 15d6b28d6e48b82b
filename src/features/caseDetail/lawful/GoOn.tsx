import { useState } from 'react';

import { GoOnDialog } from './GoOnDialog';
import { getObjection } from './objection';
import { Refused } from './Refused';

interface GoOnProps {
  /** Why the contact was refused; nothing is asked unless rules of law were the reason. */
  readonly error: unknown;
  /** Begins the same contact again, with why it goes on. */
  readonly onGoOn: (reason: string) => void;
}

/** After a contact that the rules of law refused: says which ones, and asks for a reason where that helps (LC-06, LC-08). Once for each refusal. */
export function GoOn({ error, onGoOn }: GoOnProps) {
  const [left, setLeft] = useState<unknown>();
  const objection = getObjection(error);
  if (!objection || error === left) return null;
  const { verdict, takesReason } = objection;
  const leave = (): void => setLeft(error);
  const goOn = (reason: string): void => {
    leave();
    onGoOn(reason);
  };
  return takesReason ? (
    <GoOnDialog verdict={verdict} onGoOn={goOn} onClose={leave} />
  ) : (
    <Refused verdict={verdict} onGiven={goOn} onClose={leave} />
  );
}
