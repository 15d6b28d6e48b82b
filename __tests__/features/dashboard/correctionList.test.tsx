import { screen, within } from '@testing-library/react';
import { CorrectionList } from '@/features/dashboard/CorrectionList';

import { draw } from '../../support/features/shellRig';

const before = { recoveredAmount: 600, promisesKept: 1, score: 20.54, rank: 5 };
const correction = {
  correctedAt: '2026-03-12T18:00:00.000Z',
  reason: 'latePayment',
  before,
  after: { ...before, recoveredAmount: 900, score: 82.03, rank: 2 },
};

test.each([
  ['en', { title: 'Corrections', reason: 'Late payment', name: 'Score' }],
  ['es', { title: 'Correcciones', reason: 'Pago registrado después', name: 'Puntaje' }],
  ['cn', { title: '更正记录', reason: '补入账还款', name: '得分' }],
] as const)(
  'DB-01 a corrected day shows why, and what each figure was before: %s',
  async (language, { title, reason, name }) => {
    draw(<CorrectionList days={[{ day: '2026-03-10', corrections: [correction] }]} currency="MXN" />, language);
    const list = within(await screen.findByRole('region', { name: title }));
    expect(list.getByText(reason, { exact: false })).toBeVisible();
    expect(list.getByText(name).parentElement).toHaveTextContent('20.5 → 82.0');
    expect(list.getByText('5 → 2')).toBeVisible();
    expect(list.queryByText('1 → 1')).toBeNull();
  },
);

test('DB-01 a period without corrections shows none', () => {
  draw(<CorrectionList days={[{ day: '2026-03-10', corrections: [] }]} currency="MXN" />);
  expect(screen.queryByRole('region')).toBeNull();
});
