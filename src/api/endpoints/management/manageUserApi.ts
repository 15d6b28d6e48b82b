import type { CallInput } from '@/contract/call';
import { manageUserCalls } from '@/contract/calls/users/manageUserCalls';
import { createOrUpdateAnswer, type SystemUser } from '@/contract/entities/users/systemUser';

import { api } from '../../client/api';
import { createCustomQuery, type QueryDependencies, getEndpoints } from '../../client/getEndpoints';
import { storeRevealed } from '../../client/revealed';
import { updateOptimistically } from '../../client/updateOptimistically';

/** A saved user; for a new one, the handle by which the component that displays it takes the one-time password (see revealed). */
export interface SavedUser {
  readonly user: SystemUser;
  readonly passwordHandle: number | null;
}

type SaveInput = CallInput<typeof manageUserCalls.createOrUpdate>;
type ResetInput = CallInput<typeof manageUserCalls.resetPassword>;

async function saveUser(input: SaveInput, { send }: QueryDependencies) {
  const { data, error } = await send({ row: manageUserCalls.createOrUpdate, input });
  if (error) return { error };
  const { user, oneTimePassword } = createOrUpdateAnswer.parse(data);
  return { data: { user, passwordHandle: oneTimePassword === null ? null : storeRevealed(oneTimePassword) } };
}

async function resetPassword(input: ResetInput, { send }: QueryDependencies) {
  const { data, error } = await send({ row: manageUserCalls.resetPassword, input });
  if (error) return { error };
  const { oneTimePassword } = manageUserCalls.resetPassword.answer.parse(data);
  return { data: { passwordHandle: storeRevealed(oneTimePassword) } };
}

/** Users of an institution (§7 manage/user); one-time passwords never enter the store. */
export const manageUserApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, changes, files } = getEndpoints(build);
    return {
      manageUserList: reads(manageUserCalls.list, ['Users']),
      manageUserExport: files(manageUserCalls.export),
      manageUserCounts: reads(manageUserCalls.counts, ['Users']),
      manageUserInfo: reads(manageUserCalls.info, ['Users']),
      manageUserOptions: reads(manageUserCalls.options, ['UserOptions']),
      manageUserProductType: reads(manageUserCalls.productType, ['UserOptions']),
      manageUserHistory: reads(manageUserCalls.history, ['Users']),
      manageUserHistoryFile: files(manageUserCalls.historyFile),
      manageUserRank: reads(manageUserCalls.rank, ['Users', 'Score']),
      manageUserRankExport: files(manageUserCalls.rankExport),
      manageUserCreateOrUpdate: build.mutation<SavedUser, SaveInput>({
        queryFn: createCustomQuery(saveUser),
        invalidatesTags: (_, error) => (error ? [] : ['Users', 'UserOptions']),
      }),
      manageUserStatus: changes(manageUserCalls.status, ['Users']),
      manageUserGroupSave: changes(manageUserCalls.groupSave, ['Users', 'UserOptions', 'Schedule']),
      manageUserGroupLeader: changes(manageUserCalls.groupLeader, ['Users', 'UserOptions', 'Schedule']),
      manageUserGroupRemove: changes(manageUserCalls.groupRemove, ['Users', 'UserOptions', 'Schedule']),
      manageUserResetPassword: build.mutation<{ readonly passwordHandle: number }, ResetInput>({
        queryFn: createCustomQuery(resetPassword),
        invalidatesTags: (_, error) => (error ? [] : ['Users', 'UserOperations']),
      }),
      manageUserDownloadPassword: files(manageUserCalls.downloadPassword),
      manageUserLivenessBinding: changes(manageUserCalls.livenessBinding, ['Users']),
      manageUserIdCardBinding: changes(manageUserCalls.idCardBinding, ['Users']),
      manageUserRemoveFactors: changes(manageUserCalls.removeFactors, ['Users']),
      manageUserEndSessions: changes(manageUserCalls.endSessions, ['Users']),
      manageUserManyPlan: changes(manageUserCalls.manyPlan),
      manageUserManyRun: changes(manageUserCalls.manyRun, ['UserOperations']),
      manageUserManyUndo: changes(manageUserCalls.manyUndo, ['UserOperations']),
      manageUserManyOperations: reads(manageUserCalls.manyOperations, ['UserOperations']),
      manageUserManyLeft: reads(manageUserCalls.manyLeft, ['UserOperations']),
      manageUserManyPasswords: files(manageUserCalls.manyPasswords),
      manageUserManyPutAway: changes(manageUserCalls.manyPutAway, ['UserOperations']),
      manageUserBulkPreview: changes(manageUserCalls.bulkPreview),
      manageUserBulkAdd: changes(manageUserCalls.bulkAdd, ['Users', 'UserOptions']),
      manageUserBulkTemplate: files(manageUserCalls.bulkTemplate),
    };
  },
});

const { selectCachedArgsForQuery, updateQueryData } = manageUserApi.util;

manageUserApi.enhanceEndpoints({
  endpoints: {
    manageUserStatus: {
      onQueryStarted: updateOptimistically(({ id, status }: CallInput<typeof manageUserCalls.status>, state) => [
        updateQueryData('manageUserInfo', { id: String(id) }, (user) => void (user.status = status)),
        ...selectCachedArgsForQuery(state, 'manageUserList').map((arg) =>
          updateQueryData('manageUserList', arg, ({ result }) => {
            for (const user of result) if (user.id === id) user.status = status;
          }),
        ),
      ]),
    },
  },
});

export const {
  useManageUserListQuery,
  useManageUserCountsQuery,
  useManageUserExportMutation,
  useManageUserInfoQuery,
  useManageUserOptionsQuery,
  useManageUserHistoryQuery,
  useManageUserHistoryFileMutation,
  useManageUserRankQuery,
  useManageUserRankExportMutation,
  useManageUserCreateOrUpdateMutation,
  useManageUserStatusMutation,
  useManageUserGroupSaveMutation,
  useManageUserGroupLeaderMutation,
  useManageUserGroupRemoveMutation,
  useManageUserResetPasswordMutation,
  useManageUserLivenessBindingMutation,
  useManageUserIdCardBindingMutation,
  useManageUserEndSessionsMutation,
  useManageUserRemoveFactorsMutation,
  useManageUserManyPlanMutation,
  useManageUserManyRunMutation,
  useManageUserManyUndoMutation,
  useManageUserManyOperationsQuery,
  useManageUserManyLeftQuery,
  useManageUserManyPasswordsMutation,
  useManageUserManyPutAwayMutation,
  useManageUserBulkPreviewMutation,
  useManageUserBulkAddMutation,
  useManageUserBulkTemplateMutation,
} = manageUserApi;
