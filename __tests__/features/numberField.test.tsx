import { SaveBar } from '@/features/system/SaveBar';
import { CurrentUserContext } from '@/ui/screen/currentUser';
import { NumberField } from '@/ui/form/NumberField';
import { NumberItem } from '@/ui/form/NumberItem';
import { NumberScope } from '@/ui/form/NumberScope';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { loadAllMessages } from '@/i18n/loadMessages';
import { loadManagementMessages } from '@/i18n/loadScreenMessages';
import { MessagesProvider, type LoadedMessages } from '@/i18n/MessagesProvider';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@/contract/language';
import { Form } from 'antd';
import { useState } from 'react';
import { HashRouter } from 'react-router-dom';

import { renderFields } from '../support/features/fieldRig';

const saved = jest.fn();
beforeEach(() => saved.mockClear());

async function wordsIn(language: Language): Promise<LoadedMessages> {
  const parts = await Promise.all([loadAllMessages(language), loadManagementMessages(language)]);
  return { language, messages: { ...parts[0], ...parts[1] } };
}

function Panel({ words }: { readonly words: LoadedMessages }) {
  const [value, setValue] = useState(10);
  return (
    <MessagesProvider ready={words}>
      <HashRouter>
        <CurrentUserContext value={{ role: 'admin', permissions: ['system.manage'] }}>
          <NumberScope>
            <NumberField label="Checks" min={1} max={100} value={value} onChange={setValue} />
            <SaveBar
              isChanged={value !== 10}
              isSaving={false}
              onSave={() => saved(value)}
              onUndo={() => setValue(10)}
            />
          </NumberScope>
        </CurrentUserContext>
      </HashRouter>
    </MessagesProvider>
  );
}

const field = () => screen.getByLabelText('Checks');
function write(text: string): void {
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.blur(field());
}
const saveButton = (name: string) => screen.getByText(name, { selector: 'button, button *' }).closest('button');

test.each([
  ['cn', '请输入 1 到 100 的整数', '保存'],
  ['en', 'Write a whole number from 1 to 100', 'Save'],
  ['es', 'Escriba un número entero de 1 a 100', 'Guardar'],
] as const)(
  'SY-01 a number out of range stays as typed, names the range and is not saved: %s',
  async (language, words, save) => {
    await renderFields(<Panel words={await wordsIn(language)} />, language);
    for (const typed of ['101', '-5', '12.7', '99999']) {
      write(typed);
      expect(field()).toHaveValue(typed);
      expect(field()).toHaveAttribute('aria-invalid', 'true');
      expect(field()).toHaveAccessibleDescription(words);
      expect(saveButton(save)).toBeDisabled();
    }
    write('100');
    expect(screen.queryByText(words)).toBeNull();
    fireEvent.click(saveButton(save) as HTMLElement);
    expect(saved).toHaveBeenCalledWith(100);
  },
);

test('SY-01 an emptied field is neither 0 nor the last number: it asks for one', async () => {
  await renderFields(<Panel words={await wordsIn('en')} />, 'en');
  write('20');
  write('');
  expect(field()).toHaveValue('');
  expect(field()).toHaveAccessibleDescription('Write a whole number from 1 to 100');
  expect(saveButton('Save')).toBeDisabled();
  fireEvent.click(saveButton('Undo changes') as HTMLElement);
  expect(field()).toHaveValue('10');
});

test('US-02 a form with a number out of range is not sent', async () => {
  await renderFields(
    <Form onFinish={saved}>
      <NumberItem name="target" label="Checks" min={0} max={1000} places={2} />
      <button type="submit">Send</button>
    </Form>,
    'en',
  );
  write('-5');
  fireEvent.click(screen.getByText('Send'));
  expect(await screen.findByText('Write a number from 0 to 1,000 with at most 2 decimals')).toBeVisible();
  expect(field()).toHaveValue('-5');
  expect(saved).not.toHaveBeenCalled();
  write('7.25');
  fireEvent.click(screen.getByText('Send'));
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ target: 7.25 }));
});

/** antd changes a number to fit its range. `DaysField` passes none. */
const OWN_FIELDS = ['DaysField.tsx', 'NumberField.tsx', 'NumberItem.tsx'];

test('SY-01 no other field takes numbers', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const users = files.filter((file) => readFileSync(path.join('src', file), 'utf8').includes('<NumberInput'));
  expect(users.map((file) => path.basename(file)).toSorted()).toEqual(OWN_FIELDS);
});
