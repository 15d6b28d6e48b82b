/** `selectFromResult` for components that show only the response: a pending query does not re-render them. */
export const selectData = <Answer>({ currentData }: { readonly currentData?: Answer | undefined }) => ({ currentData });

/** `selectFromResult` for components that show nothing of the result. */
export const selectNothing = () => ({});
