import { confirmationEnded } from '@/api/apiEvents';
import { ConfirmPasswordDialog } from '@/features/shell/ConfirmPasswordDialog';
import { useDispatch } from 'react-redux';

/** The dialog that calls wait for; how it ends is told to all of them at once (api/sendConfirmed). */
export function ConfirmPassword() {
  const dispatch = useDispatch();
  const end = (isConfirmed: boolean) => () => void dispatch(confirmationEnded({ isConfirmed }));
  return <ConfirmPasswordDialog onConfirmed={end(true)} onCancel={end(false)} />;
}
