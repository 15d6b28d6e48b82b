import { RECORDABLE_RESULTS } from '@/contract/codes/contactCodes';
import { RESULT_KEYS } from '@/features/caseDetail/keys/caseKeys';
import { CallResultFields, useResultKeys } from '@/features/caseDetail/record/CallResultFields';
import type { RecordFields } from '@/features/caseDetail/record/recordFields';
import { CurrentUserContext } from '@/ui/screen/currentUser';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Form } from 'antd';
import { useRef } from 'react';
import { IntlProvider } from 'react-intl';

function Fields() {
  const [form] = Form.useForm<RecordFields>();
  const shown = useRef<HTMLDivElement>(null);
  useResultKeys({ form, shown, touch: () => undefined, save: () => undefined });
  return (
    <Form form={form}>
      <div ref={shown} data-testid="shown">
        <CallResultFields form={form} />
      </div>
    </Form>
  );
}

const scrolled = jest.fn();

function scrollIntoView(this: Element, options: unknown): void {
  scrolled(this, options);
}

// jsdom has no layout, and so no scrolling.
beforeAll(() => void Object.assign(Element.prototype, { scrollIntoView }));

const KEYS = [...new Set(Object.values(RESULT_KEYS))];

/** Selects by type, because selecting by role in antd's tree takes a second on a busy machine. */
const radios = (): HTMLInputElement[] => [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')];

/** Presses a key of the case screen. */
const press = (key: string, code: string) => act(async () => void fireEvent.keyDown(document.body, { key, code }));

const renderForm = (createsPtp?: boolean) =>
  render(
    <IntlProvider locale="en" onError={() => undefined}>
      <CurrentUserContext value={{ role: 'member', ...(createsPtp !== undefined && { createsPtp }) }}>
        <Fields />
      </CurrentUserContext>
    </IntlProvider>,
  );

/** Returns the results that are offered for an answered call, and the result that each key chooses. */
async function offerResults(createsPtp: boolean | undefined): Promise<{ all: string[]; byKey: [string, string][] }> {
  const { unmount } = renderForm(createsPtp);
  const statusName = radios()[0]?.name;
  const results = () => radios().filter(({ name }) => name !== statusName);
  await press('5', 'Digit5');
  const all = results().map(({ value }) => value);
  const byKey: [string, string][] = [];
  for (const key of KEYS) {
    // Chooses the status again, so that a key without a result leaves nothing chosen.
    await press('5', 'Digit5');
    await press(key, `Key${key.toUpperCase()}`);
    const chosen = results().find(({ checked }) => checked);
    if (chosen) byKey.push([key, chosen.value]);
  }
  unmount();
  return { all, byKey };
}

const isPromise = (result: string): boolean => result === 'PTP' || result === 'PTCPST';

test('CD-11 US-01 offers no promises without the permission, by mouse or by key; the others keep their keys', async () => {
  const usual = await offerResults(undefined);
  expect(usual.all).toEqual(expect.arrayContaining(['PTP', 'PTCPST']));
  expect(usual.byKey.map(([, result]) => result)).toEqual(usual.all);
  const without = await offerResults(false);
  expect(without.all).toEqual(usual.all.filter((result) => !isPromise(result)));
  expect(without.byKey).toEqual(usual.byKey.filter(([, result]) => !isPromise(result)));
  expect((await offerResults(true)).all).toEqual(usual.all);
});

test('CD-05 gives each result of a call status group its own key', () => {
  for (const results of Object.values(RECORDABLE_RESULTS)) {
    const keys = results.map((result) => RESULT_KEYS[result]);
    expect(new Set(keys).size).toBe(keys.length);
  }
});

test('CD-05 a result chosen by key is brought into view with all its buttons, however low the window', async () => {
  renderForm();
  const before = radios().length;
  const buttons: number[] = [];
  scrolled.mockImplementation(() => buttons.push(radios().length));
  for (const [key, code] of [
    ['5', 'Digit5'],
    ['e', 'KeyE'],
  ] as const) {
    scrolled.mockClear();
    await press(key, code);
    await waitFor(() => expect(scrolled).toHaveBeenCalledWith(screen.getByTestId('shown'), { block: 'nearest' }));
    await waitFor(() => expect(buttons.at(-1)).toBeGreaterThan(before));
  }
});
