import { readLanguage } from '@/browser/stored/language';
import type { Call } from '@/contract/call';
import { msgCalls } from '@/contract/calls/cases/msgCalls';
import { taskCalls } from '@/contract/calls/cases/taskCalls';
import { loginCalls } from '@/contract/calls/users/loginCalls';
import { AUTH_HEADER, TOKEN_HEADER } from '@/contract/headers';
import type { LocalizedText } from '@/contract/language';
import { PAGE_SIZE_TASKS } from '@/contract/limits';
import type { TaskRow } from '@/contract/entities/cases/task';
import type { LoginResponse } from '@/contract/entities/users/login';
import { RESULT_CODES } from '@/contract/resultCodes';

import { filterCases, findNeighbours } from './caseListing';
import { changeCase } from './changes';
import { createEnvelope, findCall } from './findCall';
import { NOT_IN_DEMO, SESSION_ENDED, UNKNOWN_USER, WRONG_CAPTCHA } from './texts';
import { createReplies, type DemoAccount, type Replies, type Snapshot } from './snapshot';

/** Captcha text of the recorded image. */
export const DEMO_CAPTCHA = '0000';

type Body = Readonly<Record<string, unknown>>;

interface DemoRequest {
  readonly call: Call;
  /** Address below the folder of the page. */
  readonly url: URL;
  readonly text: string;
  readonly account: DemoAccount;
  readonly replies: Replies;
}

/** Ids of new records, above those of the recording. */
let lastId = 900_000_000;

const parseBody = (text: string): Body => {
  const body: Body = text === '' ? {} : JSON.parse(text);
  return body;
};

const refuse = (name: keyof typeof RESULT_CODES, message: LocalizedText): Response =>
  createEnvelope(RESULT_CODES[name].code, null, message[readLanguage()]);

function getLogin({ replies, account }: Pick<DemoRequest, 'replies' | 'account'>): LoginResponse {
  const login = replies.getData(loginCalls.in, account.username);
  if (!login) throw new Error(`no sign-in of ${account.username} was recorded`);
  return login;
}

const getCases = ({ replies, account }: DemoRequest): readonly TaskRow[] =>
  replies.getData(taskCalls.listing, account.role)?.result ?? [];

const findCases = (request: DemoRequest): TaskRow[] => filterCases(getCases(request), request.url.searchParams);

function listCases(request: DemoRequest): Response {
  const found = findCases(request);
  const { searchParams } = request.url;
  const size = Number(searchParams.get('size') ?? PAGE_SIZE_TASKS);
  const first = (Number(searchParams.get('page') ?? 1) - 1) * size;
  return createEnvelope('00', { result: found.slice(first, first + size), totalCount: found.length });
}

function saveDraft({ url, account, text, replies }: DemoRequest): Response {
  const { kind, content, version, intent } = parseBody(text);
  const draft = { content, version: Number(version) + 1, updatedTime: new Date().toISOString(), intent };
  replies.put(account.role, `GET ${url.pathname}?kind=${String(kind)}`, content === '' ? null : draft);
  return createEnvelope('00', draft);
}

function markRead({ url, replies }: DemoRequest): Response {
  const read = url.searchParams.get('msgId');
  replies.update(msgCalls.queryMsg, {}, ({ result }) => {
    const unread = result.filter(({ msgId }) => msgId !== read);
    return { result: unread, totalCount: unread.length };
  });
  return createEnvelope('00', null);
}

const readUser = (request: DemoRequest): Response =>
  createEnvelope('00', { userInfo: getLogin(request).userInfo, token: request.account.token });

/** Calls that are not answered with their recorded replies. */
const HANDLERS: ReadonlyMap<Call, (request: DemoRequest) => Response> = new Map<
  Call,
  (request: DemoRequest) => Response
>([
  [taskCalls.listing, listCases],
  [
    taskCalls.neighbours,
    (request) => createEnvelope('00', findNeighbours(findCases(request), request.url.searchParams.get('taskId'))),
  ],
  [taskCalls.saveDraft, saveDraft],
  [msgCalls.updateReadMsg, markRead],
  // The app then sends the queries separately.
  [taskCalls.together, () => new Response('', { status: 404 })],
  [loginCalls.getSilenceLiveNessResult, () => createEnvelope('00', true)],
  [loginCalls.currentUser, readUser],
  [loginCalls.out, () => createEnvelope('00', null)],
]);

function change(request: DemoRequest): Response | undefined {
  const { call, text, replies, account } = request;
  const body = parseBody(text);
  const row = getCases(request).find(({ id }) => id === String(body['taskId']));
  if (!row) return undefined;
  lastId += 1;
  const { name: userName } = getLogin(request).userInfo;
  const reply = changeCase(call, body, { replies, role: account.role, row, userName, newId: String(lastId) });
  return reply === undefined ? undefined : createEnvelope('00', reply);
}

/** The app sends these without a user action; a refusal would only disturb. */
const isUnattended = ({ byItself, quiet, who }: Call): boolean => byItself ?? quiet ?? who === 'halfSession';

function readRecorded({ call, url, text, account, replies }: DemoRequest): Response {
  const key = `${call.method} ${url.pathname}${url.search}`;
  const recorded = replies.get(account.role, text === '' ? key : `${key} ${text}`);
  if (recorded !== undefined) return Response.json(recorded);
  return isUnattended(call) ? createEnvelope('00', null) : refuse('notFound', NOT_IN_DEMO);
}

const answer = (request: DemoRequest): Response =>
  HANDLERS.get(request.call)?.(request) ?? change(request) ?? readRecorded(request);

function signIn({ accounts }: Snapshot, replies: Replies, text: string): Response {
  const { username, captcha } = parseBody(text);
  if (captcha !== DEMO_CAPTCHA) return refuse('wrongCaptcha', WRONG_CAPTCHA);
  const account = accounts.find((each) => each.username === username);
  return account ? createEnvelope('00', getLogin({ replies, account })) : refuse('wrongCredentials', UNKNOWN_USER);
}

function findAccount({ accounts }: Snapshot, { headers }: Request, { who }: Call): DemoAccount | undefined {
  const token = headers.get(AUTH_HEADER) ?? headers.get(TOKEN_HEADER);
  return accounts.find((each) => each.token === token) ?? (who === 'anyone' ? accounts[0] : undefined);
}

/**
 * Answers the calls of the contract from recorded replies and the changes of this tab; undefined for other requests. `base` is the folder
 * of the page.
 */
export function createDemoServer(snapshot: Snapshot, base: string) {
  const replies = createReplies(snapshot);
  return async (request: Request): Promise<Response | undefined> => {
    if (!request.url.startsWith(base)) return undefined;
    const url = new URL(request.url.slice(base.length), 'http://demo/');
    const call = findCall(request.method, url.pathname, url.searchParams);
    if (!call) return undefined;
    const text = await request.text();
    if (call === loginCalls.in) return signIn(snapshot, replies, text);
    const account = findAccount(snapshot, request, call);
    return account ? answer({ call, url, text, account, replies }) : refuse('expired', SESSION_ENDED);
  };
}
