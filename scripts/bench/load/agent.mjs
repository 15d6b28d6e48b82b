// One agent of a load test: the app's requests for a list, a filter, a case and a result, at times independent of responses.
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { WebSocket } from 'ws';

const lines = new http.Agent({ keepAlive: true, maxSockets: 512 });
const JSON_TYPE = { 'content-type': 'application/json' };

const send = (options, body) =>
  new Promise((resolve, reject) => {
    const request = http.request({ agent: lines, ...options }, (reply) => {
      const pieces = [];
      reply.on('data', (piece) => pieces.push(piece));
      reply.on('end', () => resolve(Buffer.concat(pieces).toString()));
      reply.on('error', reject);
    });
    request.on('error', reject);
    request.end(body);
  });

const together = (paths) => `task/together?asked=${encodeURIComponent(paths.join(' '))}`;
const pick = (some) => some[Math.floor(Math.random() * some.length)];

/** Actions of an agent and their frequency; the requests of an action are sent together. */
const ACTIONS = [
  { name: 'list', weight: 3, requests: () => [{ kind: 'list', path: 'task/listing?scope=visible' }] },
  {
    name: 'filter',
    weight: 1,
    requests: () => [{ kind: 'filter', path: 'task/listing?scope=visible&penaltyDayFrom=5&sort=amount&order=desc' }],
  },
  {
    name: 'open',
    weight: 3,
    requests: ({ id, loanId }, next) => [
      {
        kind: 'case',
        path: together([
          `task/draft/${id}?kind=log`,
          `task/loanItemInfo/${loanId}?taskId=${id}`,
          `task/neighbours?taskId=${id}`,
        ]),
      },
      // Prefetch of the next case, while this one is worked on.
      {
        kind: 'ahead',
        path: together([
          `task/loanItemAhead/${next.loanId}?taskId=${next.id}`,
          `task/userContacts/${next.id}`,
          `task/wishes/${next.id}`,
          `approvals/case/${next.id}`,
          `task/lawful/${next.id}`,
          `task/lastCall/${next.id}`,
        ]),
      },
      { kind: 'opened', path: 'user/behavior/add', body: { type: 'openCase', loanId, ip: '127.0.0.1' } },
    ],
  },
  {
    name: 'record',
    weight: 1,
    requests: ({ id }) => [
      {
        kind: 'record',
        path: 'task/record',
        body: { callStatus: 'OTHER', callResult: 'MEMO', type: '01', remarks: 'load', taskId: id },
      },
    ],
  },
];
const DEALT = ACTIONS.flatMap((action) => Array.from({ length: action.weight }, () => action));

const NOBODY = { id: '', loanId: '' };

/** Requests of one action, on average. */
export const REQUESTS_PER_ACTION =
  DEALT.reduce((sum, { requests }) => sum + requests(NOBODY, NOBODY).length, 0) / DEALT.length;

/** An agent with a session; `note(kind, milliseconds, code)` runs for each request. */
export class Agent {
  #headers;
  #server;
  #note;
  #cases = [];

  constructor({ cookie, token }, { port, note }) {
    this.#server = { host: '127.0.0.1', port };
    this.#headers = { cookie, 'x-auth-token': token, 'sec-fetch-site': 'same-origin', 'accept-language': 'en' };
    this.#note = note;
    this.token = token;
  }

  /** Opens the live connection and resolves on its welcome message. */
  openLine(onClose) {
    const { host, port } = this.#server;
    const { cookie } = this.#headers;
    const line = new WebSocket(`ws://${host}:${port}/prod/task/websocket`, {
      headers: { cookie, origin: `http://${host}:${port}` },
    });
    line.on('close', onClose).on('error', onClose);
    line.once('open', () => line.send(JSON.stringify({ type: 'hello', token: this.token })));
    return new Promise((resolve) => line.once('message', () => resolve(line)));
  }

  async readCases() {
    const { data } = await this.#ask({ kind: 'first list', path: 'task/listing?scope=visible' });
    this.#cases = data?.result ?? [];
  }

  /** One action, now. */
  async act() {
    const { requests } = pick(DEALT);
    const [one, next] = [pick(this.#cases), pick(this.#cases)];
    if (one === undefined || next === undefined) return;
    await Promise.all(requests(one, next).map((request) => this.#ask(request)));
  }

  async #ask({ kind, path, body }) {
    const began = performance.now();
    const sent = body && JSON.stringify(body);
    const headers = {
      ...this.#headers,
      ...(sent && { ...JSON_TYPE, 'content-length': Buffer.byteLength(sent), 'idempotency-key': randomUUID() }),
    };
    const options = { ...this.#server, path: `/prod/${path}`, method: sent ? 'POST' : 'GET', headers };
    const reply = await send(options, sent).then(JSON.parse, (error) => ({ code: error.code ?? 'broken' }));
    this.#note(kind, performance.now() - began, reply.code);
    return reply;
  }
}
