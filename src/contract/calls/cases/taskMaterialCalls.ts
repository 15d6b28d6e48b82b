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
    means: 'The pictures of the borrower, without the pictures themselves (CD-04).',
  }),
  ktp: mainCall({
    method: 'GET',
    path: 'task/ktp/{id}',
    answer: z.array(userPicture),
    ...read,
    chosenByUs: true,
    means: 'The pictures of the identity card alone (CD-04).',
  }),
  picture: mainCall({
    method: 'GET',
    path: 'task/picture/{id}',
    query: z.strictObject({ pictureId: idInput }),
    answer: file,
    ...read,
    download: 'shown',
    chosenByUs: true,
    means: 'One picture, kept nowhere; that it was looked at is recorded (CD-04, CD-12).',
  }),
  imageComments: mainCall({
    method: 'GET',
    path: 'task/imageComments/{id}',
    answer: z.array(pictureComment),
    ...read,
    chosenByUs: true,
    means: 'The remarks on the pictures, newest first.',
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
    means: "The borrower's address book, phones masked (CD-09).",
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
    means: 'Takes somebody of the address book over into the contacts, so that a call can be made and recorded.',
  }),
  userCallRecord: mainCall({
    method: 'GET',
    path: 'task/userCallRecord/{id}',
    answer: z.array(userCallRecord),
    ...read,
    means: "The borrower's own call list, newest first, phones masked (CD-09).",
  }),
  userAlibabaInfo: mainCall({
    method: 'GET',
    path: 'task/userAlibabaInfo/{id}',
    answer: shoppingAccount,
    ...read,
    means: "The borrower's online-shopping account; null where there is none (CD-09).",
  }),
  linkByPhone: mainCall({
    method: 'GET',
    path: 'task/linkByPhone/{id}',
    answer: z.array(linkedCase),
    ...read,
    chosenByUs: true,
    means: 'Other cases, visible to the caller, that share a number with this one.',
  }),
};
