import { taskMaterialCalls } from '@/contract/calls/cases/taskMaterialCalls';

import { api } from '../../client/api';
import { getEndpoints } from '../../client/getEndpoints';
import { one } from '../../client/tags';

/** Endpoints for material about a case's borrower: pictures, address book, call list, shopping account (§7 task/…). */
export const taskMaterialApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, changes, files } = getEndpoints(build);
    return {
      taskMaterialUserPic: reads(taskMaterialCalls.userPic, ({ id }) => [one('Pictures', id)]),
      taskMaterialKtp: reads(taskMaterialCalls.ktp, ({ id }) => [one('Pictures', id)]),
      taskMaterialPicture: files(taskMaterialCalls.picture),
      taskMaterialImageComments: reads(taskMaterialCalls.imageComments, ({ id }) => [one('Pictures', id)]),
      taskMaterialAddImageComment: changes(taskMaterialCalls.addImageComment, ({ id }) => [one('Pictures', id)]),
      taskMaterialUserAddressBook: reads(taskMaterialCalls.userAddressBook, ({ id }) => [one('AddressBook', id)]),
      taskMaterialAddressBookContact: changes(taskMaterialCalls.addressBookContact, ({ id }) => [
        one('AddressBook', id),
        one('Contacts', id),
      ]),
      taskMaterialUserCallRecord: reads(taskMaterialCalls.userCallRecord, ({ id }) => [one('Borrower', id)]),
      taskMaterialUserAlibabaInfo: reads(taskMaterialCalls.userAlibabaInfo, ({ id }) => [one('Borrower', id)]),
      taskMaterialLinkByPhone: reads(taskMaterialCalls.linkByPhone, ({ id }) => [one('Case', id), 'CaseList']),
    };
  },
});

export const {
  useTaskMaterialUserPicQuery,
  useTaskMaterialKtpQuery,
  useTaskMaterialPictureMutation,
  useTaskMaterialImageCommentsQuery,
  useTaskMaterialAddImageCommentMutation,
  useTaskMaterialUserAddressBookQuery,
  useTaskMaterialAddressBookContactMutation,
  useTaskMaterialUserCallRecordQuery,
  useTaskMaterialUserAlibabaInfoQuery,
  useTaskMaterialLinkByPhoneQuery,
} = taskMaterialApi;
