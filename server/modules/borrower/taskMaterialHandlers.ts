import type { taskMaterialCalls } from '@/contract/calls/taskMaterialCalls';
import { takeFromAddressBook } from './emergencyContacts';
import { linkByPhone } from './linkByPhone';
import { remarkOnPicture, showPicture } from './pictures';
import { listAddressBook } from './addressBookStore';
import { listPictureComments, listPictures } from './pictureStore';
import { readShoppingAccount } from './shoppingStore';
import { findTask } from '../cases/casesFacade';
import { listUserCalls } from './userCallStore';
import type { Handlers } from '../../access/callContext';

/** What is known of a case's borrower: pictures, address book, call list, shopping account (§7 task/…, CD-04, CD-09). {id} is the case's id. */
export const taskMaterialHandlers: Handlers<typeof taskMaterialCalls> = {
  userPic: async ({ id }, context) => listPictures(await findTask(id, context), context),
  ktp: async ({ id }, context) => listPictures(await findTask(id, context), context, ['idFront', 'idBack']),
  picture: async ({ id, pictureId }, context) => showPicture(await findTask(id, context), pictureId, context),
  imageComments: async ({ id }, context) => listPictureComments(await findTask(id, context), context),
  addImageComment: async ({ id, ...remark }, context) => remarkOnPicture(await findTask(id, context), remark, context),
  userAddressBook: async ({ id }, context) => listAddressBook(await findTask(id, context), context),
  addressBookContact: takeFromAddressBook,
  userCallRecord: async ({ id }, context) => listUserCalls(await findTask(id, context), context),
  userAlibabaInfo: async ({ id }, context) => readShoppingAccount(await findTask(id, context), context),
  linkByPhone: async ({ id }, context) => linkByPhone(await findTask(id, context), context),
};
