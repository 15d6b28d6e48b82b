import type { LoanItem } from '@/contract/entities/cases/loanItem';
import type { ComponentType } from 'react';

import { lazyPart } from '../lazyPart';

interface DialogProps {
  readonly loanItem: LoanItem;
  readonly onClose: () => void;
}

/** Dialogs of a case (§2), each loaded when it is first opened. */
const DIALOGS = {
  sms: lazyPart<DialogProps>(async () => (await import('../sms/SmsDialog')).SmsDialog),
  deduct: lazyPart<DialogProps>(async () => (await import('../repayment/deduct/DeductDialog')).DeductDialog),
  code: lazyPart<DialogProps>(async () => (await import('../repayment/code/RepaymentCodeDialog')).RepaymentCodeDialog),
  extension: lazyPart<DialogProps>(
    async () => (await import('../repayment/extension/ExtensionDialog')).ExtensionDialog,
  ),
  complaint: lazyPart<DialogProps>(async () => (await import('../complaint/ComplaintDialog')).ComplaintDialog),
  hold: lazyPart<DialogProps>(async () => (await import('../hold/HoldDialog')).HoldDialog),
  keys: lazyPart<DialogProps>(async () => (await import('../keys/KeysDialog')).KeysDialog),
} satisfies Record<string, ComponentType<DialogProps>>;

/** The name of a dialog of a case. */
export type CaseDialogName = keyof typeof DIALOGS;

/** The open dialog. */
export function CaseDialog({ name, ...dialog }: DialogProps & { readonly name: CaseDialogName }) {
  const Dialog = DIALOGS[name];
  return <Dialog {...dialog} />;
}
