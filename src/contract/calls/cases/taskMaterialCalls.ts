import * as z from 'zod/mini';
import { mainCall } from '../../call';
import {
  addressBookEntry,
  linkedCase,
  pictureComment,
  pictureCommentRequest,
  shoppingAccount,
  userCallRecord,
  userPicture,
} from '../../entities/cases/material';
import { done, file, idInput } from '../../schemas';

const read = { who: 'cases.read', rows: 'visibleCases' } as const;

/**
 * Material about a case's borrower: pictures, address book, call list, shopping account (§7 task/…, CD-04, CD-09). {id} is the case's id.
 */
export const taskMaterialCalls = {
  userPic: mainCall({
    method: 'GET',
    path: 'task/userPic/{id}',
    answer: z.array(userPicture),
    ...read,
    means: "Returns the list of the borrower's pictures without their content (CD-04).",
  }),
  ktp: mainCall({
    method: 'GET',
    path: 'task/ktp/{id}',
    answer: z.array(userPicture),
    ...read,
    chosenByUs: true,
    means: 'Returns the list of the pictures of the identity card (CD-04).',
  }),
  picture: mainCall({
    method: 'GET',
    path: 'task/picture/{id}',
    query: z.strictObject({ pictureId: idInput }),
    answer: file,
    ...read,
    download: 'shown',
    chosenByUs: true,
    means: 'Returns one picture, which is not stored; the view is recorded (CD-04, CD-12).',
  }),
  imageComments: mainCall({
    method: 'GET',
    path: 'task/imageComments/{id}',
    answer: z.array(pictureComment),
    ...read,
    chosenByUs: true,
    means: 'Returns the remarks on the pictures, newest first.',
  }),
  addImageComment: mainCall({
    method: 'POST',
    path: 'task/imageComments/{id}',
    body: pictureCommentRequest,
    answer: done,
    who: 'cases.work',
    rows: 'visibleCases',
    once: true,
    notice: 'save',
    chosenByUs: true,
    means: 'Adds a remark to a picture.',
  }),
  userAddressBook: mainCall({
    method: 'GET',
    path: 'task/userAddressBook/{id}',
    answer: z.array(addressBookEntry),
    ...read,
    means: "Returns the borrower's address book, phones masked (CD-09).",
  }),
  addressBookContact: mainCall({
    method: 'POST',
    path: 'task/addressBook/{id}',
    body: z.strictObject({ entryId: idInput }),
    answer: z.object({ contactId: z.string() }),
    who: 'cases.work',
    rows: 'visibleCases',
    once: true,
    chosenByUs: true,
    means: 'Adds a person of the address book to the contacts, so that calls can be made and recorded.',
  }),
  userCallRecord: mainCall({
    method: 'GET',
    path: 'task/userCallRecord/{id}',
    answer: z.array(userCallRecord),
    ...read,
    means: "Returns the borrower's call list, newest first, phones masked (CD-09).",
  }),
  userAlibabaInfo: mainCall({
    method: 'GET',
    path: 'task/userAlibabaInfo/{id}',
    answer: shoppingAccount,
    ...read,
    means: "Returns the borrower's online-shopping account, or null (CD-09).",
  }),
  linkByPhone: mainCall({
    method: 'GET',
    path: 'task/linkByPhone/{id}',
    answer: z.array(linkedCase),
    ...read,
    chosenByUs: true,
    means: 'Returns other cases visible to the caller that share a number with this one.',
  }),
};
