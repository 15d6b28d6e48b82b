import { getDemoContacts } from './demoCases';
import type { DemoDay } from './demoDay';
import type { SendCall } from './demoUser';

/** Two borrowers say when and where they accept calls (LC-05). */
export async function recordPreferences({ server, cases }: DemoDay, send: SendCall): Promise<void> {
  const { other } = await getDemoContacts(server.database, cases.work);
  await send('task/wish', {
    taskId: String(cases.hours.id),
    kind: 'hours',
    hours: { from: '08:00', to: '12:00' },
    channel: '01',
    remark: 'Trabaja por las tardes; pide llamadas solo por la mañana.',
  });
  await send('task/wish', {
    taskId: String(cases.work.id),
    kind: 'notAtWork',
    contactId: other,
    channel: '01',
    remark: 'En su trabajo no puede atender llamadas personales.',
  });
}

/** The rules refuse calls late in the evening and to a workplace (LC-03). */
export async function tryForbiddenCalls({ server, cases }: DemoDay, send: SendCall): Promise<void> {
  for (const [place, person, expected] of [
    ['hours', 'borrower', 'unlawful'],
    ['work', 'other', 'unlawful'],
    ['night', 'borrower', 'lawDoubts'],
  ] as const) {
    const of = cases[place];
    // oxlint-disable-next-line no-await-in-loop -- one agent calls one after the other
    const contacts = await getDemoContacts(server.database, of);
    // oxlint-disable-next-line no-await-in-loop
    await send('task/dial', { taskId: String(of.id), contactId: contacts[person] }, expected);
  }
}
