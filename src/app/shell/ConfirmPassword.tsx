import { useAppDispatch } from '@/api/hooks/useAppDispatch';
import { confirmationEnded } from '@/api/client/apiEvents';
import { ConfirmPasswordDialog } from '@/features/shell/account/ConfirmPasswordDialog';

/** Dialog that confirms the password for the waiting calls. All of them receive the same outcome (api/client/send). */
export function ConfirmPassword() {
  const dispatch = useAppDispatch();
  const end = (isConfirmed: boolean) => () => void dispatch(confirmationEnded({ isConfirmed }));
  return <ConfirmPasswordDialog onConfirmed={end(true)} onCancel={end(false)} />;
}
