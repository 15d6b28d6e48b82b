import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Current address of the app for recordings. Written only while a session can be recorded (TR-03). */
export const recordedAddressSlice = createSlice({
  name: 'recordedAddress',
  initialState: { address: '/' },
  reducers: {
    addressRecorded: (_, { payload }: PayloadAction<string>) => ({ address: payload }),
  },
});

export const { addressRecorded } = recordedAddressSlice.actions;
