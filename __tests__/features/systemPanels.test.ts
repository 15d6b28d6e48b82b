import type { ManagedAnnouncement } from '@/contract/entities/messages/announcementAdmin';
import { splitWhitelist } from '@/contract/rules';
import {
  getDraft,
  getFallback,
  createDraft,
  getProblem,
  getRequest,
} from '@/features/system/announcements/announcementDraft';
import { translateChange } from '@/features/system/history/translateChange';
import {
  isUnreachable,
  isWeightless,
  getRows,
  spreadWeights,
  sumOfWeights,
} from '@/features/system/standards/standardRows';

const whole = (word: string) => ({ irregularities: word, processResult: word, content: word });
const written = { ...createDraft(), name: 'Ana', idNo: 'A1' };

test('SY-02 an announcement needs somebody it is about and one whole language; a half written one is named', () => {
  expect(getProblem(createDraft())).toBe('who');
  expect(getProblem(written)).toBe('text');
  const half = { ...written, texts: { ...written.texts, es: { ...whole('x'), content: ' ' } } };
  expect(getProblem(half)).toBe('half');
  expect(getProblem({ ...written, texts: { ...written.texts, es: whole('x') } })).toBeUndefined();
});

test('SY-02 readers of a language that is not written get that of the screen, else the first that is', () => {
  const draft = { ...written, texts: { ...written.texts, cn: whole('cn'), es: whole('es') } };
  expect([getFallback(draft, 'es'), getFallback(draft, 'en')]).toEqual(['es', 'cn']);
  expect(getRequest(draft, 'es', null)).toEqual({
    name: 'Ana',
    idNo: 'A1',
    ...whole('es'),
    label: null,
    forUserId: null,
    texts: { cn: whole('cn'), es: whole('es') },
  });
});

test('SY-02 an announcement that was written in no language is edited as one in that of the screen, and its picture is sent only when it is another', () => {
  const managed: ManagedAnnouncement = {
    ...whole('plain'),
    msgId: '7',
    name: 'Ana',
    idNo: 'A**1',
    base64Image: 'data:image/png;base64,AA',
    label: 'Hours',
    forUserId: '3',
    forUserName: 'Beto',
    createdTime: '2026-03-11T00:00:00Z',
    readCount: 0,
    texts: {},
  };
  const draft = getDraft(managed, 'en');
  expect(draft.texts).toEqual({ ...createDraft().texts, en: whole('plain') });
  expect(getRequest(draft, 'en', managed.base64Image)).not.toHaveProperty('base64Image');
  expect(getRequest({ ...draft, picture: null }, 'en', managed.base64Image)).toHaveProperty('base64Image', null);
});

test('SY-01 weights are spread over the indicators that count, and make 100 whatever their number', () => {
  const rows = getRows([
    { indicator: 'recoveredAmount', target: 0, weight: 90, enabled: true },
    { indicator: 'connectedCalls', target: 30, weight: 0, enabled: true },
    { indicator: 'promiseRate', target: 30, weight: 5, enabled: true },
    { indicator: 'keptPromiseRate', target: 60, weight: 7, enabled: false },
  ]);
  expect(sumOfWeights(rows)).toBe(95);
  const even = spreadWeights(rows);
  expect(even.filter(({ enabled }) => enabled).map(({ weight }) => weight)).toEqual([34, 33, 33]);
  expect(sumOfWeights(even)).toBe(100);
  expect(even.find(({ indicator }) => indicator === 'keptPromiseRate')?.weight).toBe(7);
});

test('SY-01 a target of zero cannot be reached, except for the amount, where it selects individual targets', () => {
  const row = { target: 0, weight: 50, enabled: true };
  expect(isUnreachable({ ...row, indicator: 'promiseRate' })).toBe(true);
  expect(isUnreachable({ ...row, indicator: 'recoveredAmount' })).toBe(false);
  expect(isUnreachable({ ...row, indicator: 'promiseRate', enabled: false })).toBe(false);
  expect(isWeightless({ ...row, indicator: 'promiseRate', weight: 0 })).toBe(true);
  expect(isWeightless({ ...row, indicator: 'promiseRate', weight: 0, enabled: false })).toBe(false);
});

test('§5 entries of a whitelist are separated by commas, also by those and the line ends of pasted text', () => {
  expect(splitWhitelist(' 10.0.0.0/8,,10.1.1.1，::1\n192.168.0.1;')).toEqual([
    '10.0.0.0/8',
    '10.1.1.1',
    '::1',
    '192.168.0.1',
  ]);
});

test('GE-01 a change is displayed with the labels of the screen; free texts and addresses are unchanged', () => {
  const words = { language: 'en', formatMessage: ({ id }: { readonly id: string }) => `<${id}>` } as const;
  expect(translateChange('faceCheck.leader: camera, gps: true', words)).toBe(
    'Leader: Face check with the camera; <system.signIn.gps>: <system.yes>',
  );
  expect(translateChange('tiles: trend,summary', words)).toBe('<system.tab.board>: Trend, Summary');
  expect(translateChange('10.0.0.0/8, 2001:db8::/32', words)).toBe('10.0.0.0/8, 2001:db8::/32');
  expect(translateChange('content: trend, true', words)).toBe('<system.sms.content>: trend, true');
});
