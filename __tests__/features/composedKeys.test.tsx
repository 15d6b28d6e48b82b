import { withManagementMessages } from '@/ui/screen/screenMessages';
import { usePalette } from '@/app/shell/usePalette';
import { watchComposing } from '@/browser/page/composing';
import { manageUserCalls } from '@/contract/calls/users/manageUserCalls';
import { msgAdminCalls } from '@/contract/calls/management/msgAdminCalls';
import { taskCalls } from '@/contract/calls/cases/taskCalls';
import { ROUTES } from '@/contract/routes';
import { SAVE_KEY } from '@/features/caseDetail/keys/caseKeys';
import { useKeys } from '@/features/caseDetail/keys/useKeys';
import { Addressee } from '@/features/system/announcements/Addressee';
import { ColleagueSelect } from '@/features/users/many/ColleagueSelect';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';

import { address, open, standIn } from '../support/features/screenRig';

/** Keys that an input method editor handles, as browsers send them: Chrome and Firefox, then Safari's Enter. */
const EDITOR_KEYS = [{ isComposing: true }, { isComposing: false, keyCode: 229 }] as const;

const GRANTED = [ROUTES.statistics.path];
const pressed = jest.fn<undefined, []>();

function Page() {
  useEffect(watchComposing, []);
  useKeys({ n: pressed, enter: pressed, [SAVE_KEY]: pressed });
  return usePalette(GRANTED).palette;
}

const field = () => screen.findByRole('combobox', { name: 'Case, phone, person, screen or action' });
const searches = () => standIn().asked(taskCalls.listing).length;

test('PS-06 CD-05 a key of an input method editor is no shortcut', () => {
  pressed.mockClear();
  open('/none', undefined, <Page />);
  for (const how of EDITOR_KEYS) {
    fireEvent.keyDown(document.body, { key: 'n', ...how });
    fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true, ...how });
  }
  expect(pressed).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'n' });
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('GE-02 the Enter that ends a composition chooses nothing, and half-composed words are not searched', async () => {
  open('/none', undefined, <Page />);
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const input = await field();
  // jsdom does not focus a field of a dialog that is being opened.
  fireEvent.focus(input);
  fireEvent.compositionStart(input);
  fireEvent.change(input, { target: { value: "ri'vera" } });
  expect(input).toHaveValue("ri'vera");
  expect(screen.queryByText(/^No results/u)).toBeNull();
  for (const how of EDITOR_KEYS) fireEvent.keyDown(input, { key: 'Enter', ...how });
  expect(await field()).toBe(input);
  expect(searches()).toBe(0);

  fireEvent.change(input, { target: { value: '里维拉' } });
  fireEvent.compositionEnd(input);
  await waitFor(() => expect(searches()).toBeGreaterThan(0));
  const asked = standIn().asked(taskCalls.listing);
  expect(JSON.stringify(asked)).toContain(JSON.stringify('里维拉'));
  expect(JSON.stringify(asked)).not.toContain('vera');

  fireEvent.change(input, { target: { value: 'stat' } });
  await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent('Statistics'));
  fireEvent.keyDown(input, { key: 'Enter' });
  await waitFor(() => expect(address()).toBe(ROUTES.statistics.path));
});

/** A list to choose from that asks the server while a name is typed. */
function Choices({ children }: { readonly children: ReactNode }) {
  useEffect(watchComposing, []);
  return children;
}

const loadChoices = withManagementMessages(() => Promise.resolve(Choices));

test.each([
  [
    'a colleague',
    <ColleagueSelect key="1" label="Person" value={undefined} onChange={pressed} />,
    manageUserCalls.list,
  ],
  ['an addressee', <Addressee key="2" id="person" chosen={null} onChange={pressed} />, msgAdminCalls.addressees],
])('PS-06 half-composed words do not search for %s', async (_, select, call) => {
  const Words = await loadChoices();
  open('/none', undefined, <Words>{select}</Words>);
  const input = await screen.findByRole('combobox');
  fireEvent.compositionStart(input);
  // A pause in typing starts no search either.
  jest.useFakeTimers();
  fireEvent.change(input, { target: { value: "ri'vera" } });
  act(() => jest.advanceTimersByTime(60_000));
  jest.useRealTimers();
  expect(input).toHaveValue("ri'vera");
  fireEvent.change(input, { target: { value: '里维拉' } });
  fireEvent.compositionEnd(input);
  await waitFor(() => expect(JSON.stringify(standIn().asked(call))).toContain('里维拉'));
  expect(JSON.stringify(standIn().asked(call))).not.toContain('vera');
});
