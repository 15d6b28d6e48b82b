import type { taskMaterialCalls } from '@/contract/calls/cases/taskMaterialCalls';
import { takeFromAddressBook } from './emergencyContacts';
import { casesSharingPhone } from './casesSharingPhone';
import { remarkOnPicture, showPicture } from './pictures';
import { commentOnWire, pictureOnWire, userCallOnWire } from './borrowerWire';
import { listPictureComments, listPictures } from './pictureStore';
import { showAddressBook, showShoppingAccount } from './showMaterial';
import { findTask } from '../cases/casesFacade';
import { listUserCalls } from './userCallStore';
import type { Handlers } from '../../access/callContext';

/**
 * Handlers of the data about a case's borrower: pictures, address book, call list, shopping account (§7 task/…, CD-04, CD-09).
 * {id} is the case's id.
 */
export const taskMaterialHandlers: Handlers<typeof taskMaterialCalls> = {
  userPic: async ({ id }, context) => (await listPictures(await findTask(id, context), context)).map(pictureOnWire),
  ktp: async ({ id }, context) =>
    (await listPictures(await findTask(id, context), context, ['idFront', 'idBack'])).map(pictureOnWire),
  picture: async ({ id, pictureId }, context) => showPicture(await findTask(id, context), pictureId, context),
  imageComments: async ({ id }, context) =>
    (await listPictureComments(await findTask(id, context), context)).map(commentOnWire),
  addImageComment: async ({ id, ...remark }, context) => remarkOnPicture(await findTask(id, context), remark, context),
  userAddressBook: async ({ id }, context) => showAddressBook(await findTask(id, context), context),
  addressBookContact: takeFromAddressBook,
  userCallRecord: async ({ id }, context) =>
    (await listUserCalls(await findTask(id, context), context)).map(userCallOnWire),
  userAlibabaInfo: async ({ id }, context) => showShoppingAccount(await findTask(id, context), context),
  linkByPhone: async ({ id }, context) => casesSharingPhone(await findTask(id, context), context),
};
