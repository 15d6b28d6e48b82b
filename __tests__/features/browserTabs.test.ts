import { openCrossTab, type TabMessage } from '@/browser/session/crossTab';
import { getFileName, toSafeFileName, saveFile } from '@/browser/files/files';
import { watchHidden, watchPageRestored } from '@/browser/page/pageLife';
import { waitFor } from '@testing-library/react';

const say = (key: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

function leaveAndReturn(): void {
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
}

describe('tabs', () => {
  test('LG-11 a logout reaches the other tabs, and not the own one', async () => {
    const own: TabMessage[] = [];
    const other: TabMessage[] = [];
    const here = openCrossTab((message) => own.push(message));
    const there = openCrossTab((message) => other.push(message));
    here.announceLogout(4);
    await waitFor(() => expect(other).toEqual([{ type: 'logout', epoch: 4 }]));
    expect(own).toEqual([]);
    here.close();
    there.close();
  });

  test('LG-11 browsers without channels hear it through storage, and nothing stays there', () => {
    const channel = globalThis.BroadcastChannel;
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    const heard: TabMessage[] = [];
    const line = openCrossTab((message) => heard.push(message));
    say('saldo.session', '{"type":"logout","epoch":2,"token":"x"}');
    say('saldo.session', null);
    say('saldo.session', '{"type":"login"}');
    say('saldo.session', 'no json');
    say('other', '{"type":"logout","epoch":9}');
    expect(heard).toEqual([{ type: 'logout', epoch: 2 }]);
    line.announceLogout(3);
    expect(localStorage).toHaveLength(0);
    line.close();
    globalThis.BroadcastChannel = channel;
  });

  test('LV-08 hidden and restored pages are reported until the listener is removed', () => {
    const hidden = jest.fn();
    const again = jest.fn();
    const stops = [watchHidden(hidden), watchPageRestored(again)];
    leaveAndReturn();
    for (const stop of stops) stop();
    leaveAndReturn();
    expect(hidden).toHaveBeenCalledTimes(1);
    expect(again).toHaveBeenCalledTimes(1);
  });
});

describe('files', () => {
  test.each([
    ['attachment; filename="statistics-2026-11-20.csv"', 'statistics-2026-11-20.csv'],
    ['attachment; filename=plain.csv', 'plain.csv'],
    [`attachment; filename="x.csv"; filename*=UTF-8''%E7%BB%9F%E8%AE%A1.csv`, '统计.csv'],
    [`attachment; filename*=UTF-8''%E7%ZZ; filename="ok.csv"`, 'ok.csv'],
    ['attachment; filename="a\\"b.csv"', 'a_b.csv'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment; filename="C:\\\\temp\\\\x.csv"', 'x.csv'],
    ['attachment', 'export.csv'],
    [null, 'export.csv'],
  ])('AP-06 the header %p names the file %p', (header, name) => {
    expect(getFileName(header, 'export.csv')).toBe(name);
  });

  test('AP-06 names that file systems or readers stumble over are made harmless', () => {
    expect(toSafeFileName('...')).toBe('download');
    expect(toSafeFileName('in\u202Evsc.exe')).toBe('invsc.exe');
    expect(toSafeFileName(`${'x'.repeat(300)}.xlsx`)).toMatch(/^x{115}\.xlsx$/u);
  });

  test('AP-06 a saved file carries the safe name', () => {
    const clicked: string[] = [];
    URL.createObjectURL = () => 'blob:file';
    URL.revokeObjectURL = () => undefined;
    jest.useFakeTimers();
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(`${this.href} ${this.download}`);
    });
    saveFile(new Blob(['a,b']), '/tmp/list.csv');
    expect(clicked).toEqual(['blob:file list.csv']);
    jest.useRealTimers();
  });
});
