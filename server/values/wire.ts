import { type Minor, minorUnits, toDecimal } from '@/contract/minor';

/** An amount of the database as the wire's decimal number of the currency (AP-03). */
export const toWire = toDecimal;

/** The same for an amount that may be absent. */
export const toWireOrNull = (minor: Minor | null, digits: number): number | null =>
  minor === null ? null : toWire(minor, digits);

/** A sum that PostgreSQL answers as text, as the wire's decimal number. */
export const sumToWire = (sum: string | number, digits: number): number => toWire(minorUnits(Number(sum)), digits);

/** A point in time as the wire shows it, ISO 8601 in UTC. */
export const timeOnWire = (time: Date): string => time.toISOString();

/** The same for a time that may be absent. */
export const timeOrNull = (time: Date | null): string | null => (time === null ? null : timeOnWire(time));

/** A row's number as the wire shows it, where there is a row. */
export const idOrNull = (id: number | null): string | null => (id === null ? null : String(id));
