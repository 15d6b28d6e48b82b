import { Readable } from 'node:stream';
import { acceptFile } from '../../modules/lender/lenderFacade';
import type { DemoDay } from './demoDay';

/** Sends two payments for loans that do not exist, which someone has to clarify (MI-01). */
export const sendUnclearPayments = async ({ server, cases, institutionCode, now }: DemoDay): Promise<void> => {
  const { loanNo, amount } = cases.night;
  const at = now.toISOString();
  const lines = [
    'reference,kind,loan_no,amount,value_time,paid_by',
    `DEMO-1,payment,${loanNo}9,350.00,${at},borrower`,
    `DEMO-2,payment,${cases.hours.loanNo}8,${(amount / 200).toFixed(2)},${at},borrower`,
  ];
  await acceptFile(server.database, {
    source: Readable.from([`${lines.join('\n')}\n`]),
    institution: institutionCode,
    name: 'demo',
    handle: 'simulation',
    actorName: null,
    now,
  });
};
