import { manageConfigCalls } from '@/contract/calls/management/manageConfigCalls';
import { screen } from '@testing-library/react';

import { ADMIN, open, standIn } from '../../support/features/screenRig';

test('SY-01 a moment in the list of changes is written as every other time', async () => {
  const change = {
    id: '1',
    key: 'lenderKey',
    before: null,
    after: '2026-11-08T04:10:11.384Z',
    userName: 'Ana',
    time: '2026-11-08T04:10:11Z',
  };
  standIn().on(manageConfigCalls.changes, { result: [change], totalCount: 1 });
  open('/system?tab=history', ADMIN);
  expect(await screen.findAllByText(/^\d Nov 2026, \d\d:10$/u)).toHaveLength(2);
  expect(screen.queryByText(/384Z/u)).toBeNull();
});
