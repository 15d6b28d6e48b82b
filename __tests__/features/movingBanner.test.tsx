import { MOVE_POLL_MS } from '@/api/client/polling';
import { msgApi } from '@/api/endpoints/account/msgApi';
import { useAppDispatch } from '@/api/hooks/useAppDispatch';
import { MovingBanner } from '@/app/shell/MovingBanner';
import { menuCalls } from '@/contract/calls/users/menuCalls';
import { msgCalls } from '@/contract/calls/cases/msgCalls';
import { RESULT_CODES } from '@/contract/resultCodes';
import { act, screen, waitFor } from '@testing-library/react';

import { AGENT, open, press, standIn } from '../support/features/screenRig';

const TEXT = /^Your institution is being moved/;

function Change() {
  const dispatch = useAppDispatch();
  const change = msgApi.endpoints.msgUpdateReadMsg.initiate({ msgId: '1' });
  return (
    <button type="button" onClick={() => void dispatch(change)}>
      Change
    </button>
  );
}

/** Number of requests for the permissions. */
const countLooks = (): number => standIn().asked(menuCalls.permissions).length;

const serve = (isMoving: boolean): void => {
  standIn().on(menuCalls.permissions, { permissions: [], ...(isMoving && { isMoving }) });
  if (isMoving) standIn().refuse(msgCalls.updateReadMsg, 'Moving', RESULT_CODES.moving.code);
  else standIn().on(msgCalls.updateReadMsg, null);
};

const show = async (): Promise<void> => {
  serve(false);
  open(
    '/none',
    { ...AGENT, permissions: [] },
    <>
      <MovingBanner />
      <Change />
    </>,
  );
  await waitFor(() => expect(countLooks()).toBe(1));
};

const showMoving = async (): Promise<void> => {
  await show();
  serve(true);
  await press('Change');
  await screen.findByText(TEXT);
};

test('CE-04 a change that is refused because the institution moves shows the banner, and a later one hides it', async () => {
  await showMoving();
  expect(countLooks()).toBe(2);
  serve(false);
  await press('Change');
  await waitFor(() => expect(screen.queryByText(TEXT)).toBeNull());
});

test('CE-04 the banner disappears without a change once the move is over, and nobody asks afterwards', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  await showMoving();
  await act(() => jest.advanceTimersByTimeAsync(MOVE_POLL_MS));
  await waitFor(() => expect(countLooks()).toBe(3));
  expect(screen.getByText(TEXT)).toBeVisible();
  serve(false);
  await act(() => jest.advanceTimersByTimeAsync(MOVE_POLL_MS));
  await waitFor(() => expect(screen.queryByText(TEXT)).toBeNull());
  const looks = countLooks();
  await act(() => jest.advanceTimersByTimeAsync(3 * MOVE_POLL_MS));
  expect(countLooks()).toBe(looks);
  jest.useRealTimers();
});

test('CE-04 a change without a move asks nothing', async () => {
  await show();
  await press('Change');
  await waitFor(() => expect(standIn().asked(msgCalls.updateReadMsg)).toHaveLength(1));
  expect(countLooks()).toBe(1);
});
