import type { User } from '@/contract/entities/user';

/** What the shell shows of the signed-in user. */
export type ShellUser = Pick<User, 'id' | 'name' | 'role' | 'institutionName' | 'groupName'>;
