import { approvalsArea } from './approvals';
import { casesArea } from './cases';
import { complaintsArea } from './complaints';
import type { Area, Fixture, Kinds } from './fixture';
import { institutionsArea } from './institutions';
import { lenderArea } from './lender';
import { factorsArea } from './factors';
import { peopleArea } from './people';
import { queuesArea } from './queues';
import { seatsArea } from './seats';
import { systemArea } from './system';
import { usersArea } from './users';
import { watchingArea } from './watching';

const AREAS: readonly Area[] = [
  casesArea,
  factorsArea,
  peopleArea,
  usersArea,
  queuesArea,
  institutionsArea,
  systemArea,
  complaintsArea,
  seatsArea,
  lenderArea,
  watchingArea,
  approvalsArea,
];

/** Requests of every call with ids, by 'file.row'. A new row with an id needs an entry in the file of its area. */
export const FIXTURES: Readonly<Record<string, Fixture>> = Object.fromEntries(
  AREAS.flatMap(({ fixtures }) => Object.entries(fixtures)),
);

/** Every kind of row that ids name. */
export const KINDS: Kinds = Object.fromEntries(AREAS.flatMap(({ kinds }) => Object.entries(kinds)));
