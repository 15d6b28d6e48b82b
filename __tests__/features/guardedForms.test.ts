import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOM = join(__dirname, '../../src');
const FILES = readdirSync(ROOM, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
const getText = (file: string): string => readFileSync(join(ROOM, file), 'utf8');

/** Forms whose input may be left without a question, and why. */
const FREE_FORMS: Readonly<Record<string, string>> = {
  'features/caseDetail/record/RecordCard.tsx': 'keeps a draft',
  'features/caseDetail/sms/SmsForm.tsx': 'keeps a draft',
  'features/caseDetail/repayment/deduct/DeductForm.tsx': 'keeps a draft',
  'features/caseDetail/repayment/code/CodeRequestForm.tsx': 'an amount',
  'features/caseDetail/repayment/extension/ExtensionForm.tsx': 'a number of days',
  'features/caseDetail/person/EmergencyForm.tsx': 'asks by itself: rows are added and dropped',
  'features/cases/CaseListDrawers.tsx': 'filters a list',
  'features/cases/bulk/BulkForm.tsx': 'a channel and a template, for a dry run',
  'features/shell/account/ConfirmPasswordDialog.tsx': 'a password, which nobody keeps',
  'features/shell/account/OwnPasswordForm.tsx': 'passwords, which nobody keeps',
  'features/shell/account/factors/AddTotp.tsx': 'a name with a default, then a code of the moment',
  'features/shell/account/factors/FactorNameForm.tsx': 'a name with a default',
  'ui/unsaved/GuardedForm.tsx': 'the form that asks',
  'ui/form/CompleteForm.tsx': 'the form behind the others',
};

/** Forms that do not ask for complete information at their foot, and why. */
const PLAIN_FORMS: Readonly<Record<string, string>> = {
  'features/caseDetail/record/RecordCard.tsx': 'asks for it next to its buttons',
  'features/cases/CaseListDrawers.tsx': 'requires nothing',
  'features/cases/bulk/BulkForm.tsx': 'its button waits for both choices',
  'features/shell/account/ConfirmPasswordDialog.tsx': 'has one field, which says it',
  'features/shell/account/factors/AddTotp.tsx': 'has one field at a time, which says it',
  'features/shell/account/factors/FactorNameForm.tsx': 'has one field, which says it',
  'ui/form/CompleteForm.tsx': 'the form that asks',
};

/** Fields outside a form that may be left without a question, and why. */
const FREE_FIELDS: Readonly<Record<string, string>> = {
  'features/caseDetail/phoneBook/ListTools.tsx': 'finds in a list',
  'features/caseDetail/record/PromisePlanSpread.tsx': 'says how parts are spread, which are in the result form',
  'features/queues/binding/AgentChoice.tsx': 'finds in a list',
  'features/queues/binding/BindDrawer.tsx': 'goes with a dry run, which is made anew',
  'features/lender/SearchFields.tsx': 'finds in a list',
  'features/palette/Palette.tsx': 'finds, and keeps nothing',
  'features/cases/SavedFilters.tsx': 'a name for what the list shows',
  'features/shell/account/factors/FactorCard.tsx': 'one name',
  'features/system/SystemNavigation.tsx': 'finds in a list',
  'features/system/singleSignOn/AccountFields.tsx': 'a part of SingleSignOnPanel, which asks',
  'features/system/singleSignOn/MappingTable.tsx': 'a part of SingleSignOnPanel, which asks',
  'features/system/singleSignOn/ProviderFields.tsx': 'a part of SingleSignOnPanel, which asks',
  'features/system/announcements/AnnouncementTexts.tsx': 'a part of AnnouncementDrawer, which asks',
  'features/system/sms/CostFields.tsx': 'a part of LimitsForm, which asks',
  'features/system/sms/TemplateContent.tsx': 'a part of TemplateDrawer, which asks',
  'features/system/approvalLimits/LimitFields.tsx': 'a part of ApprovalLimitsPanel, which asks',
  'features/system/law/OwnRuleFields.tsx': 'a rule that is put together; once it is added, OwnRules asks',
  'features/system/standards/StandardsTable.tsx': 'a part of StandardsForm, which asks',
  'ui/list/ViewsButton.tsx': 'a name for what the list shows',
  'ui/form/AmountInput.tsx': 'a part of forms',
  'ui/form/NumberField.tsx': 'a part of panels',
  'ui/form/NumberInput.tsx': 'a part of forms',
};

const FORM = /<(?:Complete)?Form(?:<[^>]*>)?[\s>]/u;
const PLAIN_FORM = /<Form(?:<[^>]*>)?[\s>]/u;
const FIELD =
  /<(?:Input|Input\.TextArea|Input\.Password|InputNumber|NumberInput|AmountInput|NumberField)(?:<[^>]*>)?[\s/]/u;
const ASKS = /<(?:UnsavedNote|GuardedForm|SaveBar|PendingChangesBar)[\s<]/u;

test('SE-06 every form that is saved asks before its input is lost; no other form is rendered', () => {
  const bare = FILES.filter((file) => FORM.test(getText(file)));
  expect(bare.toSorted()).toEqual(Object.keys(FREE_FORMS).toSorted());
});

test('SE-07 every form with required fields requests complete information; no other form is rendered', () => {
  const plain = FILES.filter((file) => PLAIN_FORM.test(getText(file)));
  expect(plain.toSorted()).toEqual(Object.keys(PLAIN_FORMS).toSorted());
});

test('SE-06 a field outside of forms asks, too, or says why not', () => {
  const bare = FILES.filter((file) => {
    const text = getText(file);
    return FIELD.test(text) && !/Form\.Item|<SearchBar/u.test(text) && !ASKS.test(text);
  });
  expect(bare.toSorted()).toEqual(Object.keys(FREE_FIELDS).toSorted());
});
