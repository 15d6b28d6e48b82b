import type { UserPermissions } from '@/contract/entities/users/permission';
import { type Permission, PERMISSIONS } from '@/contract/permissions';

/** Unsaved choices for one user: always, never, or null for the role's default. */
export type OwnChoices = ReadonlyMap<string, boolean | null>;

/** Nothing is chosen. */
export const NO_CHOICES: OwnChoices = new Map();

const isPermission = (name: string): name is Permission => PERMISSIONS.some((each) => each === name);

/** Returns the choices that differ from the server. */
export const listOverrideChanges = (sent: UserPermissions, choices: OwnChoices) =>
  sent.permissions.flatMap(({ permission, own }) => {
    const allowed = choices.get(permission);
    const isSame = allowed === undefined || allowed === own;
    return isSame || !isPermission(permission) ? [] : [{ permission, allowed }];
  });

/** Returns all permissions reset to the role's defaults. */
export const removeOverride = (sent: UserPermissions): OwnChoices =>
  new Map(sent.permissions.filter(({ own }) => own !== null).map(({ permission }) => [permission, null]));
