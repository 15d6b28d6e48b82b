import { taskMaterialCalls } from '@/contract/calls/cases/taskMaterialCalls';

import { api } from '../../client/api';
import { getEndpoints } from '../../client/getEndpoints';
import { createTag } from '../../client/tags';

/** Endpoints for material about a case's borrower: pictures, address book, call list, shopping account (§7 task/…). */
export const taskMaterialApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, changes, files } = getEndpoints(build);
    return {
      taskMaterialUserPic: reads(taskMaterialCalls.userPic, ({ id }) => [createTag('Pictures', id)]),
      taskMaterialKtp: reads(taskMaterialCalls.ktp, ({ id }) => [createTag('Pictures', id)]),
      taskMaterialPicture: files(taskMaterialCalls.picture),
      taskMaterialImageComments: reads(taskMaterialCalls.imageComments, ({ id }) => [createTag('Pictures', id)]),
      taskMaterialAddImageComment: changes(taskMaterialCalls.addImageComment, ({ id }) => [createTag('Pictures', id)]),
      taskMaterialUserAddressBook: reads(taskMaterialCalls.userAddressBook, ({ id }) => [createTag('AddressBook', id)]),
      taskMaterialAddressBookContact: changes(taskMaterialCalls.addressBookContact, ({ id }) => [
        createTag('AddressBook', id),
        createTag('Contacts', id),
      ]),
      taskMaterialUserCallRecord: reads(taskMaterialCalls.userCallRecord, ({ id }) => [createTag('Borrower', id)]),
      taskMaterialUserAlibabaInfo: reads(taskMaterialCalls.userAlibabaInfo, ({ id }) => [createTag('Borrower', id)]),
      taskMaterialLinkByPhone: reads(taskMaterialCalls.linkByPhone, ({ id }) => [createTag('Case', id), 'CaseList']),
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
