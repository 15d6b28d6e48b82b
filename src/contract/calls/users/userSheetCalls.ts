import { mainCall } from '../../call';
import { APPROVAL_REFUSAL } from '../../entities/management/approvalRefusal';
import { userSheetAdded, userSheetPreview } from '../../entities/users/userSheet';
import { file, SPREADSHEET_BODY_MAX_BYTES, spreadsheetUpload } from '../../schemas';

const manage = { who: 'users.manage', rows: 'institution', chosenByUs: true } as const;

/** Import of users from a spreadsheet (§7 manage/user; US-02). */
export const userSheetCalls = {
  bulkPreview: mainCall({
    method: 'POST',
    path: 'manage/user/bulk/preview',
    body: spreadsheetUpload,
    bodyMaxBytes: SPREADSHEET_BODY_MAX_BYTES,
    answer: userSheetPreview,
    ...manage,
    means: 'Previews a spreadsheet of users: additions, and errors by row and column. Saves nothing (US-02).',
  }),
  bulkAdd: mainCall({
    method: 'POST',
    path: 'manage/user/bulk/add',
    body: spreadsheetUpload,
    bodyMaxBytes: SPREADSHEET_BODY_MAX_BYTES,
    answer: userSheetAdded,
    ...manage,
    asksBack: APPROVAL_REFUSAL,
    notice: 'upload',
    means: 'Adds all users of a spreadsheet or none, after the same checks as the preview (US-02).',
  }),
  bulkTemplate: mainCall({
    method: 'GET',
    path: 'manage/user/bulk/template',
    answer: file,
    download: 'saved',
    ...manage,
    means:
      "Returns the template of the spreadsheet with headings in the caller's language, an example and the permitted codes (US-02).",
  }),
};
