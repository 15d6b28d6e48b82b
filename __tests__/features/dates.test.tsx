import type { Language } from '@/contract/language';
import { LOCALE } from '@/i18n/locale';
import { CurrentUserContext } from '@/ui/screen/currentUser';
import { CalendarDay, DateTime } from '@/ui/dates/DateTime';
import { useInstitutionDate } from '@/ui/dates/institutionDay';
import { DayInput } from '@/ui/dates/DayInput';
import { TimeField } from '@/ui/dates/TimeField';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Form } from 'antd';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';

import { renderFields } from '../support/features/fieldRig';

const shown = (language: Language, day: string): string => {
  const { unmount } = render(
    <IntlProvider locale={LOCALE[language]} onError={() => undefined}>
      <p>
        <CalendarDay at={day} />
      </p>
      <p>
        <DateTime at={`${day}T12:05:00Z`} />
      </p>
    </IntlProvider>,
  );
  const said = screen.getAllByText((_, element) => element?.tagName === 'TIME').map(({ textContent }) => textContent);
  unmount();
  return said.join(' | ');
};

test('GE-01 no date is ambiguous: the month is in letters, or the year comes first', () => {
  expect(shown('en', '2026-11-08')).toMatch(/^8 Nov 2026 \| 8 Nov 2026, \d\d:05$/u);
  expect(shown('es', '2026-11-08')).toMatch(/^8 nov 2026 \| 8 nov 2026, \d\d:05$/u);
  expect(shown('cn', '2026-11-08')).toMatch(/^2026\/11\/8 \| 2026\/11\/8 \d\d:05$/u);
});

const field = (): HTMLInputElement => screen.getByRole('textbox');

const written = async (language: Language, input: ReactNode): Promise<string> => {
  const { unmount } = await renderFields(input, language);
  const { value } = field();
  unmount();
  return value;
};

test('GE-01 a calendar field formats a day as everywhere else', async () => {
  const day = <DayInput label="Day" placeholder="" value="2026-11-08" />;
  expect(await written('en', day)).toBe('8 Nov 2026');
  expect(await written('es', day)).toBe('8 nov 2026');
  expect(await written('cn', day)).toBe('2026/11/8');
  const time = (
    <Form initialValues={{ time: '2026-11-08T12:05:00Z' }}>
      <TimeField name="time" label="Time" presets={[]} daysAhead={1} dayMeans="end" />
    </Form>
  );
  expect(await written('en', time)).toBe('8 Nov 2026, 06:05');
  expect(await written('es', time)).toBe('8 nov 2026, 06:05');
  expect(await written('cn', time)).toBe('2026/11/8 06:05');
});

test('GE-01 a day may be typed as it is written, and with figures alone', async () => {
  const chosen: (string | undefined)[] = [];
  await renderFields(<DayInput label="Day" placeholder="" onChange={(day) => chosen.push(day)} />, 'es');
  for (const typed of ['2026-11-08', '9 nov 2026']) {
    fireEvent.focus(field());
    fireEvent.change(field(), { target: { value: typed } });
    fireEvent.keyDown(field(), { key: 'Enter' });
  }
  expect(chosen).toEqual(['2026-11-08', '2026-11-09']);
});

function HouseDay() {
  return <output>{useInstitutionDate()}</output>;
}

const openDay = (timeZone: string) =>
  render(
    <CurrentUserContext value={{ role: 'leader', timeZone }}>
      <HouseDay />
    </CurrentUserContext>,
  );

test('SS-01 CL-02 today is the institution’s day, whatever the browser’s zone, and changes at midnight', () => {
  jest.useFakeTimers({ now: new Date('2026-03-11T05:59:00Z') });
  try {
    const { unmount } = openDay('America/Mexico_City');
    expect(screen.getByRole('status')).toHaveTextContent('2026-03-10');
    act(() => jest.advanceTimersByTime(120_000));
    expect(screen.getByRole('status')).toHaveTextContent('2026-03-11');
    unmount();
    // Nor does a zone that nobody knows, as in a recording, leave the screen without a day.
    openDay('zone-1');
    expect(screen.getByRole('status')).toHaveTextContent(/^2026-03-1[01]$/u);
  } finally {
    jest.useRealTimers();
  }
});
