import { manageConfigCalls } from '@/contract/calls/management/manageConfigCalls';
import { screen } from '@testing-library/react';

import { sampleAnswer } from '../../support/contractServer';
import { ADMIN, open, standIn } from '../../support/features/screenRig';

const { quota } = manageConfigCalls;
const sample = sampleAnswer(quota);
const [one] = sample.quotas;
if (!one) throw new Error('no sample');

test.each([
  { remaining: 17, used30Days: 3, isLow: false },
  { remaining: 200, used30Days: 600, isLow: true },
  { remaining: 5, used30Days: 0, isLow: false },
])(
  'SY-01 $remaining checks with $used30Days used in a month: running out is $isLow, by the days that they last',
  async ({ isLow, ...figures }) => {
    standIn().on(quota, { ...sample, quotas: [{ ...one, ...figures }] });
    open('/system?tab=quotas', ADMIN);
    expect(await screen.findByText(String(figures.remaining))).toBeVisible();
    expect(screen.queryAllByText('Running out')).toHaveLength(isLow ? 1 : 0);
  },
);
