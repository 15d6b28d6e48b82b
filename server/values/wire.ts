import { type Minor, toMinorUnits, toDecimal } from '@/contract/minor';

/** Converts a stored amount to the wire's decimal number in the currency (AP-03). */
export const toWire = toDecimal;

/** Like `toWire`, for an optional amount. */
export const toWireOrNull = (minor: Minor | null, digits: number): number | null =>
  minor === null ? null : toWire(minor, digits);

/** Converts a sum that PostgreSQL returns as text to the wire's decimal number. */
export const sumToWire = (sum: string | number, digits: number): number => toWire(toMinorUnits(Number(sum)), digits);

/** Formats a time for the wire, ISO 8601 in UTC. */
export const serializeTime = (time: Date): string => time.toISOString();

/** Like `serializeTime`, for an optional time. */
export const serializeTimeOrNull = (time: Date | null): string | null => (time === null ? null : serializeTime(time));

/** Formats a row's number for the wire; null without a row. */
export const serializeIdOrNull = (id: number | null): string | null => (id === null ? null : String(id));
