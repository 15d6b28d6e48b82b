import { writeSession } from '@/browser/session/session';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { DeductDialog } from '@/features/caseDetail/repayment/deduct/DeductDialog';
import { CurrentUserContext } from '@/ui/screen/currentUser';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import { AGENT } from '../api/apiRig';
import { draw } from './shellRig';

/** The case of the dialog. */
export const LOAN_ITEM = {
  task: {
    id: '7',
    loanId: 'L-77',
    borrowerId: 'B-7',
    borrowerName: 'Ana López',
    penaltyDate: '2026-10-01',
    penaltyDay: 50,
    amount: 1000,
    status: 'C10',
    lastCallResult: null,
    lastCallTime: null,
    lastCallAgent: null,
    currency: 'MXN',
  },
  deductionAccount: '********1234',
} as unknown as LoanItem;

/** Draws the dialog of a signed-in agent. */
export function openDeduct(loanItem: LoanItem = LOAN_ITEM) {
  writeSession({ user: AGENT, token: 'token-of-the-tab' });
  const onClose = jest.fn();
  const { unmount } = draw(
    <CurrentUserContext value={AGENT}>
      <DeductDialog loanItem={loanItem} onClose={onClose} />
    </CurrentUserContext>,
  );
  return { onClose, unmount };
}

// Selects by label and text, because selecting by role in antd's tree takes a second on a busy machine.
export const amountField = () => screen.findByLabelText('Amount');
export const continueButton = () => screen.getByText('Continue');
export const BUTTON = { selector: 'button, button *' };
export const confirmButton = async () => (await screen.findByText(/^Deduct/u, BUTTON)).closest('button');
export const question = () => screen.findByText(/It may have been carried out/u);

export async function write(amount: string) {
  const field = await amountField();
  await waitFor(() => expect(field).toBeEnabled());
  fireEvent.change(field, { target: { value: amount } });
}

/** Written and confirmed, up to the click that moves money. */
export async function writeAndContinue(amount = '250'): Promise<Element> {
  await write(amount);
  fireEvent.click(continueButton());
  const button = await confirmButton();
  await waitFor(() => expect(button).toBeEnabled());
  if (!button) throw new Error('no question came');
  return button;
}
