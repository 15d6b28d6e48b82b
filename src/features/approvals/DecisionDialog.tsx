import type { Approval } from '@/contract/entities/management/approval';

import { AgreeDialog } from './AgreeDialog';
import { CasesDialog } from './CasesDialog';
import { RefuseDialog } from './RefuseDialog';
import { WithdrawDialog } from './WithdrawDialog';

const DIALOGS = { agree: AgreeDialog, refuse: RefuseDialog, withdraw: WithdrawDialog, cases: CasesDialog } as const;

/** Action on a request. */
export type Act = keyof typeof DIALOGS;

/** Chosen action and its request. */
export interface Chosen {
  readonly act: Act;
  readonly row: Approval;
}

interface DecisionDialogProps {
  readonly chosen: Chosen | undefined;
  readonly onClose: () => void;
}

/**
 * Dialog of a decision. Rendered next to the list, not in its row: the row disappears with the decision, but its result must stay readable.
 */
export function DecisionDialog({ chosen, onClose }: DecisionDialogProps) {
  if (!chosen) return null;
  const Dialog = DIALOGS[chosen.act];
  return <Dialog row={chosen.row} onClose={onClose} />;
}
