import { contactDecisionCalls } from '@/contract/calls/management/contactDecisionCalls';
import type { ContactDecision } from '@/contract/entities/law/contactDecision';
import { fireEvent, screen, within } from '@testing-library/react';

import { listStates, said } from '../../support/features/listStates';
import { address, AUDITOR, LEADER, open, press, standIn, write } from '../../support/features/screenRig';

const { listing } = contactDecisionCalls;
const AT = '/dataMonitoring?view=decisions';

const refused: ContactDecision = {
  id: '7',
  time: '2026-11-22T23:30:00.000Z',
  verdict: 'deny',
  outcome: 'withReason',
  mode: 'warn',
  channel: 'call',
  agentId: '3',
  agentName: 'Ana Agente',
  username: 'ana',
  taskId: '9',
  loanId: 'L-1',
  contactName: 'Prueba Uno',
  relation: 'R01',
  reasons: [
    {
      pack: 'MX@2014-10-08',
      rule: 'mx.hours',
      kind: 'window',
      effect: 'deny',
      source: 'CONDUSEF, Disposiciones',
      article: 'Cuarta',
    },
  ],
  reason: 'She asked to be called now',
  earliest: '2026-11-23T13:00:00.000Z',
  zones: ['America/Mexico_City'],
  zoneBasis: 'number',
  packs: ['HOUSE@3', 'MX@2014-10-08'],
};
const full = { result: [refused], totalCount: 1 };
const none = { result: [], totalCount: 0 };

test('LC-03 GE-03 the list of decisions says that it loads, that there is nothing, and why it failed', async () => {
  const states = {
    at: AT,
    user: LEADER,
    row: listing,
    label: 'Contact decisions',
    full,
    shows: 'Ana Agente',
    none,
    says: 'No contact was decided in the last 7 days',
  };
  expect(await listStates(states)).toEqual(said(states));
});

test('LC-03 a decision shows verdict, outcome, rule with article and pack version, and the reason', async () => {
  standIn().on(listing, full);
  open(AT, AUDITOR);
  const row = (await screen.findByText('Ana Agente')).closest('tr') as HTMLElement;
  for (const text of ['Forbidden', 'Made with a reason', 'Self', 'She asked to be called now']) {
    expect(within(row).getByText(text)).toBeVisible();
  }
  const rule = within(row).getByText('Cuarta · mx.hours · MX@2014-10-08');
  // Names of laws are in their own language.
  expect(rule).toHaveAttribute('translate', 'no');
  expect(within(row).getByRole('link', { name: 'L-1' })).toHaveAttribute(
    'href',
    expect.stringContaining('/task/9/L-1'),
  );
});

test('LC-03 RT-08 a search for an agent and a loan is in the address; the other list forgets it', async () => {
  standIn().on(listing, ({ query }) => ('user' in query ? none : full));
  open(`${AT}&loanId=L-1`, AUDITOR);
  await screen.findByText('Ana Agente');
  expect(screen.getByLabelText('Loan ID')).toHaveValue('L-1');
  await write('Agent', 'nobody');
  await press('Search');
  expect(await screen.findByText('No decision matches the search')).toBeVisible();
  expect(address()).toBe(`${AT}&loanId=L-1&user=nobody`);
  fireEvent.click(screen.getByText('Personal data'));
  expect(await screen.findByLabelText('User', { selector: 'input' })).toHaveValue('');
  expect(address()).toBe('/dataMonitoring');
});
