import { getCodeValues } from '@/contract/codes/codeTable';
import { SMS_PLACE, listUnknownSmsPlaces } from '@/contract/codes/messageCodes';
import { sql } from 'drizzle-orm';
import { seedDatabase } from '../../../server/seed/seedDatabase';
import { smsTemplate } from '../../../server/database/tables/messageTables';
import { renderTemplate } from '../../../server/modules/messages/smsText';
import { freshDatabase } from '../../support/server/database';

const values = {
  name: 'N',
  amount: 'A',
  days: 'D',
  app: 'P',
  loan: 'L',
  promised: 'Q',
  promisedDay: 'T',
  agent: 'G',
  institution: 'I',
};

test('CD-02 every place of a template is filled in, as often as it occurs', () => {
  const template = getCodeValues(SMS_PLACE)
    .map((place) => `{${place}}`)
    .join(' ');
  expect(renderTemplate(`${template} {name}`, values)).toBe('N A D P L Q T G I N');
});

test('MI-08 a template that says what was promised is not filled in where nothing was', () => {
  const template = '{name} {promised} {promisedDay}';
  expect(renderTemplate(template, values)).toBe('N Q T');
  expect(renderTemplate(template, { ...values, promised: '', promisedDay: '' })).toBeUndefined();
  expect(renderTemplate('{name}', { ...values, promised: '', promisedDay: '' })).toBe('N');
});

test('CD-02 a template with an unknown place is not filled in; single braces are text', () => {
  expect(listUnknownSmsPlaces('{name} {nmae} {} {toString}')).toEqual(['nmae', '', 'toString']);
  expect(renderTemplate('{nmae}', values)).toBeUndefined();
  expect(renderTemplate('a { b } {', values)).toBeUndefined();
  expect(renderTemplate('a } b {', values)).toBe('a } b {');
});

test('GE-05 CD-02 each institution has good templates in its language, one of them for missed calls', async () => {
  const { database, drop } = await freshDatabase();
  await seedDatabase(database, { cases: 30, now: new Date('2026-03-10T21:30:00Z'), production: false });
  const templates = await database.select().from(smsTemplate);
  expect(templates.flatMap(({ content }) => listUnknownSmsPlaces(content))).toEqual([]);
  expect(templates.every(({ content }) => content.length < 200)).toBe(true);
  const rows = await database.execute(sql`
    select i.code, array_agg(distinct t.language) as languages, count(*) filter (where t.purpose = 'missedCall')::int as missed
    from institution i join sms_template t on t.institution_id = i.id group by i.code order by i.code`);
  expect(rows.rows).toEqual([
    { code: 'CN', languages: ['cn'], missed: 1 },
    { code: 'MX', languages: ['es'], missed: 1 },
    { code: 'PE', languages: ['es'], missed: 1 },
  ]);
  await drop();
});
