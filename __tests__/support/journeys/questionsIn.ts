import { taskCalls } from '@/contract/calls/cases/taskCalls';

/** What is asked at an address: the path itself, or each of the questions that travel together. */
export function questionsIn(address: string): string[] {
  const { pathname, searchParams } = new URL(address);
  return pathname.endsWith(taskCalls.together.path) ? (searchParams.get('asked') ?? '').split(' ') : [pathname];
}
