import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Where the app stands, as far as a recording needs it: written only while a session can be recorded (TR-03). */
export const placeSlice = createSlice({
  name: 'place',
  initialState: { address: '/' },
  reducers: {
    placeChanged: (_, { payload }: PayloadAction<string>) => ({ address: payload }),
  },
});

export const { placeChanged } = placeSlice.actions;
