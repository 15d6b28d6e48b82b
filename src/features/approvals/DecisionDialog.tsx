import type { Approval } from '@/contract/entities/approval';

import { AgreeDialog } from './AgreeDialog';
import { CasesDialog } from './CasesDialog';
import { RefuseDialog } from './RefuseDialog';
import { WithdrawDialog } from './WithdrawDialog';

const DIALOGS = { agree: AgreeDialog, refuse: RefuseDialog, withdraw: WithdrawDialog, cases: CasesDialog } as const;

/** What can be done about a request. */
export type Act = keyof typeof DIALOGS;

/** What is about to be done about which request. */
export interface Chosen {
  readonly act: Act;
  readonly row: Approval;
}

interface DecisionDialogProps {
  readonly chosen: Chosen | undefined;
  readonly onClose: () => void;
}

/** The dialog of a decision. Beside the list, not in its row: the row leaves as soon as it is decided, what became of it has to stay to be read. */
export function DecisionDialog({ chosen, onClose }: DecisionDialogProps) {
  if (!chosen) return null;
  const Dialog = DIALOGS[chosen.act];
  return <Dialog row={chosen.row} onClose={onClose} />;
}
