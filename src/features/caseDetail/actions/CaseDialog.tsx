import type { LoanItem } from '@/contract/entities/cases/loanItem';
import type { ComponentType } from 'react';

import { createLazyPart } from '../createLazyPart';

interface DialogProps {
  readonly loanItem: LoanItem;
  readonly onClose: () => void;
}

/** Dialogs of a case (§2), each loaded when it is first opened. */
const DIALOGS = {
  sms: createLazyPart<DialogProps>(async () => (await import('../sms/SmsDialog')).SmsDialog),
  deduct: createLazyPart<DialogProps>(async () => (await import('../repayment/deduct/DeductDialog')).DeductDialog),
  code: createLazyPart<DialogProps>(
    async () => (await import('../repayment/code/RepaymentCodeDialog')).RepaymentCodeDialog,
  ),
  extension: createLazyPart<DialogProps>(
    async () => (await import('../repayment/extension/ExtensionDialog')).ExtensionDialog,
  ),
  complaint: createLazyPart<DialogProps>(async () => (await import('../complaint/ComplaintDialog')).ComplaintDialog),
  hold: createLazyPart<DialogProps>(async () => (await import('../hold/HoldDialog')).HoldDialog),
  keys: createLazyPart<DialogProps>(async () => (await import('../keys/KeysDialog')).KeysDialog),
} satisfies Record<string, ComponentType<DialogProps>>;

/** The name of a dialog of a case. */
export type CaseDialogName = keyof typeof DIALOGS;

/** The open dialog. */
export function CaseDialog({ name, ...dialog }: DialogProps & { readonly name: CaseDialogName }) {
  const Dialog = DIALOGS[name];
  return <Dialog {...dialog} />;
}
