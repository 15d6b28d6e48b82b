/** The app's store as a page makes it that may be recorded. */
export async function recordedStore() {
  const { loadPseudonyms } = await import('@/api/recordedWords');
  await loadPseudonyms();
  const { createAppStore } = await import('@/app/store');
  const { createRecorder } = await import('@/app/recorder');
  return createAppStore(createRecorder());
}
