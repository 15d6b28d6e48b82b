import { taskCalls } from '@/contract/calls/cases/taskCalls';

/** Returns the path of a request, or the queries of a combined request. */
export function questionsIn(address: string): string[] {
  const { pathname, searchParams } = new URL(address);
  return pathname.endsWith(taskCalls.together.path) ? (searchParams.get('asked') ?? '').split(' ') : [pathname];
}
