import * as z from 'zod/mini';
import { BOARD_TILE } from '@/contract/codes/boardCodes';
import { getCodeValues } from '@/contract/codes/codeTable';
import { type AlertLimits, type BoardConfig, boardRequest } from '@/contract/entities/management/systemConfig';
import type { CallerContext } from '../../access/callContext';
import {
  saveSetting,
  getLastChange,
  recordSettingChange,
  getTenantSetting,
  describeChange,
} from '../system/systemFacade';

type BoardConfigContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;
type Board = z.output<typeof boardRequest>;

const KEY = 'board';

/** Default board: all tiles in the usual order, updated over the live connection (ours). */
const USUAL: Board = z.parse(boardRequest, { tiles: getCodeValues(BOARD_TILE), refreshSeconds: 0 });

const read = (stored: string | undefined): Board => {
  if (stored === undefined) return USUAL;
  try {
    const result = z.safeParse(boardRequest, JSON.parse(stored));
    return result.success ? result.data : USUAL;
  } catch {
    return USUAL;
  }
};

/** Returns the configuration of the institution's dashboard (§2 board config, SY-01). */
export async function showBoardConfig(context: BoardConfigContext): Promise<BoardConfig> {
  return { ...read(await getTenantSetting(KEY, context)), lastChange: await getLastChange(KEY, context) };
}

/** Reads the limits from which leaders are alerted. */
export const readAlertLimits = async (context: Pick<CallerContext, 'tx' | 'caller'>): Promise<AlertLimits> =>
  read(await getTenantSetting(KEY, context));

/** Sets what the institution's dashboard shows. */
export async function updateBoardConfig(input: Board, context: BoardConfigContext): Promise<void> {
  const before = read(await getTenantSetting(KEY, context));
  await saveSetting(KEY, JSON.stringify(input), context);
  await recordSettingChange({ key: KEY, ...describeChange(before, input) }, context);
}
