import { usePalette } from '@/app/usePalette';
import { watchComposing } from '@/browser/composing';
import { taskCalls } from '@/contract/calls/taskCalls';
import { ROUTES } from '@/contract/routes';
import { SAVE_KEY } from '@/features/caseDetail/keys/caseKeys';
import { useKeys } from '@/features/caseDetail/keys/useKeys';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';

import { address, open, standIn } from '../support/features/screenRig';

/** How browsers send a key that an input method editor handles: Chrome and Firefox, then Safari's Enter. */
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
  expect(screen.queryByText(/^Nothing fits/u)).toBeNull();
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
