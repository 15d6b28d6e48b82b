import { useAppDispatch } from '@/api/hooks/useAppDispatch';
import { confirmationEnded } from '@/api/client/apiEvents';
import { ConfirmAtCompanyDialog } from '@/features/shell/account/ConfirmAtCompanyDialog';
import { ConfirmPasswordDialog } from '@/features/shell/account/ConfirmPasswordDialog';
import { useState } from 'react';
import { useAppSelector } from '../useAppSelector';

/** Dialog that confirms the user for the waiting calls. All of them receive the same outcome (api/client/send). */
export function ConfirmPassword() {
  const dispatch = useAppDispatch();
  const confirmsAtCompany = useAppSelector(({ session }) => session.user?.confirmsAtCompany ?? false);
  const hasPassword = useAppSelector(({ session }) => session.user?.hasPassword ?? true);
  const [byPassword, setByPassword] = useState(!confirmsAtCompany);
  const end = (isConfirmed: boolean) => () => void dispatch(confirmationEnded({ isConfirmed }));
  return byPassword ? (
    <ConfirmPasswordDialog onConfirmed={end(true)} onCancel={end(false)} />
  ) : (
    <ConfirmAtCompanyDialog onPassword={hasPassword ? () => setByPassword(true) : undefined} onCancel={end(false)} />
  );
}
