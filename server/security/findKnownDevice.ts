import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Settings } from '../settings/settings';
import { isHttps } from './session/sessionCookie';

/** Lifetime of a device mark since the owner's last sign-in. */
export const DEVICE_LIFETIME_MS = 180 * 86_400_000;
/** Maximum number of users who share a machine across shifts. */
const OWNERS_MOST = 8;
const BETWEEN = '~';
const MARK = /^[\da-z]{6,10}\.[\w-]{22}\.[\w-]{43}$/;

/** Owner of a device. The mark is valid for one password: after a password change every device must be recognized again. */
export interface DeviceOwner {
  readonly secret: string;
  readonly userId: number;
  readonly passwordHash: string;
}

/** Name of the HttpOnly cookie with the marks of all users who have signed in with this browser; it grants no access. */
export const getDeviceCookieName = (settings: Settings): string =>
  isHttps(settings) ? '__Host-saldo_device' : 'saldo_device';

const getSeal = ({ secret, userId, passwordHash }: DeviceOwner, body: string): string =>
  createHmac('sha256', secret).update(`${userId}\n${passwordHash}\n${body}`).digest('base64url');

const newMark = (owner: DeviceOwner, now: Date): string => {
  const expires = (now.getTime() + DEVICE_LIFETIME_MS).toString(36);
  const body = `${expires}.${randomBytes(16).toString('base64url')}`;
  return `${body}.${getSeal(owner, body)}`;
};

const isOf = (mark: string, owner: DeviceOwner): boolean => {
  const seal = mark.lastIndexOf('.');
  const expected = Buffer.from(getSeal(owner, mark.slice(0, seal)));
  return timingSafeEqual(Buffer.from(mark.slice(seal + 1)), expected);
};

const marksIn = (cookie: string | undefined, now: Date): string[] =>
  (cookie ?? '')
    .split(BETWEEN)
    .filter((mark) => MARK.test(mark) && Number.parseInt(mark, 36) > now.getTime())
    .slice(0, OWNERS_MOST);

/** Returns the counter key of a device whose owner has signed in with it before and with the same password. */
export const findKnownDevice = (cookie: string | undefined, owner: DeviceOwner, now: Date): string | undefined =>
  marksIn(cookie, now)
    .find((mark) => isOf(mark, owner))
    ?.split('.')[1];

/** Adds the mark of a device after its owner's sign-in; other marks stay, the oldest is dropped above the limit. */
export const withDevice = (cookie: string | undefined, owner: DeviceOwner, now: Date): string => {
  const others = marksIn(cookie, now).filter((mark) => !isOf(mark, owner));
  return [newMark(owner, now), ...others].slice(0, OWNERS_MOST).join(BETWEEN);
};
