import { CASE_KEYS, RESULT_KEYS, SAVE_KEY, STATUS_KEYS } from '@/features/caseDetail/keys/caseKeys';
import { useKeys } from '@/features/caseDetail/keys/useKeys';
import { fireEvent, render, screen } from '@testing-library/react';

const pressed = jest.fn<undefined, [string]>();
beforeEach(() => pressed.mockClear());

function Keys() {
  useKeys(Object.fromEntries(['n', '3', '?', 'Shift+3', SAVE_KEY].map((key) => [key, () => pressed(key)])));
  return (
    <>
      <textarea aria-label="remark" />
      <input type="radio" aria-label="choice" />
      <button type="button">button</button>
    </>
  );
}

const heard = (): string[] => pressed.mock.calls.map(([key]) => key);

test('CD-05 a key does its work wherever nothing is typed, in capitals with Caps Lock as well', () => {
  render(<Keys />);
  fireEvent.keyDown(document.body, { key: 'n' });
  fireEvent.keyDown(screen.getByRole('radio'), { key: '3', code: 'Digit3' });
  fireEvent.keyDown(screen.getByRole('button'), { key: 'N' });
  fireEvent.keyDown(document.body, { key: '?', code: 'Slash', shiftKey: true });
  expect(heard()).toEqual(['n', '3', 'n', '?']);
});

test('CD-05 what is typed into a field is no key, but for saving', () => {
  render(<Keys />);
  const field = screen.getByRole('textbox');
  fireEvent.keyDown(field, { key: 'n' });
  fireEvent.keyDown(field, { key: '3', code: 'Digit3' });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(heard()).toEqual([]);
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  fireEvent.keyDown(field, { key: 'Enter', metaKey: true });
  expect(heard()).toEqual([SAVE_KEY, SAVE_KEY]);
});

test('CD-05 a digit with Shift goes by its place, whatever the keyboard writes there', () => {
  render(<Keys />);
  fireEvent.keyDown(document.body, { key: '#', code: 'Digit3', shiftKey: true });
  fireEvent.keyDown(document.body, { key: '·', code: 'Digit3', shiftKey: true });
  expect(heard()).toEqual(['Shift+3', 'Shift+3']);
});

test("CD-05 a key held down works once, and the browser's own keys are left alone", () => {
  render(<Keys />);
  fireEvent.keyDown(document.body, { key: 'n' });
  fireEvent.keyDown(document.body, { key: 'n', repeat: true });
  fireEvent.keyDown(document.body, { key: 'n', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: '3', altKey: true });
  expect(heard()).toEqual(['n']);
});

test('CD-05 no key has two meanings', () => {
  const all = [...Object.values(CASE_KEYS), ...Object.values(STATUS_KEYS), ...new Set(Object.values(RESULT_KEYS))];
  expect(new Set(all).size).toBe(all.length);
});
