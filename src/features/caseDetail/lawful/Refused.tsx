import type { ContactVerdict } from '@/contract/entities/contactVerdict';

import { lazyPart } from '../lazyPart';
import { UnlawfulDialog } from './UnlawfulDialog';

const OverrideDialog = lazyPart(async () => (await import('./OverrideDialog')).OverrideDialog);

interface RefusedProps {
  readonly verdict: ContactVerdict;
  /** The contact may be made now, once, as an exception was made; with why. */
  readonly onGiven: (reason: string) => void;
  readonly onClose: () => void;
}

/** The rules refuse a contact, whatever the reason: which, and an exception where one is possible (LC-03, LC-08). */
export function Refused({ verdict, onGiven, onClose }: RefusedProps) {
  const { override } = verdict;
  if (!override) return <UnlawfulDialog verdict={verdict} onClose={onClose} />;
  return <OverrideDialog verdict={verdict} asked={override} onGiven={onGiven} onClose={onClose} />;
}
