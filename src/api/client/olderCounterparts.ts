import { readCookieToken } from '@/browser/session/session';
import { loginVault } from '@/browser/session/vault';
import type { Call, CallAnswer, CallInput } from '@/contract/call';
import { repayCalls } from '@/contract/calls/cases/repayCalls';
import { smsCalls } from '@/contract/calls/cases/smsCalls';
import { taskCalls } from '@/contract/calls/cases/taskCalls';
import { taskMaterialCalls } from '@/contract/calls/cases/taskMaterialCalls';
import { taskWorkCalls } from '@/contract/calls/cases/taskWorkCalls';
import { institutionAndQueueCalls } from '@/contract/calls/management/institutionAndQueueCalls';
import { olderLoginCalls } from '@/contract/calls/older/olderLoginCalls';
import { olderManagementQueueCalls } from '@/contract/calls/older/olderManagementQueueCalls';
import { olderManagementUserCalls } from '@/contract/calls/older/olderManagementUserCalls';
import { olderRepayCalls } from '@/contract/calls/older/olderRepayCalls';
import { olderSmsCalls } from '@/contract/calls/older/olderSmsCalls';
import { olderTaskCalls } from '@/contract/calls/older/olderTaskCalls';
import { loginCalls } from '@/contract/calls/users/loginCalls';
import { manageUserCalls } from '@/contract/calls/users/manageUserCalls';
import { menuCalls } from '@/contract/calls/users/menuCalls';
import { createOrUpdateAnswer } from '@/contract/entities/users/systemUser';
import { toApiFailure } from './apiFailure';
import type { ApiRequest } from './getRequest';
import type { CallOutcome } from './readAnswer';
import { sortLogs } from './sortLogs';

type Input = ApiRequest['input'];
type AskOlder = (row: Call, input: Input) => Promise<CallOutcome>;
type OutcomeOf<Row extends Call> = Extract<CallOutcome, { failure: object }> | { readonly data: CallAnswer<Row> };

type Optional<Same, Field> = Same extends true ? Partial<Field> : Field;
type Fits<From, To> = From extends To ? true : false;

/** A call of the main client, its counterpart of the older client, and the conversions between them where they differ. */
type Pair<Main extends Call, Older extends Call> = { readonly main: Main; readonly row: Older } & Optional<
  Fits<CallInput<Main>, CallInput<Older>>,
  /** Returns undefined if only the main client has the call with this input. */
  { readonly input: (input: CallInput<Main>) => CallInput<Older> | undefined }
> &
  Optional<
    Fits<CallAnswer<Older>, CallAnswer<Main>>,
    {
      readonly answer: (
        data: CallAnswer<Older>,
        input: CallInput<Main>,
        ask: AskOlder,
      ) => OutcomeOf<Main> | Promise<OutcomeOf<Main>>;
    }
  >;

/** A pair without the types of its calls. */
interface Counterpart {
  readonly row: Call;
  readonly input: (input: Input) => Input | undefined;
  readonly answer: (data: unknown, input: Input, ask: AskOlder) => CallOutcome | Promise<CallOutcome>;
}

const SAME = {
  input: (input: Input): Input => input,
  answer: (data: unknown): CallOutcome => ({ data }),
};

const pair = <Main extends Call, Older extends Call>({ main, ...rest }: Pair<Main, Older>): [Call, Counterpart] => [
  main,
  { ...SAME, ...rest },
];

/** Calls of the main client for which the setting `client: older` sends a call of the older client. */
export const OLDER_COUNTERPARTS: ReadonlyMap<Call, Counterpart> = new Map([
  pair({
    main: loginCalls.currentUser,
    row: olderLoginCalls.currentUser,
    // After a face check only the main client returns the new token.
    input: () => (loginVault.peek('ticket') === undefined ? {} : undefined),
    answer: (userInfo) => ({ data: { userInfo, token: readCookieToken() ?? undefined } }),
  }),
  pair({ main: menuCalls.asideMenu, row: olderLoginCalls.menu }),
  pair({ main: taskCalls.listing, row: olderTaskCalls.listing }),
  pair({
    main: taskCalls.loanItemInfo,
    row: olderTaskCalls.loanItemInfo,
    input: ({ id, taskId }) => ({ loanId: id, taskId }),
  }),
  pair({ main: taskCalls.userContacts, row: olderTaskCalls.userContacts }),
  pair({ main: taskMaterialCalls.userCallRecord, row: olderTaskCalls.userCalls }),
  pair({
    main: taskCalls.collectionLogs,
    row: olderTaskCalls.collectionLogs,
    answer: (logs, order) => ({ data: sortLogs(logs, order) }),
  }),
  pair({
    main: taskCalls.record,
    row: olderTaskCalls.record,
    input: ({ taskId, ...record }) => ({ id: String(taskId), ...record }),
  }),
  pair({
    main: taskWorkCalls.partDeduce,
    row: olderRepayCalls.deduct,
    input: ({ taskId, ...deduction }) => ({ id: String(taskId), ...deduction }),
  }),
  pair({
    main: repayCalls.details,
    row: olderRepayCalls.details,
    input: ({ role, ...query }) => (role === undefined ? query : undefined),
  }),
  pair({ main: repayCalls.payLogs, row: olderRepayCalls.payLogs }),
  pair({ main: smsCalls.manualSend, row: olderSmsCalls.send }),
  pair({ main: institutionAndQueueCalls.list, row: olderManagementQueueCalls.list }),
  pair({
    main: institutionAndQueueCalls.info,
    row: olderManagementQueueCalls.info,
    input: ({ id }) => ({ queueId: id }),
  }),
  pair({ main: manageUserCalls.list, row: olderManagementUserCalls.list }),
  pair({ main: manageUserCalls.info, row: olderManagementUserCalls.info }),
  pair({
    main: manageUserCalls.createOrUpdate,
    row: olderManagementUserCalls.saveInfo,
    input: ({ id, photo, ...fields }) =>
      id === undefined || photo !== undefined ? undefined : { id: String(id), ...fields },
    answer: async (_, { id }, ask) => {
      const saved = await ask(olderManagementUserCalls.info, { id: String(id) });
      // The change is stored, so a failed read must not report that it was refused.
      return saved.failure
        ? { failure: toApiFailure('unknown') }
        : { data: createOrUpdateAnswer.parse({ user: saved.data, oneTimePassword: null }) };
    },
  }),
]);
