import { useManageUserBulkTemplateMutation } from '@/api/endpoints/management/manageUserApi';
import { DownloadButton } from '@/ui/files/DownloadButton';

/** Saves the spreadsheet to fill in, with headings in the user's language (US-02). */
export function TemplateButton() {
  const [save, saving] = useManageUserBulkTemplateMutation();
  return (
    <DownloadButton
      label="users.sheet.template"
      done="users.exported"
      saving={saving}
      onSave={() => void save()}
      at="start"
    />
  );
}
