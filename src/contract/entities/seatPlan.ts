import * as z from 'zod/mini';
import { SEAT_CASES_MAX, SEATS_MAX } from '../ourLimits';
import { isSeatPlan } from '../rules';
import { count, day, dayInput, id, idInput, time, timeInput } from '../schemas';
import { ofTeam } from './workSchedule';

/** The duty sum of a day (§7 workSchedule, SS-01). */
export const dutySumRow = z.object({
  day,
  onDuty: count,
  absent: count,
  rest: count,
  departed: count,
  /** Agents for whom nothing is planned. */
  unplanned: count,
  /** On duty, with an enabled account and a queue: those who count against the need. */
  expectedStaff: count,
  needed: count,
  /** Added up over teams and queues: one's surplus does not fill another's gap. */
  shortfall: count,
  surplus: count,
});

/** The duty sum of a day. */
export type DutySumRow = z.output<typeof dutySumRow>;

/** The seat prediction of a day for one team and queue, with every part of the formula (SS-01, docs/seats.md). */
export const predictionRow = z.object({
  day,
  groupId: id,
  groupName: z.string(),
  queueId: id,
  queueName: z.string(),
  /** The plan in force; null: the queue's count and the usual limits. */
  planId: z.nullable(id),
  /** The queue's planned case count, its agents, and the team's among them: what the team's share comes from. */
  queuePlanned: count,
  queueAgents: count,
  teamAgents: count,
  /** Planned for the team: a number of its plan's own, or its share of the queue. */
  plannedCaseCount: count,
  isOwnCount: z.boolean(),
  /** Promises and follow-ups of the team's open cases that fall on the day. */
  dueCases: count,
  /** The larger of the two: what has to be worked. */
  cases: count,
  minPerCapita: count,
  maxPerCapita: count,
  minSeats: count,
  maxSeats: z.nullable(count),
  /** Seats at the most cases per capita, before the limits of seats. */
  rawSeats: count,
  needed: count,
  /** More than these would have less than the least cases per capita. */
  mostSeats: count,
  expectedStaff: count,
  shortfall: count,
  surplus: count,
});

/** The seat prediction of a day for one team and queue. */
export type PredictionRow = z.output<typeof predictionRow>;

/** How many cases a team plans for a queue (§7 task number config; fields ours). */
export const seatPlan = z.object({
  planId: id,
  groupId: id,
  groupName: z.string(),
  queueId: id,
  queueName: z.string(),
  fromDay: day,
  toDay: z.nullable(day),
  plannedCaseCount: z.nullable(count),
  minPerCapita: count,
  maxPerCapita: count,
  minSeats: count,
  maxSeats: z.nullable(count),
  updatedTime: time,
  updatedByName: z.string(),
});

/** How many cases a team plans for a queue. */
export type SeatPlan = z.output<typeof seatPlan>;

/** Query of the plans. */
export const seatPlansQuery = z.strictObject(ofTeam);

const cases = z.number().check(z.int(), z.gte(1), z.lte(SEAT_CASES_MAX));
const seats = z.number().check(z.int(), z.gte(1), z.lte(SEATS_MAX));

/** Body of workSchedule/saveTaskNumberConfig: one plan a team, queue and first day. */
export const saveSeatPlanRequest = z
  .strictObject({
    groupId: idInput,
    queueId: idInput,
    fromDay: dayInput,
    toDay: z.nullable(dayInput),
    /** null: the team's share of the queue. */
    plannedCaseCount: z.nullable(cases),
    minPerCapita: cases,
    maxPerCapita: cases,
    minSeats: seats,
    maxSeats: z.nullable(seats),
    /** The time of the plan that the caller saw for that day; null: none. */
    seenTime: z.nullable(timeInput),
  })
  .check(z.refine(isSeatPlan, { path: ['maxPerCapita', 'maxSeats', 'toDay'] }));

/** Query of workSchedule/deleteTaskNumberConfig. */
export const deleteSeatPlanQuery = z.strictObject({ planId: idInput });
