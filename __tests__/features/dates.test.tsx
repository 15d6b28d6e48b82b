import type { Language } from '@/contract/language';
import { LOCALE } from '@/i18n/locale';
import { CurrentUserContext } from '@/ui/currentUser';
import { CalendarDay, DateTime } from '@/ui/DateTime';
import { useHouseDay } from '@/ui/houseDay';
import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';

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

test('GE-01 no date can be taken for another one: the month stands in letters, or the year comes first', () => {
  expect(shown('en', '2026-11-08')).toMatch(/^8 Nov 2026 \| 8 Nov 2026, \d\d:05$/u);
  expect(shown('es', '2026-11-08')).toMatch(/^8 nov 2026 \| 8 nov 2026, \d\d:05$/u);
  expect(shown('cn', '2026-11-08')).toMatch(/^2026\/11\/8 \| 2026\/11\/8 \d\d:05$/u);
});

function HouseDay() {
  return <output>{useHouseDay()}</output>;
}

const openDay = (timeZone: string) =>
  render(
    <CurrentUserContext value={{ role: 'leader', timeZone }}>
      <HouseDay />
    </CurrentUserContext>,
  );

test('SS-01 CL-02 today is the institution’s day, wherever the browser stands, and follows midnight', () => {
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
