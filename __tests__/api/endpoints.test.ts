/** @jest-environment ./config/browserEnvironment.ts */
import { achievementBoardApi } from '@/api/achievementBoardApi';
import { api } from '@/api/api';
import { loginApi } from '@/api/loginApi';
import { menuApi } from '@/api/menuApi';
import { msgApi } from '@/api/msgApi';
import { olderLoginApi } from '@/api/olderLoginApi';
import { olderTaskApi } from '@/api/olderTaskApi';
import { publicIpApi } from '@/api/publicIpApi';
import { taskApi } from '@/api/taskApi';
import { intentApi } from '@/api/intentApi';
import { loanApi } from '@/api/loanApi';
import { msgAdminApi } from '@/api/msgAdminApi';
import { olderRepayApi } from '@/api/olderRepayApi';
import { olderSmsApi } from '@/api/olderSmsApi';
import { repayApi } from '@/api/repayApi';
import { smsApi } from '@/api/smsApi';
import { taskAgingApi } from '@/api/taskAgingApi';
import { taskMaterialApi } from '@/api/taskMaterialApi';
import { taskViewApi } from '@/api/taskViewApi';
import { taskWorkApi } from '@/api/taskWorkApi';
import { userApi } from '@/api/userApi';
import { ALL_CALLS } from '@/contract/calls/allCalls';

// Importing a slice puts its endpoints into the one api; naming them keeps the imports.
const SLICES = [
  achievementBoardApi,
  loginApi,
  menuApi,
  msgApi,
  olderLoginApi,
  olderTaskApi,
  publicIpApi,
  taskApi,
  intentApi,
  loanApi,
  msgAdminApi,
  olderRepayApi,
  olderSmsApi,
  repayApi,
  smsApi,
  taskAgingApi,
  taskMaterialApi,
  taskViewApi,
  taskWorkApi,
  userApi,
];

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const EXPECTED = Object.entries(ALL_CALLS).flatMap(([file, calls]) =>
  Object.keys(calls).map((row) => file.replace(/Calls$/u, '') + capitalized(row)),
);

test('AP-01 every call of the contract has an endpoint, named after its file and row', () => {
  const present = new Set(SLICES.flatMap(({ endpoints }) => Object.keys(endpoints)));
  expect(EXPECTED.filter((name) => !present.has(name))).toEqual([]);
});

test('AP-01 no endpoint is without a call of the contract', () => {
  expect(Object.keys(api.endpoints).filter((name) => !EXPECTED.includes(name))).toEqual([]);
});
