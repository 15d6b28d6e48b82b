import { setTimeout as wait } from 'node:timers/promises';
import { userForm } from '../../__tests__/support/users/userDesk';
import { sendCall, type Call, findText } from './sendCall';
import type { Write } from './book';
import type { Agent } from './runFixtures';
import type { Stage } from './stage';
import { pickWrite } from './plannedWrites';

const PAUSE_MS = 5;
const AFTER_FAILURE_MS = 200;
const pauseAfter = ({ answer }: Write): Promise<void> => wait(answer.outcome === 'done' ? PAUSE_MS : AFTER_FAILURE_MS);

/** An agent who writes on their cases: results, promises, deductions, messages. */
const agentWrites = async (stage: Stage, { who, cases }: Agent, place: number): Promise<void> => {
  const send = stage.joins();
  for (let at = 0; !stage.isOver; at += 1) {
    const of = cases[at % cases.length];
    if (of === undefined) return;
    const mark = `${stage.name}-${place}-${at}`;
    await pauseAfter(await send({ mark, who, ...pickWrite(of, { mark, at, random: stage.random }) }));
  }
};

/** Renames a user repeatedly as the administrator; without an idempotency key, as the screen does. */
const adminEdits = async (stage: Stage): Promise<void> => {
  const { admin: who, editedId } = stage.cast;
  const send = stage.joins();
  let version = '';
  for (let at = 0; !stage.isOver; at += 1) {
    if (version === '') {
      const lookup: Call = { method: 'GET', path: `/prod/manage/user/info/${editedId}` };
      version = findText((await sendCall(stage.server(), who, lookup)).data, 'version');
    }
    const mark = `${stage.name}-e-${at}`;
    const body = { ...userForm({ username: 'edited.again', email: 'edited@example.test' }), id: editedId, version };
    const call: Call = {
      method: 'POST',
      path: '/prod/manage/user/createOrUpdate',
      body: { ...body, name: mark },
    };
    const sent = await send({ kind: 'edit', mark, who, call });
    const { data, outcome } = sent.answer;
    version =
      outcome === 'done' && typeof data === 'object' ? findText(Reflect.get(data ?? {}, 'user'), 'version') : '';
    await pauseAfter(sent);
  }
};

/** Cases go from one holder to the other by the older client's call, all of them or none. */
const adminBindsFew = async (stage: Stage): Promise<void> => {
  const { admin: who, few, holders } = stage.cast;
  const send = stage.joins();
  for (let at = 0; !stage.isOver; at += 1) {
    const mark = `${stage.name}-f-${at}`;
    const body = { taskIds: few, agentId: holders[at % 2] };
    const call: Call = {
      method: 'POST',
      path: '/api/management/task/batchBindAgent',
      body,
      key: `durability-${mark}-key`,
    };
    await pauseAfter(await send({ kind: 'smallBinding', mark, who, call }));
  }
};

/** All who write but the one who binds many. */
export const startWriters = (stage: Stage): Promise<unknown> =>
  Promise.all([
    ...stage.cast.agents.map((agent, place) => agentWrites(stage, agent, place)),
    adminEdits(stage),
    adminBindsFew(stage),
  ]);
