import type { Draft } from '@/contract/entities/draft';
import type { FormInstance } from 'antd';
import { type RefObject, useEffect, useRef } from 'react';

import { readUnsaved } from './unsavedDrafts';
import type { DraftOrigin, DraftState } from './useKeepDraft';

interface Restored<Fields extends object> {
  /** As the server has it. */
  readonly kept: Draft | undefined;
  readonly isAsked: boolean;
  /** Under which name a text may wait in memory. */
  readonly name: string;
  readonly form: FormInstance<Fields>;
  readonly parse: (content: string) => Fields | undefined;
  readonly originRef: RefObject<DraftOrigin>;
  readonly isDirtyRef: RefObject<boolean>;
  readonly setState: (state: DraftState) => void;
  readonly touch: () => void;
}

/** Puts into the form what was half-written before, here or elsewhere (CD-13). */
export function useRestored<Fields extends object>(of: Restored<Fields>): void {
  const { kept, isAsked, name, form, parse, originRef, isDirtyRef, setState, touch } = of;
  // A draft from the server is taken over unless something newer is being written here.
  useEffect(() => {
    if (!kept || kept.version <= originRef.current.version) return;
    const isNewer = originRef.current.version > 0;
    originRef.current = { version: kept.version, intent: kept.intent };
    const fields = parse(kept.content);
    if (!fields || isDirtyRef.current) return;
    form.setFieldsValue(fields);
    setState(isNewer ? 'newer' : 'restored');
  }, [kept, form, parse, setState, originRef, isDirtyRef]);
  const isShown = useRef(false);
  // After the effect above: what was written last here is newer than what the server has. It is shown without waiting for the server.
  useEffect(() => {
    const fields = isShown.current ? undefined : parse(readUnsaved(name) ?? '');
    isShown.current = true;
    if (!fields) return;
    isDirtyRef.current = true;
    form.setFieldsValue(fields);
    setState('offline');
  }, [name, form, parse, setState, isDirtyRef]);
  // Only now is it known on which version the text is saved.
  useEffect(() => {
    if (isAsked && isDirtyRef.current) touch();
  }, [isAsked, isDirtyRef, touch]);
}
