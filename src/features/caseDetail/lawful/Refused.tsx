import type { ContactVerdict } from '@/contract/entities/law/contactVerdict';

import { lazyPart } from '../lazyPart';
import { UnlawfulDialog } from './UnlawfulDialog';

const OverrideDialog = lazyPart(async () => (await import('./OverrideDialog')).OverrideDialog);

interface RefusedProps {
  readonly verdict: ContactVerdict;
  /** Runs when the contact is permitted once by an exception; receives the reason. */
  readonly onGiven: (reason: string) => void;
  readonly onClose: () => void;
}

/** Dialog of a contact that the rules refuse whatever the reason: the rules, and an exception if one is possible (LC-03, LC-08). */
export function Refused({ verdict, onGiven, onClose }: RefusedProps) {
  const { override } = verdict;
  if (!override) return <UnlawfulDialog verdict={verdict} onClose={onClose} />;
  return <OverrideDialog verdict={verdict} asked={override} onGiven={onGiven} onClose={onClose} />;
}
