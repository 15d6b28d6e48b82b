import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { createContext, type ReactNode, useState } from 'react';

import { CaseDialog, type CaseDialogName } from './CaseDialog';

/** Opens a dialog of the case. */
export const OpenCaseDialogContext = createContext<(name: CaseDialogName) => void>(() => {});

interface CaseDialogsProps {
  readonly loanItem: LoanItem;
  readonly children: ReactNode;
}

/** Renders the dialogs of a case over its workplace, which does not re-render when one of them opens. */
export function CaseDialogs({ loanItem, children }: CaseDialogsProps) {
  const [dialog, setDialog] = useState<CaseDialogName>();
  return (
    <OpenCaseDialogContext value={setDialog}>
      {children}
      {dialog && <CaseDialog name={dialog} loanItem={loanItem} onClose={() => setDialog(undefined)} />}
    </OpenCaseDialogContext>
  );
}
