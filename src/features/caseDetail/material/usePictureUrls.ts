import { takeOpenedFile, openObjectUrl, releaseObjectUrl } from '@/browser/files/files';
import { useTaskMaterialPictureMutation } from '@/api/endpoints/cases/taskMaterialApi';
import type { UserPicture } from '@/contract/entities/cases/material';
import { useCallback, useEffect, useRef, useState } from 'react';

/** URL of each picture, or 'failed' if it could not be loaded. A missing entry means that it is loading. */
export type PictureUrls = Readonly<Partial<Record<string, string>>>;

/** Placeholder instead of a URL. */
export const FAILED = 'failed';

/** Fetches one picture. It is not cached, and its URL is released with the screen (CD-04). */
function useFetchPicture(taskId: string) {
  const [fetchPicture] = useTaskMaterialPictureMutation();
  return useCallback(
    async (pictureId: string): Promise<string> => {
      const { data } = await fetchPicture({ id: taskId, pictureId });
      const file = data === undefined ? undefined : takeOpenedFile(data);
      return file?.type.startsWith('image/') ? openObjectUrl(file) : FAILED;
    },
    [fetchPicture, taskId],
  );
}

/** Holds the pictures in memory only while they are displayed (CD-04). */
export function usePictureUrls(taskId: string, pictures: readonly UserPicture[]) {
  const fetchPicture = useFetchPicture(taskId);
  const [urls, setUrls] = useState<PictureUrls>({});
  const ids = useRef(new Set<string>());
  const open = useRef<Set<string> | null>(null);

  const load = useCallback(
    async (id: string): Promise<void> => {
      setUrls((others) => ({ ...others, [id]: undefined }));
      const url = await fetchPicture(id);
      if (open.current) {
        open.current.add(url);
        setUrls((others) => ({ ...others, [id]: url }));
      } else releaseObjectUrl(url);
    },
    [fetchPicture],
  );

  useEffect(() => {
    const shown = new Set<string>();
    const begun = ids.current;
    open.current = shown;
    return () => {
      open.current = null;
      begun.clear();
      for (const url of shown) releaseObjectUrl(url);
    };
  }, []);

  useEffect(() => {
    for (const { id } of pictures) {
      if (ids.current.has(id)) continue;
      ids.current.add(id);
      void load(id);
    }
  }, [pictures, load]);

  return { urls, load: (id: string) => void load(id) };
}
