import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MessageId } from '@/i18n/messageIds';

/** Tone of a notice: success, error or information. */
export type NoticeTone = 'success' | 'error' | 'info';

/** Message id of the app, text from the server, or both: the failed action and the reason. */
export type NoticeText =
  { readonly id: MessageId; readonly text?: string } | { readonly id?: never; readonly text: string };

/** A short message over the screen that closes automatically (§8, SE-07). */
export interface Notice {
  readonly key: number;
  readonly tone: NoticeTone;
  readonly words: NoticeText;
  /** Offers to reload the page. */
  readonly reloads?: boolean;
  /** Display time, in milliseconds. */
  readonly forMs: number;
}

interface Notices {
  readonly made: number;
  readonly shown: readonly Notice[];
}

const nothing: Notices = { made: 0, shown: [] };

const isSame = (one: NoticeText, other: NoticeText): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Notices shown over the screen. The same text is not shown twice at once. */
export const noticesSlice = createSlice({
  name: 'notices',
  initialState: nothing,
  reducers: {
    noticeShown: ({ made, shown }, { payload }: PayloadAction<Omit<Notice, 'key'>>) =>
      shown.some(({ words }) => isSame(words, payload.words))
        ? undefined
        : { made: made + 1, shown: [...shown, { ...payload, key: made }] },
    noticeClosed: ({ made, shown }, { payload }: PayloadAction<number>) => ({
      made,
      shown: shown.filter(({ key }) => key !== payload),
    }),
  },
});

export const { noticeShown, noticeClosed } = noticesSlice.actions;
