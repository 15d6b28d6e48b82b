import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Call, Calls } from '../../src/contract/call';
import { ALL_CALLS } from '../../src/contract/calls/allCalls';
import { findServerTests } from './findServerTests';

const SRC = path.join(import.meta.dirname, '../../src');
const FOLDERS = ['app', 'features', 'ui', 'api'];

/** Returns the name of a call in src/api; a test compares the list with the slices. */
export const getEndpoint = (file: string, name: string): string =>
  file.replace(/Calls$/, '') + name.charAt(0).toUpperCase() + name.slice(1);

const files = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(SRC, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
).filter((file) => /\.tsx?$/.test(file));
const texts = files.map((file) => ({ file, text: readFileSync(path.join(SRC, file), 'utf8') }));

/** Slices hand out a hook for every call. */
const isSlice = (file: string): boolean => /^api\/endpoints\/\w+\/\w+Api\.ts$/.test(file);

/** Topics of `src` that make a call: by a hook of its endpoint, by the endpoint, or by its row as the login's effects do. */
export function getTopicsUsing(file: string, name: string): readonly string[] {
  const endpoint = getEndpoint(file, name);
  const upper = endpoint.charAt(0).toUpperCase() + endpoint.slice(1);
  const hook = new RegExp(`\\buse(Lazy)?${upper}(Query|Mutation)\\b`);
  const direct = new RegExp(`\\b(endpoints\\.${endpoint}|row: ${file}\\.${name})\\b`);
  const users = texts.filter(({ file: user, text }) => direct.test(text) || (!isSlice(user) && hook.test(text)));
  return [...new Set(users.map(({ file: user }) => toTopic(user)))].toSorted();
}

/** Topic of the calls that replace those of the main client with the setting `client: older`. */
const OLDER_SETTING = 'client: older';

const toTopic = (file: string): string =>
  file === 'api/client/olderCounterparts.ts'
    ? OLDER_SETTING
    : path
        .dirname(file)
        .replace(/^features\//, '')
        .replace(/^api\/.*/, 'api')
        .split('/')
        .slice(0, 2)
        .join('/');

const WHY_OLDER = 'For other clients: tools of institutions that use the older client.';
const WHY_SETTING = 'The screens use it with the setting `client: older` (config/README.md).';

/** Reasons why no screen uses a call of the main client. A missing reason stops `npm run docs`. */
const WHY: Readonly<Record<string, string>> = {
  loginGetSubUser: 'For other clients. The screens use more specific lists of users.',
  taskAllowView:
    'For other clients. In the app, task/loanItemInfo refuses the case with the same code, without a message (§8).',
  taskAgingGetIsLongAging:
    'For other clients. In the app, menu and route use the permission in userInfo, which has the same value.',
  manageUserProductType: 'For other clients. The user form gets products, groups and queues in one call.',
  manageUserDownloadPassword:
    'For other clients. In the app, manage/user/many creates the passwords in the background, and its file can be downloaded again (US-03).',
  repayChannelNews: 'For other clients: called by the payment channel with a signature; see payment-channel.md.',
  smsEvents: 'For other clients: called by the message gateway with a signature; see messages.md.',
  telephonyEvents: 'For other clients: called by the telephone system with a signature; see telephony.md.',
  singleSignOnBackChannelLogout:
    'For other clients: called by the OpenID provider with a logout token; see sign-in.md.',
  lenderEvents: 'For other clients: called by the lender’s systems with a signature; see lender.md.',
};

const getReason = (row: Call, endpoint: string, isInSetting: boolean): string => {
  const whyOlder = isInSetting ? WHY_SETTING : WHY_OLDER;
  const why = row.client === 'older' ? whyOlder : WHY[endpoint];
  if (why === undefined) {
    throw new Error(`no screen makes ${endpoint}: use it, take it away, or say why in ${import.meta.filename}`);
  }
  return why;
};

/** Titles have the ids of acceptance points first. */
const withoutIds = (title: string): string => title.replace(/^(?:(?:[A-Z]{2}-\d{2}|[\d.]+) )+/u, '');

const getTests = (row: Call, endpoint: string): string => {
  const tests = findServerTests(row);
  if (tests.length === 0) {
    throw new Error(`no test with the real server has the address of ${endpoint} in its title: ${row.path}`);
  }
  return tests.map(({ file, title }) => `\`${file}\`: ${withoutIds(title)}`).join('<br>');
};

const getLine = (row: Call, endpoint: string, isInSetting: boolean): string =>
  `| \`${endpoint}\` | ${row.method} | \`${row.path}\` | ${getReason(row, endpoint, isInSetting)} | ${getTests(row, endpoint)} |`;

const INTRODUCTION = `## Calls without a screen

By default, no screen of the app makes these calls. The tests call the real server; \`npm run docs\` stops if a call has no test with its address in the title.

| endpoint | method | path | why | test |
|---|---|---|---|---|`;

/** The part of docs/calls.md about the calls that no screen makes by default. */
export function findUnusedCalls(): string {
  const lines = Object.entries<Calls>(ALL_CALLS).flatMap(([file, rows]) =>
    Object.entries<Call>(rows).flatMap(([name, row]) => {
      const topics = getTopicsUsing(file, name);
      if (topics.some((topic) => topic !== OLDER_SETTING)) return [];
      return [getLine(row, getEndpoint(file, name), topics.length > 0)];
    }),
  );
  return [INTRODUCTION, ...lines, ''].join('\n');
}
