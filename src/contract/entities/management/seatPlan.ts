import * as z from 'zod/mini';
import { SEAT_CASES_MAX, SEATS_MAX } from '../../ourLimits';
import { isSeatPlan } from '../../rules';
import { count, day, dayInput, id, idInput, time, timeInput } from '../../schemas';
import { teamQuery } from './workSchedule';

/** The duty sum of a day (§7 workSchedule, SS-01). */
export const dutySumRow = z.object({
  day,
  onDuty: count,
  absent: count,
  rest: count,
  departed: count,
  /** Agents without a plan. */
  unplanned: count,
  /** Agents on duty with an enabled account and a queue, who count toward the need. */
  expectedStaff: count,
  needed: count,
  /** Sum over teams and queues: a surplus does not compensate another gap. */
  shortfall: count,
  surplus: count,
});

/** The duty sum of a day. */
export type DutySumRow = z.output<typeof dutySumRow>;

/** Seat prediction of a day for one team and queue, with every part of the formula (SS-01, docs/seats.md). */
export const predictionRow = z.object({
  day,
  groupId: id,
  groupName: z.string(),
  queueId: id,
  queueName: z.string(),
  /** The plan in force; null means the queue's count and the default limits. */
  planId: z.nullable(id),
  /** The queue's planned case count, its agents, and the team's agents among them. The team's share is calculated from these. */
  queuePlanned: count,
  queueAgents: count,
  teamAgents: count,
  /** Cases planned for the team: its plan's own number, or its share of the queue. */
  plannedCaseCount: count,
  isOwnCount: z.boolean(),
  /** Promises and follow-ups of the team's open cases that are due on the day. */
  dueCases: count,
  /** The larger of the two: the workload. */
  cases: count,
  minPerCapita: count,
  maxPerCapita: count,
  minSeats: count,
  maxSeats: z.nullable(count),
  /** Seats at the maximum number of cases per agent, before the seat limits. */
  rawSeats: count,
  needed: count,
  /** Upper limit of seats: with more, an agent would have less than the minimum number of cases. */
  mostSeats: count,
  expectedStaff: count,
  shortfall: count,
  surplus: count,
});

/** The seat prediction of a day for one team and queue. */
export type PredictionRow = z.output<typeof predictionRow>;

/** Number of cases that a team plans for a queue (§7 task number config; fields ours). */
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

export type SeatPlan = z.output<typeof seatPlan>;

/** Query of the plans. */
export const seatPlansQuery = z.strictObject(teamQuery);

const cases = z.number().check(z.int(), z.gte(1), z.lte(SEAT_CASES_MAX));
const seats = z.number().check(z.int(), z.gte(1), z.lte(SEATS_MAX));

/** Body of workSchedule/saveTaskNumberConfig: one plan per team, queue and first day. */
export const saveSeatPlanRequest = z
  .strictObject({
    groupId: idInput,
    queueId: idInput,
    fromDay: dayInput,
    toDay: z.nullable(dayInput),
    /** null means the team's share of the queue. */
    plannedCaseCount: z.nullable(cases),
    minPerCapita: cases,
    maxPerCapita: cases,
    minSeats: seats,
    maxSeats: z.nullable(seats),
    /** Time of the plan that the caller saw for that day; null if there was none. */
    seenTime: z.nullable(timeInput),
  })
  .check(z.refine(isSeatPlan, { path: ['maxPerCapita', 'maxSeats', 'toDay'] }));

/** Query of workSchedule/deleteTaskNumberConfig. */
export const deleteSeatPlanQuery = z.strictObject({ planId: idInput });
