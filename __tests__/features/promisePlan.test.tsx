import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { PromiseFields } from '@/features/caseDetail/record/PromiseFields';
import { PromisePlanCard } from '@/features/caseDetail/record/PromisePlanCard';
import type { RecordFields } from '@/features/caseDetail/record/recordFields';
import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { Form, type FormInstance } from 'antd';
import { useEffect } from 'react';

import { AGENT } from '../support/api/apiRig';
import { LOAN_ITEM } from '../support/features/deductRig';
import { draw } from '../support/features/shellRig';
import { CurrentUserContext } from '@/ui/screen/currentUser';

jest.setTimeout(120_000);
configure({ asyncUtilTimeout: 30_000 });

const NOW = new Date('2026-03-10T18:00:00Z');
beforeAll(() => jest.useFakeTimers({ now: NOW, advanceTimers: true, doNotFake: ['setTimeout', 'setInterval'] }));
afterAll(() => jest.useRealTimers());

const LIMITS = { days: 60, firstPercent: 20 };
let form: FormInstance<RecordFields>;
const touched = jest.fn();

function Fields({ task, parts }: { readonly task: LoanItem['task']; readonly parts: RecordFields['promisedParts'] }) {
  const [own] = Form.useForm<RecordFields>();
  useEffect(() => {
    form = own;
  }, [own]);
  return (
    <CurrentUserContext value={{ ...AGENT, timeZone: 'America/Mexico_City' }}>
      <Form form={own} initialValues={{ callResult: 'PTP', type: '01', promisedParts: parts }}>
        <Form.Item name="callResult">
          <input />
        </Form.Item>
        <PromiseFields task={task} form={own} touch={touched} />
      </Form>
    </CurrentUserContext>
  );
}

const show = (more: Partial<LoanItem['task']> = { planLimits: LIMITS }, parts?: RecordFields['promisedParts']) =>
  draw(<Fields task={{ ...LOAN_ITEM.task, ...more }} parts={parts} />);

const begin = async (): Promise<void> => {
  show();
  fireEvent.click(await screen.findByText('Promise in parts'));
  await screen.findByLabelText('Day of part 3');
};
const press = (name: string) => fireEvent.click(screen.getByText(name));
const getValue = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const write = (label: string, value: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const failed = async (): Promise<boolean> =>
  act(async () =>
    form.validateFields().then(
      () => false,
      () => true,
    ),
  );

test('MI-08 a promise becomes a plan of three parts that add up to what is due, a week apart from today on', async () => {
  await begin();
  expect(form.getFieldValue('promisedParts')).toEqual([
    { day: '2026-03-10', amount: 333.34 },
    { day: '2026-03-17', amount: 333.33 },
    { day: '2026-03-24', amount: 333.33 },
  ]);
  expect(touched).toHaveBeenCalled();
  expect(screen.queryByText(/Not in any part|more than is due/u)).toBeNull();
  expect(await failed()).toBe(false);
});

test('CD-05 the promised amount says how to write what it cannot read, and its range only for what it can', async () => {
  show();
  for (const [typed, message] of [
    ['1.234,50', 'Not a valid amount. Write it like 1,234.50'],
    ['1e3', 'Not a valid amount. Write it like 1,234.50'],
    ['9,999', 'More than 0 and at most 1,000.00'],
  ] as const) {
    write('Promised amount', typed);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await screen.findByText(message)).toBeVisible();
  }
  write('Promised amount', '９９．５０');
  expect(await failed()).toBe(false);
  expect(form.getFieldValue('promisedAmount')).toBe(99.5);
});

test('MI-08 what is left shows as it is typed, and what is too much as well', async () => {
  await begin();
  write('Amount of part 1', '300');
  await waitFor(() =>
    expect(screen.getByText(/Not in any part|more than is due/u)).toHaveTextContent('Not in any part: $33.34'),
  );
  write('Amount of part 1', '400');
  await waitFor(() =>
    expect(screen.getByText(/Not in any part|more than is due/u)).toHaveTextContent('$66.66 more than is due'),
  );
});

test('MI-08 each error is displayed at its field, disappears when it is fixed elsewhere, and no input is lost', async () => {
  await begin();
  write('Amount of part 2', 'much');
  expect(await screen.findByText('Not a valid amount. Write it like 1,234.50')).toBeVisible();
  expect(getValue('Amount of part 2')).toBe('much');
  write('Amount of part 2', '700');
  expect(await failed()).toBe(true);
  expect(await screen.findByText('All parts together are at most what is due')).toBeVisible();
  write('Amount of part 1', '150');
  write('Amount of part 3', '150');
  await waitFor(() => expect(screen.queryByText('All parts together are at most what is due')).toBeNull());
  expect(await failed()).toBe(true);
  expect(await screen.findByText('The first part is at least 20% of all')).toBeVisible();
});

test.each([
  ['2026-03-09', 'Today or later, and after the part before', 0],
  ['2026-03-10', 'Today or later, and after the part before', 1],
  ['2026-05-10', 'At most 60 days from today', 2],
])('MI-08 the day %s is refused: %s', async (day, message, place) => {
  show(
    { planLimits: LIMITS },
    ['2026-03-10', '2026-03-17', '2026-03-24'].map((usual, at) => ({ day: at === place ? day : usual, amount: 100 })),
  );
  await screen.findByLabelText('Day of part 3');
  expect(await failed()).toBe(true);
  expect(await screen.findByText(message)).toBeVisible();
});

test('MI-08 the number of parts and their distance are chosen and spread; parts are added and taken away', async () => {
  await begin();
  fireEvent.change(screen.getByLabelText('Parts'), { target: { value: '4' } });
  fireEvent.change(screen.getByLabelText('Days apart'), { target: { value: '10' } });
  press('Spread evenly');
  await waitFor(() => expect(getValue('Day of part 4')).toBe('9 Apr 2026'));
  expect(getValue('Amount of part 4')).toBe('250.00');
  fireEvent.click(screen.getByLabelText('Remove part 2'));
  await waitFor(() => expect(screen.queryByLabelText('Day of part 4')).toBeNull());
  expect(getValue('Day of part 2')).toBe('30 Mar 2026');
  press('Add a part');
  expect(await screen.findByLabelText('Day of part 4')).toHaveValue('');
  expect(await failed()).toBe(true);
});

test('MI-08 one amount instead: the fields of a single promise are there again', async () => {
  await begin();
  press('One amount instead');
  expect(await screen.findByLabelText('Promised amount')).toBeInTheDocument();
  expect(form.getFieldsValue(true).promisedParts).toBeNull();
});

test('MI-08 a half-written plan of a draft is there again; a server that knows no plans offers none', async () => {
  const { unmount } = show({ planLimits: LIMITS }, [{ day: '2026-03-12', amount: 5 }, {}]);
  expect(await screen.findByLabelText('Amount of part 1')).toHaveValue('5.00');
  unmount();
  show({}, [{ day: '2026-03-12', amount: 5 }, {}]);
  expect(await screen.findByLabelText('Promised amount')).toBeInTheDocument();
  expect(screen.queryByText('Promise in parts')).toBeNull();
});

test('MI-08 the page of the case tells each part with what was paid and what became of it', () => {
  const parts = [
    { day: '2026-03-12', amount: 200, paid: 200, state: 'kept' },
    { day: '2026-03-19', amount: 200, paid: 50, state: 'partly' },
    { day: '2026-03-26', amount: 100, paid: 0, state: 'open' },
  ];
  draw(<PromisePlanCard plan={{ madeTime: NOW.toISOString(), parts }} currency="MXN" />);
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'ByPromised amountPaidPromise',
    '12 Mar 2026$200.00$200.00Kept',
    '19 Mar 2026$200.00$50.00Partly kept',
    '26 Mar 2026$100.00$0.00Open',
  ]);
});
