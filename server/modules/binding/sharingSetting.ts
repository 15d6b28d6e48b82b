import type { manageConfigCalls } from '@/contract/calls/management/manageConfigCalls';
import type { SharingConfig, SharingWeights } from '@/contract/entities/management/sharing';
import { SHARING_WEIGHT_MAX } from '@/contract/ourLimits';
import type { CallerContext, Handlers } from '../../access/callContext';
import { describeChange, saveSetting, getLastChange, recordSettingChange, tenantSetting } from '../system/systemFacade';
import { tryWeights } from './sharingTrial';

type Context = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

const KEY = 'sharing';
/** Format of the stored setting: capacity, skill. */
const WRITTEN = /^(\d{1,3}),(\d{1,3})$/;
/** Default of an institution: both weights equal the share itself. */
const USUAL: SharingWeights = { capacity: 100, skill: 100 };

const atMost = (text: string | undefined): number => Math.min(Number(text), SHARING_WEIGHT_MAX);

/** Returns the active weights of the caller's institution. */
export async function sharingWeights(context: Pick<Context, 'tx' | 'caller'>): Promise<SharingWeights> {
  const written = WRITTEN.exec((await tenantSetting(KEY, context)) ?? '');
  return written ? { capacity: atMost(written[1]), skill: atMost(written[2]) } : USUAL;
}

async function showSharing(context: Context): Promise<SharingConfig> {
  return { ...(await sharingWeights(context)), lastChange: await getLastChange(KEY, context) };
}

async function updateSharing(wanted: SharingWeights, context: Context): Promise<void> {
  const before = await sharingWeights(context);
  await saveSetting(KEY, `${wanted.capacity},${wanted.skill}`, context);
  await recordSettingChange({ key: KEY, ...describeChange({ ...before }, { ...wanted }) }, context);
}

/** Handlers of the sharing weights and their trial on last week's bindings (QU-02). */
export const sharingHandlers = {
  sharing: (_, context) => showSharing(context),
  updateSharing: (wanted, context) => updateSharing(wanted, context),
  sharingTrial: tryWeights,
} satisfies Partial<Handlers<typeof manageConfigCalls>>;
