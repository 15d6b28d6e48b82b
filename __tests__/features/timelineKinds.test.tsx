import { getCodeValues } from '@/contract/codes/codeTable';
import { TIMELINE_KIND } from '@/contract/codes/caseCodes';
import { useTimelineKinds } from '@/features/caseDetail/timeline/useTimelineKinds';
import { act, renderHook } from '@testing-library/react';
import { HashRouter } from 'react-router-dom';

test('CD-05 RT-08 of two kinds chosen before the first is rendered, neither is lost', () => {
  location.hash = '/task/7/L-7?tab=timeline';
  const { result } = renderHook(() => useTimelineKinds(), { wrapper: HashRouter });
  const [one, other, third] = getCodeValues(TIMELINE_KIND);
  if (!other || !third) throw new Error('there are fewer kinds than three');
  const choose = (...kinds: readonly (typeof one)[]): void => act(() => kinds.forEach(result.current.toggle));
  choose(one, other);
  expect(result.current.chosen).toEqual([one, other]);
  choose(one, other, third);
  expect(result.current.chosen).toEqual([third]);
  expect(location.hash).toBe(`#/task/7/L-7?tab=timeline&kinds=${third}`);
});
