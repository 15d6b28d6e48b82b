/** `selectFromResult` of whoever shows the answer alone: that a question is on its way draws nothing anew. */
export const answerOnly = <Answer>({ currentData }: { readonly currentData?: Answer | undefined }) => ({ currentData });

/** `selectFromResult` of whoever shows nothing of it. */
export const nothing = () => ({});
