import type { ScoreBox } from '@/contract/entities/management/scoreBox';
import type { Caller } from '../../../kernel/caller';
import { getPercent } from '../../../values/percent';
import { sumToWire } from '../../../values/wire';
import type { DayFigures, ScoredAgent } from './scoreStore';

/** Converts an agent's results of a day to their wire shape (§3 Score box). */
export const serializeScoreBox = (
  figures: DayFigures,
  agent: ScoredAgent,
  { caller: { currencyDigits: digits }, ranking }: { readonly caller: Caller; readonly ranking: number },
): ScoreBox => ({
  taskCount: figures.urgent,
  settleTaskCount: figures.settled,
  settleTaskRate: getPercent(figures.settled, figures.urgent + figures.settled),
  payableAmount: sumToWire(figures.payable, digits),
  actualReceivedAmount: sumToWire(figures.received, digits),
  actualReceivedRate: getPercent(figures.received, figures.payable),
  purpose: sumToWire(agent.dailyTarget, digits),
  finishPurposeRate: getPercent(figures.received, agent.dailyTarget),
  ranking,
});
