import type { User } from '@/contract/entities/users/user';

/** Properties of the signed-in user that the shell shows. */
export type ShellUser = Pick<User, 'id' | 'name' | 'role' | 'institutionName' | 'groupName'>;
