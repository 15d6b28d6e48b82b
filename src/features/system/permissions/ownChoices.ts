import type { UserPermissions } from '@/contract/entities/permission';
import { type Permission, PERMISSIONS } from '@/contract/permissions';

/** What is chosen for one user before it is saved: always, never, or null as the role says. */
export type OwnChoices = ReadonlyMap<string, boolean | null>;

/** Nothing is chosen. */
export const NO_CHOICES: OwnChoices = new Map();

const isPermission = (name: string): name is Permission => PERMISSIONS.some((each) => each === name);

/** The choices that are otherwise than what the server has. */
export const ownChanges = (sent: UserPermissions, choices: OwnChoices) =>
  sent.permissions.flatMap(({ permission, own }) => {
    const allowed = choices.get(permission);
    const isSame = allowed === undefined || allowed === own;
    return isSame || !isPermission(permission) ? [] : [{ permission, allowed }];
  });

/** Everything back to what the role says. */
export const withoutOwn = (sent: UserPermissions): OwnChoices =>
  new Map(sent.permissions.filter(({ own }) => own !== null).map(({ permission }) => [permission, null]));
