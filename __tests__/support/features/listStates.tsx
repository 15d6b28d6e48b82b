import type { Call, CallReply } from '@/contract/call';
import type { User } from '@/contract/entities/users/user';
import { screen, waitFor } from '@testing-library/react';

import { standIn, open, press } from './screenRig';

interface ListStates<Row extends Call> {
  readonly at: string;
  readonly user?: User;
  /** The question whose answer the list shows. */
  readonly row: Row;
  /** Label of the list. */
  readonly label: string;
  readonly full: CallReply<Row>;
  /** Something of the full list. */
  readonly shows: string;
  readonly none: CallReply<Row>;
  /** Text of the empty list. */
  readonly says: string;
}

/** Expected texts of a list in its states. */
export const said = ({ shows, says }: Pick<ListStates<Call>, 'shows' | 'says'>): string[] => [
  'This could not be loaded',
  'busy',
  shows,
  'at rest',
  says,
];

const getWords = async (text: string): Promise<string> => {
  await screen.findAllByText(text, { exact: false });
  return text;
};

/** Shows a screen's only list in its states (GE-03): failed, retried, loaded, empty. */
export async function listStates<Row extends Call>(list: ListStates<Row>): Promise<string[]> {
  const { at, user, row, label, full, shows, none, says } = list;
  const rest = async (isBusy: boolean): Promise<string> => {
    const region = await screen.findByLabelText(label, { selector: 'section' });
    await waitFor(() => expect(region).toHaveAttribute('aria-busy', String(isBusy)));
    return isBusy ? 'busy' : 'at rest';
  };
  standIn().refuse(row, 'Out of order');
  open(at, user);
  await getWords('Out of order');
  const heard = [await getWords('This could not be loaded')];
  const letGo = standIn().hold(row);
  standIn().on(row, full);
  await press('Try again');
  heard.push(await rest(true));
  letGo();
  heard.push(await getWords(shows), await rest(false));
  standIn().on(row, none);
  open(at, user);
  return [...heard, await getWords(says)];
}
