import type * as z from 'zod/mini';
import { codeWords } from '@/contract/codes/codeTable';
import { LOAN_TYPE } from '@/contract/codes/loanType';
import { ROLE } from '@/contract/codes/role';
import { USER_STATUS } from '@/contract/codes/userStatus';
import type { SystemUser, systemUserFileQuery } from '@/contract/entities/systemUser';
import { USER_LIST } from '@/contract/lists/userList';
import { SEND_FLAGS } from '@/contract/sendFlags';
import type { CallerContext } from '../../access/callContext';
import { EXPORT_ROWS_ASKED } from '../../values/csvFile';
import { type FileCells, listOfToday, takeList } from '../monitoring/monitoringFacade';
import { showUsers } from './showUsers';

const CELLS: FileCells<typeof USER_LIST, SystemUser> = {
  name: ({ name }) => name,
  username: ({ username }) => username,
  email: ({ email }) => email,
  status: ({ status }, { language }) => codeWords(USER_STATUS, status, language),
  role: ({ role }, { language }) => codeWords(ROLE, role, language),
  group: ({ groupName }) => groupName,
  queue: ({ queueName }) => queueName,
  products: ({ products }) => products.join(', '),
  loanTypes: ({ loanTypes }, { language }) => loanTypes.map((code) => codeWords(LOAN_TYPE, code, language)).join(', '),
  sends: (user) =>
    SEND_FLAGS.filter(({ field }) => user[field])
      .map(({ name }) => name)
      .join(', '),
  dailyTarget: ({ dailyTarget }) => dailyTarget,
  lastLogin: ({ lastLoginTime }) => lastLoginTime,
  oneTimePasswordUntil: ({ oneTimePasswordUntil }) => oneTimePasswordUntil,
};

/** The users of a list as a file (US-01, AP-06). */
export async function userFile({ format, ...asked }: z.output<typeof systemUserFileQuery>, context: CallerContext) {
  const { result } = await showUsers({ ...asked, page: 1, size: EXPORT_ROWS_ASKED }, context);
  return takeList(
    {
      columns: USER_LIST,
      cells: CELLS,
      rows: result,
      title: { cn: '用户', en: 'Users', es: 'Usuarios' },
      ...listOfToday('users', context),
      format,
    },
    context,
  );
}
