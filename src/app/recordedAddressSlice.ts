import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Where the app stands, as far as a recording needs it: written only while a session can be recorded (TR-03). */
export const recordedAddressSlice = createSlice({
  name: 'recordedAddress',
  initialState: { address: '/' },
  reducers: {
    addressRecorded: (_, { payload }: PayloadAction<string>) => ({ address: payload }),
  },
});

export const { addressRecorded } = recordedAddressSlice.actions;
