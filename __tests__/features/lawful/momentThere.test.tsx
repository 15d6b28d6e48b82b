import type { ContactVerdict } from '@/contract/entities/law/contactVerdict';
import { formatLawful } from '@/features/caseDetail/lawful/formatLawful';
import { loadAgentMessages } from '@/i18n/loadScreenMessages';
import { MessagesProvider } from '@/i18n/MessagesProvider';
import { render, screen } from '@testing-library/react';
import { useIntl } from 'react-intl';

const refused = (zones: string[]): ContactVerdict => ({
  verdict: 'deny',
  earliest: '2026-01-05T13:00:00Z',
  takesReason: false,
  reasons: [],
  zones,
});

const Words = ({ zones }: { readonly zones: string[] }) => <output>{formatLawful(refused(zones), useIntl())}</output>;

test.each([
  [['America/Tijuana'], 'America/Mexico_City', 'Not until 5 Jan, 05:00 (Tijuana)'],
  [['America/Mexico_City'], 'Asia/Shanghai', 'Not until 5 Jan, 07:00 (Mexico City)'],
  [['America/Mexico_City'], 'America/Mexico_City', 'Not until 5 Jan, 07:00'],
  [['America/Mexico_City', 'America/Tijuana'], 'America/Mexico_City', 'Not until 5 Jan, 07:00 (Mexico City)'],
  [['America/Mexico_City', 'America/Monterrey'], 'America/Mexico_City', 'Not until 5 Jan, 07:00'],
  [[], 'America/Mexico_City', 'Not until 5 Jan, 07:00'],
])(
  'LC-06 the moment of a contact in %j on a screen of %s is by the clock there: %s',
  async (zones, timeZone, words) => {
    const messages = await loadAgentMessages('en');
    render(
      <MessagesProvider ready={{ language: 'en', messages }} timeZone={timeZone}>
        <Words zones={zones} />
      </MessagesProvider>,
    );
    expect(screen.getByRole('status')).toHaveTextContent(words);
  },
);
