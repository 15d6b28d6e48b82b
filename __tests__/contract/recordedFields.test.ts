import { isRecordedUnchanged, maskTexts } from '@/api/client/pseudonyms';
import type { Call, Calls } from '@/contract/call';
import { ALL_CALLS } from '@/contract/calls/allCalls';
import { formatResultMessage } from '@/contract/messages/resultMessages';
import * as z from 'zod';

interface Described {
  readonly properties?: Readonly<Record<string, Described>>;
  readonly items?: Described;
  readonly anyOf?: readonly Described[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
}

/** The names of fields whose text is one of a fixed list. */
function codeFields(schema: Described, name: string): string[] {
  const isCode = [...(schema.enum ?? []), schema.const].some((value) => typeof value === 'string');
  return [
    ...(isCode ? [name] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([field, each]) => codeFields(each, field)),
    ...(schema.items ? codeFields(schema.items, name) : []),
    ...(schema.anyOf ?? []).flatMap((each) => codeFields(each, name)),
  ];
}

const getFields = ({ query, body }: Call): string[] =>
  [query, body].flatMap((schema) =>
    schema ? codeFields(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described, '') : [],
  );

test('TR-03 requested codes are recorded unchanged, so that a replay finds their responses', () => {
  const rows = Object.values<Calls>(ALL_CALLS).flatMap((calls) => Object.values(calls));
  const fields = [...new Set(rows.flatMap(getFields))];
  expect(fields.filter((field) => !isRecordedUnchanged(field))).toEqual([]);
});

test.each([
  'borrowerName',
  'borrowerPhone',
  'remarks',
  'content',
  'identityNumber',
  'username',
  'name',
  'ip',
  'maritalStatus',
])('TR-03 %s is never kept', (field) => {
  expect(isRecordedUnchanged(field)).toBe(false);
});

test('TR-03 sentences of our table stay readable in a recording, unless something but a figure is filled in', () => {
  const captcha = formatResultMessage('wrongCaptcha', 'es', {});
  const locked = formatResultMessage('locked', 'en', { minutes: 15 });
  const named = formatResultMessage('smsHoldsLink', 'en', { link: 'ana.example' });
  expect(maskTexts({ message: captcha })).toEqual({ message: captcha });
  expect(maskTexts({ message: locked })).toEqual({ message: locked });
  const phone = formatResultMessage('smsHoldsLink', 'en', { link: '5512345678' });
  expect(JSON.stringify(maskTexts([{ message: named }, { message: phone }, { name: captcha }]))).not.toMatch(
    new RegExp(`ana|5512345678|${captcha}`, 'u'),
  );
});
