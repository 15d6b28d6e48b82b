import { readColorChoice, getScheme, writeColorChoice } from '@/browser/stored/colorScheme';
import { readLanguage, writeLanguage } from '@/browser/stored/language';
import { openObjectUrl } from '@/browser/files/files';
import {
  hasCookieFlag,
  readCookieToken,
  readStoredToken,
  clearSession,
  hasLoginFlags,
  readSession,
  readUuid,
  writeSession,
} from '@/browser/session/session';
import { parseSettings } from '@/browser/server/getSettings';

const USER = { id: '7', name: 'Ana López', role: 'member' };

beforeEach(() => {
  clearSession();
  localStorage.clear();
});

describe('session', () => {
  test('LG-07 a finished login stores token, user and both login flags', () => {
    writeSession({ user: USER, token: 'tok' });
    expect(hasLoginFlags()).toBe(true);
    expect(readSession()).toEqual({ user: USER, token: 'tok' });
    expect(readStoredToken()).toBe('tok');
    expect(readCookieToken()).toBe('tok');
  });

  test.each(['a.b-c_d', 'a b;c,d', '100%', '=="á"'])(
    'AP-02 the token %j comes back from the cookie as it was',
    (token) => {
      writeSession({ user: USER, token });
      expect(readCookieToken()).toBe(token);
    },
  );

  test('AP-02 a cookie that nobody can read is none', () => {
    document.cookie = 'token=%E0%A4%A; path=/';
    expect(readCookieToken()).toBeNull();
  });

  test('AP-02 tokens never reach local storage, the uuid is read from there', () => {
    localStorage.setItem('uuid', 'device-1');
    writeSession({ user: USER, token: 'tok' });
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('tok');
    expect(readUuid()).toBe('device-1');
  });

  test.each([
    ['the cookie flag', () => void (document.cookie = 'isLogin=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT')],
    ['the session flag', () => sessionStorage.removeItem('isLogin')],
    ['the stored user', () => sessionStorage.removeItem('user')],
    ['a readable user', () => sessionStorage.setItem('user', '{"id":')],
    ['a user with a name', () => sessionStorage.setItem('user', '{"id":1,"role":"member"}')],
  ])('RT-03 the guard lets nobody in without %s', (_, spoil) => {
    writeSession({ user: USER, token: 'tok' });
    spoil();
    expect(hasLoginFlags()).toBe(false);
  });

  test('RT-09 a new tab has the cookie flag and no session', () => {
    writeSession({ user: USER, token: 'tok' });
    sessionStorage.clear();
    expect(hasCookieFlag()).toBe(true);
    expect(readSession()).toBeNull();
  });

  test('SE-02 the end of a session clears storage, cookies and picture addresses, and keeps the language', () => {
    const released: string[] = [];
    URL.createObjectURL = () => 'blob:photo';
    URL.revokeObjectURL = (url) => void released.push(url);
    localStorage.setItem('uuid', 'device-1');
    writeLanguage('es');
    openObjectUrl(new Blob(['x']));
    writeSession({ user: USER, token: 'tok' });

    clearSession();

    expect(document.cookie).toBe('');
    expect(sessionStorage).toHaveLength(0);
    expect(readUuid()).toBeNull();
    expect(released).toEqual(['blob:photo']);
    expect(readLanguage()).toBe('es');
  });
});

describe('language and appearance', () => {
  test('LG-10 the language is cn until one is chosen, then stored locally and set on the document', () => {
    expect(readLanguage()).toBe('cn');
    writeLanguage('es');
    expect(readLanguage()).toBe('es');
    expect(document.documentElement.lang).toBe('es');
    localStorage.setItem('lang', 'xx');
    expect(readLanguage()).toBe('cn');
  });

  test('LG-10 blocked storage costs the memory, not the page', () => {
    const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(readLanguage()).toBe('cn');
    expect(readSession()).toBeNull();
    blocked.mockRestore();
  });

  test('a chosen color scheme is stored and shown; otherwise the system’s applies', () => {
    expect(getScheme(readColorChoice())).toBe('light');
    writeColorChoice('dark');
    expect(readColorChoice()).toBe('dark');
    expect(document.documentElement.dataset['theme']).toBe('dark');
    writeColorChoice('system');
    expect(readColorChoice()).toBe('system');
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });
});

describe('settings', () => {
  test('AP-09 settings come from the data block of the page', () => {
    const block = { mainBase: 'https://other.example/prod', loginClient: 'older', passwordPadding: 'pkcs1' };
    expect(parseSettings(JSON.stringify(block))).toMatchObject({
      mainBase: 'https://other.example/prod/',
      loginClient: 'older',
      passwordPadding: 'pkcs1',
    });
  });

  test('LG-06 AP-09 the client of the calls signs in too, unless the settings name another one', () => {
    expect(parseSettings('{"client":"older"}')).toMatchObject({ client: 'older', loginClient: 'older' });
    expect(parseSettings('{"client":"older","loginClient":"main"}')).toMatchObject({ loginClient: 'main' });
    expect(parseSettings('{"loginClient":"older"}')).toMatchObject({ client: 'main', loginClient: 'older' });
  });

  test.each(['', 'null', '[]', '{"loginClient":1,"recorder":"yes","mainBase":null}', '{'])(
    'AP-09 absent or spoilt settings %p are the safe ones',
    (text) => {
      expect(parseSettings(text)).toEqual({
        mainBase: '/prod/',
        olderBase: '/api/',
        client: 'main',
        loginClient: 'main',
        passwordPadding: 'oaep',
        publicIpUrl: '',
        recorder: false,
        cookiePath: '/',
      });
    },
  );
});
