/** The app's store as a page makes it that may be recorded. */
export async function recordedStore() {
  const { loadPseudonyms } = await import('@/api/client/recordedTexts');
  await loadPseudonyms();
  const { createAppStore } = await import('@/app/store');
  const { createRecorder } = await import('@/app/recording/recorder');
  return createAppStore(createRecorder());
}
