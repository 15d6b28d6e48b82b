import { useState } from 'react';

import { GoOnDialog } from './GoOnDialog';
import { getObjection } from './objection';
import { Refused } from './Refused';

interface GoOnProps {
  /** Error of the refused contact. No dialog opens unless contact rules caused it. */
  readonly error: unknown;
  /** Starts the same contact again with a reason. */
  readonly onGoOn: (reason: string) => void;
}

/**
 * Shown after the contact rules refused a contact: lists the rules, and requests a reason if one helps (LC-06, LC-08). Once per refusal.
 */
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
