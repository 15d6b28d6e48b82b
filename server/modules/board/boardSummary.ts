import type { BoardFigures, BoardSummary } from '@/contract/entities/management/board';
import { listBoardDevices, getBoardInstitution, listBoardQueues } from './boardOptionStore';
import { type BoardPerson, listBoardPeople, isAtWork } from './boardPeopleStore';
import { type BoardSelection, getBoardScope } from '../../access/boardScope';
import { readCasesHeldOn } from './days/dailyScoreStore';
import { listCaseNames } from '../cases/casesFacade';
import { addFacts, type Facts, groupFacts } from './boardFigures';
import { serializeBoardOption, type BoardQueue, serializeBoardQueue, serializeBoardFigures } from './boardWire';
import { type BoardCount, countBoard, withPeriod } from './boardCounts';
import { parseBoardQuery, type BoardQueryInput, type BoardContext, type ParsedBoardQuery } from './boardSelection';
import { type BoardTarget, readTargets, sumTargets } from './boardTargets';

interface TargetsOfSelection {
  readonly selection: BoardSelection;
  readonly targets: readonly BoardTarget[];
}

function figuresIn(
  count: BoardCount,
  { selection, targets }: TargetsOfSelection,
  { caller }: Pick<BoardContext, 'caller'>,
): BoardFigures {
  const manner = {
    target: sumTargets(targets, selection),
    hasHeld: count.hasHeld,
    digits: caller.currencyDigits,
  };
  return serializeBoardFigures(addFacts(count.facts.map(({ facts }) => facts)), manner);
}

/** Adds the held cases of past days to the total only, because they are stored by user and not by queue. */
async function withHeldTotal(count: BoardCount, { selection, period }: ParsedBoardQuery, { tx }: BoardContext) {
  const isByCase = [selection.queueId, selection.product, selection.device].some((each) => each !== undefined);
  if (count.hasHeld || isByCase) return count;
  const heldCases = await readCasesHeldOn(tx, selection, period.to);
  return { facts: [...count.facts, ...heldCases], hasHeld: heldCases.length > 0 };
}

async function queuesIn(count: BoardCount, { selection, targets }: TargetsOfSelection, context: BoardContext) {
  const names = new Map((await listBoardQueues(context)).map(({ id, name }) => [id, name]));
  const digits = context.caller.currencyDigits;
  const lineOf = ([queueId, facts]: [number | string | null, Facts]): BoardQueue => {
    const id = typeof queueId === 'number' ? queueId : null;
    const target = id === null ? null : sumTargets(targets, selection, id);
    return {
      id,
      name: id === null ? null : (names.get(id) ?? null),
      figures: serializeBoardFigures(facts, { target, hasHeld: count.hasHeld, digits }),
    };
  };
  return [...groupFacts('queueId', count.facts)]
    .map(lineOf)
    .toSorted((a, b) => (a.name ?? '~').localeCompare(b.name ?? '~'))
    .map(serializeBoardQueue);
}

function getSeats(people: readonly BoardPerson[], { facts }: BoardCount): BoardSummary['seats'] {
  const byAgent = groupFacts('agentId', facts);
  const agents = people.filter(isAtWork);
  const planned = (status: BoardPerson['dutyStatus']): number =>
    agents.filter(({ dutyStatus }) => dutyStatus === status).length;
  return {
    agents: agents.length,
    onDuty: planned('onDuty'),
    absent: planned('absent'),
    rest: planned('rest'),
    departed: planned('departed'),
    idle: agents.filter(({ id, dutyStatus }) => dutyStatus === 'onDuty' && !byAgent.get(id)?.handledCases).length,
  };
}

async function optionsFor(context: BoardContext): Promise<BoardSummary['options']> {
  const queues = await listBoardQueues(context);
  return {
    queues: queues.map(serializeBoardOption),
    products: (await listCaseNames({ kind: 'product' }, context)).map(({ name }) => name),
    devices: await listBoardDevices(context),
  };
}

/** Returns the figures of a period and the one before, by queue, and the users on duty (DB-01). */
export async function getSummary(input: BoardQueryInput, context: BoardContext): Promise<BoardSummary> {
  const { tx, caller } = context;
  const question = await parseBoardQuery(input, context);
  const { selection, period, before } = question;
  const people = await listBoardPeople(tx, selection, period.to);
  const ofPeriod = { selection, targets: await readTargets(selection, period, context) };
  const ofBefore = { selection, targets: await readTargets(selection, before, context) };
  const counted = await countBoard(question, ['queue', 'agent'], context);
  const earlier = await countBoard(withPeriod(question, before), [], context);
  return {
    from: period.from,
    to: period.to,
    scope: getBoardScope(caller),
    currency: caller.currency,
    figures: figuresIn(await withHeldTotal(counted, question, context), ofPeriod, context),
    before: figuresIn(earlier, ofBefore, context),
    seats: getSeats(people, counted),
    queues: await queuesIn(counted, ofPeriod, context),
    options: await optionsFor(context),
    institution: serializeBoardOption(await getBoardInstitution(context)),
  };
}
