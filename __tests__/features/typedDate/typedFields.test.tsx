import { newestResponse } from '@/browser/server/newestResponse';
import { LANGUAGES, type Language } from '@/contract/language';
import { getMoment } from '@/contract/getZoneOffset';
import { DayField } from '@/ui/dates/DayField';
import { DayInput } from '@/ui/dates/DayInput';
import { SearchBar } from '@/ui/list/SearchBar';
import { TimeField } from '@/ui/dates/TimeField';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Button, Form } from 'antd';

import { renderFields } from '../../support/features/fieldRig';
import { sampled } from '../../support/sampled';

const ZONES = ['America/Mexico_City', 'Asia/Shanghai', 'Pacific/Kiritimati'] as const;
const START = '2026-11-29T10:00:00.000Z';

const saved: unknown[] = [];
beforeEach(() => {
  saved.length = 0;
});

/** Imitates the forms of the app: a button, and Ctrl+Enter in every field. */
function TimeForm({ time = null }: { readonly time?: string | null }) {
  const [form] = Form.useForm<{ time?: string | null }>();
  return (
    <Form
      form={form}
      initialValues={{ time }}
      onFinish={(values) => saved.push(values)}
      onKeyDown={(event) => event.key === 'Enter' && event.ctrlKey && form.submit()}
    >
      <TimeField
        name="time"
        label="Until"
        presets={[{ label: 'End of today', endOfDays: 0 }]}
        daysAhead={60}
        dayMeans="end"
      />
      <Button htmlType="submit">Save</Button>
    </Form>
  );
}

const field = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Until' });

function type(text: string): void {
  act(() => field().focus());
  fireEvent.change(field(), { target: { value: text } });
}

type Leave = 'Tab' | 'Enter' | 'Ctrl+Enter' | 'Save';
const WAYS: readonly Leave[] = ['Tab', 'Enter', 'Ctrl+Enter', 'Save'];

/** Leaves the field as somebody does, and saves. */
function save(way: Leave): void {
  if (way === 'Tab') fireEvent.keyDown(field(), { key: 'Tab' });
  if (way === 'Enter') fireEvent.keyDown(field(), { key: 'Enter' });
  if (way === 'Ctrl+Enter') return void fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
  act(() => field().blur());
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
}

const TYPED: Readonly<Record<Language, readonly string[]>> = {
  en: ['30/11/2026 17:30', '30 Nov 2026, 5:30 pm', '３０/１１/２０２６ １７：３０', '2026-11-30T17:30'],
  es: ['30/11/2026 17:30', '30 de noviembre de 2026, 5:30 p. m.', '30 nov 2026 a las 17:30'],
  cn: ['2026年11月30日 下午5:30', '２０２６年１１月３０日１７：３０', '2026/11/30 17:30', '11月30日17点半'],
};

const FORMS = LANGUAGES.flatMap((language) => WAYS.map((way) => [language, way] as const));

// A share of three takes each way of leaving at least once.
describe.each(sampled(FORMS, FORMS.length))('%s, %s', (language, way) => {
  test('CD-05 a time that is typed is what is saved, in place of the one before', async () => {
    for (const [place, text] of TYPED[language].entries()) {
      const zone = ZONES[place % ZONES.length] ?? ZONES[0];
      const { unmount } = await renderFields(<TimeForm time={START} />, language, zone);
      type(text);
      save(way);
      await waitFor(() => expect(saved).toHaveLength(1));
      expect([text, saved.pop()]).toEqual([
        text,
        { time: new Date(getMoment('2026-11-30T17:30', zone)).toISOString() },
      ]);
      unmount();
    }
  });

  test('CD-05 what cannot be read is not saved: the field says so with an example that is accepted', async () => {
    await renderFields(<TimeForm time={START} />, language);
    type('as agreed');
    save(way);
    const fault = await screen.findByText(/\d{4}.* 17:30/u);
    expect(field()).toHaveValue('as agreed');
    expect(saved).toEqual([]);
    const example = /[\d/]+ 17:30/u.exec(fault.textContent)?.[0] ?? '';
    type(example);
    save(way);
    await waitFor(() => expect(saved).toHaveLength(1));
  });
});

test('CD-05 a day without a time is its end, an emptied field is empty, and the zone is displayed', async () => {
  await renderFields(<TimeForm time={START} />, 'en');
  expect(screen.getByText('Time in Mexico City')).toBeVisible();
  type('30 Nov 2026');
  save('Save');
  await waitFor(() => expect(saved).toEqual([{ time: '2026-12-01T05:59:00.000Z' }]));
  expect(field()).toHaveValue('30 Nov 2026, 23:59');
  type('');
  save('Ctrl+Enter');
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved[1]).toEqual({ time: null });
});

test('CD-05 the end of today is the institution’s by the server’s clock, whatever zone and clock the computer has', async () => {
  const cameAt = Date.now();
  // The computer is a day ahead of the server.
  const server = new Date(cameAt - 86_400_000);
  newestResponse.time = [server.toUTCString(), cameAt, cameAt];
  try {
    await renderFields(<TimeForm />, 'en', 'Asia/Shanghai');
    fireEvent.mouseDown(field());
    fireEvent.click(field());
    fireEvent.click(await screen.findByText('End of today'));
    save('Ctrl+Enter');
    await waitFor(() => expect(saved).toHaveLength(1));
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(server);
    expect(saved[0]).toEqual({ time: new Date(`${day}T23:59+08:00`).toISOString() });
    expect(document.querySelector('.ant-picker-cell-today')).toHaveAttribute('title', day);
  } finally {
    newestResponse.time = [new Date().toUTCString(), Date.now(), Date.now()];
  }
});

test('CD-05 a day of a form is read in the same way', async () => {
  function DayForm() {
    return (
      <Form onFinish={(values) => saved.push(values)}>
        <DayField name="day" label="Until" />
        <Button htmlType="submit">Save</Button>
      </Form>
    );
  }
  await renderFields(<DayForm />, 'es');
  type('31/02/2026');
  save('Enter');
  expect(await screen.findByText(/No se pudo leer esta fecha/u)).toBeVisible();
  expect(saved).toEqual([]);
  type('29 de noviembre de 2026');
  save('Tab');
  await waitFor(() => expect(saved).toEqual([{ day: '2026-11-29' }]));
});

test('CL-02 a filter’s day that cannot be read keeps the search from being made, and clearing takes it away', async () => {
  const searched: unknown[] = [];
  const chosen: unknown[] = [];
  await renderFields(
    <SearchBar label="Find" onSearch={() => searched.push(chosen.at(-1))} onClear={() => undefined}>
      <DayInput label="Until" placeholder="" value="2026-11-01" onChange={(day) => chosen.push(day)} />
    </SearchBar>,
    'en',
  );
  type('29/1');
  type('29/13/2026');
  act(() => field().blur());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This is not a date that can be read/u);
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect([searched, chosen]).toEqual([[], []]);
  fireEvent.click(screen.getByText('Clear'));
  expect(field()).toHaveValue('1 Nov 2026');
  type('29/11/2026');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(chosen).toEqual(['2026-11-29']);
});
