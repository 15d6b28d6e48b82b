import { LANGUAGES, type Language } from '@/contract/language';
import { formatExampleDay, parseTypedDate } from '@/ui/typedDate/parseTypedDate';
import { LOCALE } from '@/i18n/locale';

const TODAY = '2026-11-26';

const read = (language: Language, text: string): string | undefined => {
  const found = parseTypedDate(text, { language, today: TODAY });
  return found && [found.day, found.clock].filter(Boolean).join(' ');
};

const DAY = '2026-11-29';

const DAYS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    '29/11/2026',
    '29-11-2026',
    '29.11.2026',
    '29 11 2026',
    '29/11/26',
    '29/11',
    '29112026',
    '29 Nov 2026',
    '29 November 2026',
    '29 nov. 2026',
    '29-Nov-2026',
    '29Nov2026',
    '29th November 2026',
    '29th of November, 2026',
    'Nov 29, 2026',
    'November 29 2026',
    'Nov 29',
    '29 Nov',
    'Sun 29 Nov 2026',
    'Sunday, 29 November 2026',
    '2026-11-29',
    '2026/11/29',
    '20261129',
    '2026-Nov-29',
  ],
  es: [
    '29/11/2026',
    '29-11-2026',
    '29.11.26',
    '29/11',
    '29 nov 2026',
    '29 de noviembre de 2026',
    '29 de noviembre del 2026',
    '29 de noviembre',
    '29-nov-26',
    'noviembre 29, 2026',
    'domingo 29 de noviembre de 2026',
    'dom. 29 nov 2026',
    '2026-11-29',
  ],
  cn: [
    '2026年11月29日',
    '2026 年 11 月 29 日',
    '11月29日',
    '11月29号',
    '26年11月29日',
    '2026/11/29',
    '2026-11-29',
    '2026.11.29',
    '11/29',
    '11-29',
    '20261129',
    '２０２６年１１月２９日',
    '２０２６／１１／２９',
    '2026年11月29日 星期日',
    '2026年11月29日（星期日）',
    '周日 11月29日',
  ],
};

const TIMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['17:30', '17:30:00', '5:30 pm', '5:30pm', '5:30 PM', '5:30 p.m.', '17h30', '17:30 hrs', '１７：３０'],
  es: [
    '17:30',
    '17:30 h',
    '17:30 hrs',
    '5:30 p. m.',
    '5:30 p.m.',
    '5:30 de la tarde',
    '17h30',
    'a las 17:30',
    'a las 5:30 pm',
  ],
  cn: [
    '17:30',
    '１７：３０',
    '下午5:30',
    '下午 5:30',
    '下午5点半',
    '下午5点30分',
    '17点30分',
    '17时30分',
    '17点半',
    '5:30 PM',
  ],
};

test.each(LANGUAGES)('CD-05 a day in any form that people write is read: %s', (language) => {
  for (const text of DAYS[language]) {
    expect([text, read(language, text)]).toEqual([text, DAY]);
    expect([text, read(language, ` \u200B${text}\u00A0`)]).toEqual([text, DAY]);
  }
});

test.each(LANGUAGES)('CD-05 a time behind a day, before it or alone is read: %s', (language) => {
  for (const time of TIMES[language]) {
    expect([time, read(language, time)]).toEqual([time, `${TODAY} 17:30`]);
    for (const day of DAYS[language]) {
      for (const text of [`${day} ${time}`, `${day}, ${time}`]) {
        expect([text, read(language, text)]).toEqual([text, `${DAY} 17:30`]);
      }
    }
    const first = `${time} ${DAYS[language][0] ?? ''}`;
    expect([first, read(language, first)]).toEqual([first, `${DAY} 17:30`]);
  }
});

test.each<[Language, string, string]>([
  ['cn', '2026年11月29日17:30', '2026-11-29 17:30'],
  ['cn', '明天下午3点', '2026-11-27 15:00'],
  ['cn', '今天 晚上8点', '2026-11-26 20:00'],
  ['cn', '后天上午9点整', '2026-11-28 09:00'],
  ['cn', '中午12点', '2026-11-26 12:00'],
  ['cn', '凌晨12:30', '2026-11-26 00:30'],
  ['en', '2026-11-29T17:30', '2026-11-29 17:30'],
  ['en', '12:00 am', '2026-11-26 00:00'],
  ['en', '12 pm', '2026-11-26 12:00'],
  ['en', 'tomorrow at 5pm', '2026-11-27 17:00'],
  ['en', 'today', '2026-11-26'],
  ['en', '5/1', '2027-01-05'],
  ['en', '1 May 2027', '2027-05-01'],
  ['es', 'mañana a las 9', ''],
  ['es', 'mañana a las 9:00', '2026-11-27 09:00'],
  ['es', 'pasado mañana', '2026-11-28'],
  ['es', 'hoy 9 de la mañana', '2026-11-26 09:00'],
  ['es', 'martes 1 de diciembre', '2026-12-01'],
  ['es', 'mar 1 dic 2026', '2026-12-01'],
  ['es', '1º de diciembre de 2026', '2026-12-01'],
])('CD-05 %s: %s is %s', (language, text, day) => {
  expect(read(language, text) ?? '').toBe(day);
});

test.each(LANGUAGES)('CD-05 what is no date, or may be two, is not read: %s', (language) => {
  for (const text of [
    '',
    'soon',
    '31/02/2026',
    '2026-02-30',
    '29/13/2026',
    '11/29/2026',
    '29',
    '17',
    '1730',
    '2026',
    '29/11/2026 25:00',
    '17:60',
    '0:30 pm',
    '29/11/2026 17:30 18:00',
    '12 de la noche',
    '晚上12点',
    '1.234,50',
    'Mon 29 Nov 2026',
    'lunes 29/11/2026',
    '星期一 11月29日',
    '29/11/2026 - 30/11/2026',
    '2026-11-29T17:30+02:00',
    '-29/11/2026',
    '29/11/20266',
  ]) {
    expect([text, read(language, text)]).toEqual([text, undefined]);
  }
});

test.each(LANGUAGES)('CD-05 every day and minute as the app itself shows it is read again: %s', (language) => {
  const day = {
    timeZone: 'UTC',
    year: 'numeric',
    month: language === 'cn' ? 'numeric' : 'short',
    day: 'numeric',
  } as const;
  const minute = { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  for (let offset = 0; offset < 400; offset += 1) {
    const time = new Date(Date.UTC(2026, 10, 26, 0, 0) + offset * (86_400_000 + 61 * 60_000));
    const [whole = '', clock = ''] = time.toISOString().slice(0, 16).split('T');
    const shown = new Intl.DateTimeFormat(LOCALE[language], day).format(time);
    expect([shown, read(language, shown)]).toEqual([shown, whole]);
    const withTime = new Intl.DateTimeFormat(LOCALE[language], minute).format(time);
    expect([withTime, read(language, withTime)]).toEqual([withTime, `${whole} ${clock}`]);
    expect(read(language, formatExampleDay(whole, language))).toBe(whole);
    expect(read(language, `${formatExampleDay(whole, language)} ${clock}`)).toBe(`${whole} ${clock}`);
  }
});
