import type { Draft } from '@/contract/entities/cases/draft';
import type { FormInstance } from 'antd';
import { type RefObject, useEffect, useRef } from 'react';

import { readUnsaved } from './unsavedDrafts';
import type { DraftOrigin, DraftState } from './useKeepDraft';

interface Restored<Fields extends object> {
  /** The draft on the server. */
  readonly kept: Draft | undefined;
  readonly isAsked: boolean;
  /** Key of a text in memory. */
  readonly name: string;
  readonly form: FormInstance<Fields>;
  readonly parse: (content: string) => Fields | undefined;
  readonly originRef: RefObject<DraftOrigin>;
  readonly isDirtyRef: RefObject<boolean>;
  readonly setState: (state: DraftState) => void;
  readonly touch: () => void;
}

/** Restores an earlier draft into the form, from this device or another (CD-13). */
export function useRestored<Fields extends object>(of: Restored<Fields>): void {
  const { kept, isAsked, name, form, parse, originRef, isDirtyRef, setState, touch } = of;
  // A draft from the server is restored unless the form contains newer input.
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
  // Runs after the effect above: text in memory is newer than the server's draft. It is shown without waiting for the server.
  useEffect(() => {
    const fields = isShown.current ? undefined : parse(readUnsaved(name) ?? '');
    isShown.current = true;
    if (!fields) return;
    isDirtyRef.current = true;
    form.setFieldsValue(fields);
    setState('offline');
  }, [name, form, parse, setState, isDirtyRef]);
  // The version on which the text is saved is known only now.
  useEffect(() => {
    if (isAsked && isDirtyRef.current) touch();
  }, [isAsked, isDirtyRef, touch]);
}
