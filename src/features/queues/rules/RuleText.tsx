import { getCodeLabel } from '@/contract/codes/codeTable';
import { LOAN_TYPE } from '@/contract/codes/caseCodes';
import type { QueueRow, QueueRuleWire } from '@/contract/entities/management/queue';
import { useLocale } from '@/i18n/languageContext';
import { Money } from '@/ui/format/Money';
import { Fragment, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface Range {
  readonly from: number | undefined;
  readonly to: number | undefined;
}

function Days({ from, to }: Range) {
  if (from !== undefined && to !== undefined) return <FormattedMessage id="queues.rule.days" values={{ from, to }} />;
  if (from !== undefined) return <FormattedMessage id="queues.rule.daysFrom" values={{ from }} />;
  return <FormattedMessage id="queues.rule.daysTo" values={{ to }} />;
}

function Amounts({ from, to }: Range) {
  const values = { from: <Money amount={from} />, to: <Money amount={to} /> };
  if (from !== undefined && to !== undefined) return <FormattedMessage id="queues.rule.amount" values={values} />;
  return (
    <FormattedMessage id={from === undefined ? 'queues.rule.amountTo' : 'queues.rule.amountFrom'} values={values} />
  );
}

const hasAny = ({ from, to }: Range): boolean => from !== undefined || to !== undefined;

/** The conditions of a rule, each in words. */
function useParts(rule: QueueRuleWire): ReactNode[] {
  const language = useLocale();
  const days = { from: rule.minDays, to: rule.maxDays };
  const amounts = { from: rule.minAmount, to: rule.maxAmount };
  return [
    ...(hasAny(days) ? [<Days key="days" {...days} />] : []),
    ...(hasAny(amounts) ? [<Amounts key="amounts" {...amounts} />] : []),
    ...(rule.products ? [rule.products.join(' / ')] : []),
    ...(rule.loanTypes ? [rule.loanTypes.map((type) => getCodeLabel(LOAN_TYPE, type, language)).join(' / ')] : []),
  ];
}

function Conditions({ rule }: { readonly rule: QueueRuleWire }) {
  const parts = useParts(rule);
  if (parts.length === 0) return <FormattedMessage id="queues.rule.every" />;
  return parts.map((part, place) => (
    // The conditions of a rule never change their order.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={place}>
      {place > 0 && ' · '}
      {part}
    </Fragment>
  ));
}

/** Describes the rule of a queue in words. */
export function RuleText({ of: { type, rule } }: { readonly of: Pick<QueueRow, 'type' | 'rule'> }) {
  if (type === 'manual') return <FormattedMessage id="queues.rule.manual" />;
  if (rule === null) return <FormattedMessage id="queues.rule.none" />;
  return <Conditions rule={rule} />;
}
