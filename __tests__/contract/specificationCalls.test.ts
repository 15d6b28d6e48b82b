import type { Call, Calls } from '@/contract/call';
import { ALL_CALLS } from '@/contract/calls/allCalls';

/** The calls that §7 shows with method and path, typed off by hand. */
const SHOWN = `
main GET login/rsaPublicKey
main POST login/generateValidateCode
main POST login/getPureH5LivenessResult
main POST login/getSilenceLiveNessResult
main GET login/out
main GET login/currentUser
main GET login/getSubUser
main GET task/getIsLongAging
main GET loginLimit/whiteList
main POST loginLimit/whiteList/update
main POST msg/queryMsg
main POST msg/updateReadMsg
main GET msg/queryAnnouncementMsg
main POST user/behavior/add
main GET menu/asideMenu
main GET achievementBoard/queryAgentAchievement
main GET task/appName/list
main GET task/loanMarketMerchant/list
main GET task/listing
main GET task/LongAgingListing
main GET task/loanItemInfoLongAging
main GET task/userPic/{id}
main GET task/userContacts/{id}
main GET task/userAddressBook/{id}
main GET task/userCallRecord/{id}
main GET task/userAlibabaInfo/{id}
main GET task/collectionLogs/{id}
main GET task/loanItemInfo/{id}
main POST task/record
main POST task/partDeduce
main POST task/save/userEmerContact
main GET repay/details
main GET repay/payLogs
main GET repay/repaymentCode/{taskId}
main POST repay/repaymentCode/update/new
main POST repay/repayment/refreshRepayCode
main GET sms/residue/
main POST sms/manual/send
main GET loan/loan-record
older GET currentUser
older GET menu
older POST login/in
older GET task/listing
older GET task/info/{id}
older GET task/loanItemInfo/{loanId}
older GET task/contacts/{id}
older GET task/userContacts/{id}
older GET task/userCalls/{id}
older POST task/record/{id}
older GET task/collectionLogs/{id}
older GET sms/templates
older POST sms/send
older POST repay/deduct/{id}
older GET repay/details
older GET repay/payLogs
older GET repay/statistics/
older GET management/queue/list
older GET management/queue/info
older GET management/queue/tasks
older GET management/queue/agents
older POST management/task/batchBindAgent
older POST management/task/unbindAgent
older GET management/user/list
older GET management/user/info/{id}
older POST management/user/info/{id}
older GET management/institution/tree
`
  .trim()
  .split('\n');

/** Calls that §7 names without method or path, and the row that this project chose for each. */
const SETTLED: Readonly<Record<string, readonly string[]>> = {
  'login POST of the main client': ['loginCalls.in'],
  'msg: addMsg, updateMsg, delete, queryAllMsg': [
    'msgAdminCalls.addMsg',
    'msgAdminCalls.updateMsg',
    'msgAdminCalls.delete',
    'msgAdminCalls.queryAllMsg',
  ],
  'score box': ['achievementBoardCalls.queryAgentAchievement'],
  'user/behavior: count/list, detail/list': ['behaviourCalls.countList', 'behaviourCalls.detailList'],
  'manage/user: list, info, createOrUpdate, rank': [
    'manageUserCalls.list',
    'manageUserCalls.info',
    'manageUserCalls.createOrUpdate',
    'manageUserCalls.rank',
  ],
  'manage/user: download password, product type, liveness binding, id card binding, login logs': [
    'manageUserCalls.downloadPassword',
    'manageUserCalls.productType',
    'manageUserCalls.livenessBinding',
    'manageUserCalls.idCardBinding',
    'manageLoginLogCalls.list',
  ],
  institutionAndQueue: ['institutionAndQueueCalls.list'],
  'task: auto-dialing SMS, user info, ktp, manual delay/extension, delay code': [
    'taskWorkCalls.autoDialSms',
    'taskCalls.userInfo',
    'taskMaterialCalls.ktp',
    'taskWorkCalls.manualDelay',
    'taskWorkCalls.delayCode',
  ],
  'task: image comments, list count, address book, link by phone, special column, allow view, SMS log': [
    'taskMaterialCalls.imageComments',
    'taskViewCalls.listCount',
    'taskMaterialCalls.addressBookContact',
    'taskMaterialCalls.linkByPhone',
    'taskViewCalls.specialColumn',
    'taskCalls.allowView',
    'taskWorkCalls.smsLog',
  ],
  'payment/details': ['boardCalls.payments'],
  'manage/config: info, loginTypeList, updateLoginType': [
    'manageConfigCalls.info',
    'manageConfigCalls.loginTypeList',
    'manageConfigCalls.updateLoginType',
  ],
  'achievementBoard: standards, summary, personal, history': [
    'manageConfigCalls.standards',
    'boardCalls.summary',
    'boardCalls.personal',
    'boardCalls.history',
  ],
  'institutionalManagement: institution, accounts, password, SMS limit config': [
    'institutionalManagementCalls.institution',
    'institutionalManagementCalls.accounts',
    'institutionalManagementCalls.password',
    'smsLimitCalls.smsLimit',
  ],
  'customer/service: lists, detail, done, penalty, allocation, batch allocation, processing, history': [
    'customerServiceCalls.lists',
    'customerServiceCalls.detail',
    'customerServiceCalls.done',
    'customerServiceCalls.penalty',
    'customerServiceCalls.allocation',
    'customerServiceCalls.batchAllocation',
    'customerServiceCalls.processing',
    'customerServiceCalls.history',
  ],
  'workSchedule: listing, download, upload, status, duty sum, prediction, task number config': [
    'workScheduleCalls.listing',
    'workScheduleCalls.download',
    'workScheduleCalls.upload',
    'workScheduleCalls.status',
    'workScheduleCalls.dutySum',
    'workScheduleCalls.prediction',
    'workScheduleCalls.taskNumberConfig',
  ],
};

const NAMED: readonly [string, Call][] = Object.entries<Calls>(ALL_CALLS).flatMap(([file, calls]) =>
  Object.entries(calls).map(([name, row]): [string, Call] => [`${file}.${name}`, row]),
);
const addresses = new Set(NAMED.map(([, { client, method, path }]) => `${client} ${method} ${path}`));
const names = new Set(NAMED.map(([name]) => name));

// That each row has an endpoint and a handler is held by endpoints.test and by the types of allHandlers.
test.each(SHOWN)('AP-01 §7 shows %s, and the contract has it', (address) => {
  expect(addresses).toContain(address);
});

test.each(Object.entries(SETTLED))('AP-01 §7 declares %s, and the contract has settled it', (_, rows) => {
  expect(rows.filter((row) => !names.has(row))).toEqual([]);
});

test('AP-01 every call that §7 does not show is marked as our choice', () => {
  const settled = new Set(Object.values(SETTLED).flat());
  const unmarked = NAMED.filter(
    ([name, { client, method, path, chosenByUs }]) =>
      !SHOWN.includes(`${client} ${method} ${path}`) && !chosenByUs && !settled.has(name),
  );
  expect(unmarked.map(([name]) => name)).toEqual([]);
});
