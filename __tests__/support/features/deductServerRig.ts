import type { RepeatedDeduction } from '@/contract/entities/money/payLog';
import type { ServerResponse } from 'node:http';

import { getEnvelope, type ForeignServer, type Seen } from '../api/foreignServer';

/** State of the line between browser and server: working, cut before the request arrives, or cut before the response leaves. */
type Line = 'fine' | 'cutBefore' | 'cutAfter';

interface Kept {
  readonly content: string;
  readonly intent: string;
  readonly version: number;
}

interface DeductServerRig {
  /** Executed deductions, once per key. */
  readonly deductions: { readonly key: string; readonly amount: number }[];
  /** Keys of all requests for a deduction, in their order. */
  readonly attempts: string[];
  draft: Kept | null;
  line: Line;
  draftLine: Line;
  /** Refuses deductions with this code. */
  refusal: string | undefined;
  /** An identical earlier deduction; a request that does not confirm it by this id is refused with a question. */
  made: RepeatedDeduction | undefined;
  /** Status and failure reason that the record shows of every deduction. */
  channel: { readonly status: string; readonly failure: string | null };
  /** Fault of the lookup by key; undefined is none. */
  asked: 'cut' | 'notKnown' | undefined;
}

const onWire = (draft: Kept | null) => draft && { ...draft, updatedTime: '2026-11-20T10:00:00.000Z' };

function serveDraft(server: ForeignServer, rig: DeductServerRig) {
  server.on('/prod/task/draft/7', (reply, seen) => {
    if (seen.method === 'GET') return getEnvelope('00', onWire(rig.draft))(reply, seen);
    if (rig.draftLine !== 'fine') return void reply.destroy();
    const { content, intent, version } = JSON.parse(seen.body) as Kept;
    if ((rig.draft?.version ?? 0) !== version) return getEnvelope('22', null, 'out of date')(reply, seen);
    rig.draft = content === '' ? null : { content, intent, version: version + 1 };
    return getEnvelope('00', onWire(rig.draft))(reply, seen);
  });
}

function carryOut(rig: DeductServerRig, key: string, { body }: Seen) {
  if (rig.deductions.some((one) => one.key === key)) return;
  const { amount } = JSON.parse(body) as { readonly amount: number };
  rig.deductions.push({ key, amount });
  if (rig.draft?.intent === key) rig.draft = null;
}

function answerDeduction(rig: DeductServerRig, reply: ServerResponse, seen: Seen) {
  const key = String(seen.headers['idempotency-key']);
  rig.attempts.push(key);
  if (rig.line === 'cutBefore') return void reply.destroy();
  if (rig.refusal) return getEnvelope(rig.refusal, null, 'no, says the server')(reply, seen);
  const { again } = JSON.parse(seen.body) as { readonly again?: string };
  if (rig.made && again !== rig.made.payLogId) return getEnvelope('29', rig.made, 'moments ago')(reply, seen);
  carryOut(rig, key, seen);
  if (rig.line === 'cutAfter') return void reply.destroy();
  const answer = {
    payLogId: `${rig.deductions.length}`,
    amountDue: 750,
    status: 'C10',
    deductionStatus: rig.channel.status,
  };
  return getEnvelope('00', answer)(reply, seen);
}

function serveQuestions(server: ForeignServer, rig: DeductServerRig) {
  server.on('/prod/intent/outcome', (reply, seen) => {
    if (rig.asked === 'cut') return void reply.destroy();
    if (rig.asked === 'notKnown') return getEnvelope('404', null, 'no such call')(reply, seen);
    const key = new URL(seen.url, server.origin).searchParams.get('key');
    const isKnown = rig.deductions.some((one) => one.key === key);
    return getEnvelope('00', { state: isKnown ? 'carriedOut' : 'neverArrived' })(reply, seen);
  });
  server.on('/prod/repay/payLogs', (reply, seen) => {
    const row = { opTime: '2026-11-20T10:00:00.000Z', type: '4', ...rig.channel, remark: null };
    const result = rig.deductions.map(({ amount }, place) => ({ ...row, id: `${place + 1}`, amount }));
    getEnvelope('00', { result, totalCount: result.length })(reply, seen);
  });
}

/** A server that keeps one draft and deducts once a key, and whose line can be cut. */
export function deductServerRig(server: ForeignServer): DeductServerRig {
  const rig: DeductServerRig = {
    deductions: [],
    attempts: [],
    draft: null,
    line: 'fine',
    draftLine: 'fine',
    refusal: undefined,
    made: undefined,
    channel: { status: '2', failure: null },
    asked: undefined,
  };
  serveDraft(server, rig);
  server.on('/prod/task/partDeduce', (reply, seen) => answerDeduction(rig, reply, seen));
  serveQuestions(server, rig);
  return rig;
}
