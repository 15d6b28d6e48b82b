import type { ContactVerdict } from '@/contract/entities/law/contactVerdict';
import { ObjectingRules } from '@/features/caseDetail/lawful/ObjectingRules';
import { screen } from '@testing-library/react';

import { draw } from '../../support/features/shellRig';

const rule = { effect: 'deny', until: null } as const;

const VERDICT: ContactVerdict = {
  verdict: 'deny',
  earliest: null,
  takesReason: false,
  reasons: [
    {
      ...rule,
      pack: 'MX@2014-10-08',
      rule: 'mx.hours',
      kind: 'window',
      source: 'CONDUSEF, Disposiciones',
      short: 'CONDUSEF 2014',
      article: 'Cuarta',
    },
    { ...rule, pack: 'HOUSE@3', rule: 'house.dead', kind: 'not', source: 'Saldo', article: '–' },
    { ...rule, pack: '', rule: 'zone', kind: 'zone', source: '', article: '' },
    { ...rule, pack: 'US-NYC@1', rule: 'nyc.new', kind: 'ofTomorrow', source: 'Rules', article: '§ 5-77' },
  ],
  zones: [],
};

const said = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('LC-06 each rule that speaks says what it says in short, with its pack and article', async () => {
  draw(<ObjectingRules verdict={VERDICT} />);
  await screen.findAllByRole('listitem');
  expect(said()).toEqual([
    'Outside the permitted hoursCONDUSEF 2014, Cuarta · Mexico (MX)',
    'A known fact rules out this contactHouse rule, not law',
    "The person's time zone is not known",
    'A rule advises against itRules, § 5-77 · United States, New York City (US-NYC)',
  ]);
});

test('LC-06 in the other languages too', async () => {
  draw(<ObjectingRules verdict={VERDICT} />, 'es');
  expect(await screen.findByText('Fuera del horario permitido')).toBeVisible();
  draw(<ObjectingRules verdict={VERDICT} />, 'cn');
  expect(await screen.findByText('不在允许的时段内')).toBeVisible();
});
