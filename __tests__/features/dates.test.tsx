import type { Language } from '@/contract/language';
import { LOCALE } from '@/i18n/locale';
import { CalendarDay, DateTime } from '@/ui/DateTime';
import { render, screen } from '@testing-library/react';
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
