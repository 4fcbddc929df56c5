import { message } from '../../base/messages/message.ts';
import { FIELD_RULES } from '../../people/accounts/order-field-rules.ts';
import { type FieldRule, MAX_COST_CENTRES, ORDER_FIELD_MAX } from '../../people/accounts/order-fields.ts';
import type { companies } from '../../people/accounts/tables.ts';
import { type Cells, InvalidCellError, type MoveColumn, oneOf, orElse, yesOrNo } from '../move-files/column.ts';
import type { Remark } from '../move-files/kind.ts';

const fieldRule = orElse('off', oneOf(...FIELD_RULES));

/** Columns of the rules by which a company orders (H3, H4, H5). */
export const companyRuleColumns: readonly MoveColumn[] = [
  { heading: 'buyersSeeAll', about: '1: buyers see all its orders', example: '0', read: yesOrNo },
  {
    heading: 'approveOwn',
    about: '0: approvers can’t decide their own requests; empty: 1',
    example: '1',
    read: orElse('1', yesOrNo),
  },
  {
    heading: 'costCentreRule',
    about: `Cost centre of an order: ${FIELD_RULES.join(', ')}; empty: off`,
    example: 'optional',
    read: fieldRule,
  },
  { heading: 'costCentres', about: 'Its cost centres, one per line', example: '4100 Pressroom', read: costCentres },
  { heading: 'requisitionRule', about: 'Requisition number of an order; empty: off', example: 'off', read: fieldRule },
  { heading: 'wantedByRule', about: 'Required date of an order; empty: off', example: 'off', read: fieldRule },
  {
    heading: 'office',
    about: 'Office that looks after it: 1 or 2; empty: 1',
    example: '1',
    read: orElse('1', oneOf('1', '2')),
  },
  { heading: 'partner', about: '1: a partner', example: '0', read: yesOrNo },
];

type CompanyRules = Pick<
  typeof companies.$inferSelect,
  | 'buyersSeeAll'
  | 'approveOwn'
  | 'costCentreRule'
  | 'costCentres'
  | 'requisitionRule'
  | 'wantedByRule'
  | 'adminContact'
  | 'partner'
>;

/** The cells of a company's rules. */
export function ruleCells(rules: CompanyRules): Cells {
  return {
    buyersSeeAll: rules.buyersSeeAll ? '1' : '0',
    approveOwn: rules.approveOwn ? '1' : '0',
    costCentreRule: rules.costCentreRule,
    costCentres: rules.costCentres.join('\n'),
    requisitionRule: rules.requisitionRule,
    wantedByRule: rules.wantedByRule,
    office: String(rules.adminContact),
    partner: rules.partner ? '1' : '0',
  };
}

/** The rules that a row says. */
export function rulesIn(cells: Cells): CompanyRules {
  return {
    buyersSeeAll: cells.buyersSeeAll === '1',
    approveOwn: cells.approveOwn !== '0',
    costCentreRule: ruleOf(cells.costCentreRule),
    costCentres: linesOf(cells.costCentres),
    requisitionRule: ruleOf(cells.requisitionRule),
    wantedByRule: ruleOf(cells.wantedByRule),
    adminContact: cells.office === '2' ? 2 : 1,
    partner: cells.partner === '1',
  };
}

/** Refuses to ask for a cost centre where there is none. */
export function ruleRemarks({ row, cells }: { row: number; cells: Cells }): Remark[] {
  const isMissing = ruleOf(cells.costCentreRule) !== 'off' && linesOf(cells.costCentres).length === 0;
  return isMissing ? [{ row, heading: 'costCentres', message: message('refusal.cost-centres-none') }] : [];
}

function costCentres(text: string): string {
  const names = linesOf(text);
  if (names.some((name) => name.length > ORDER_FIELD_MAX))
    throw new InvalidCellError(message('refusal.cost-centre-long', { most: ORDER_FIELD_MAX }));
  if (names.length > MAX_COST_CENTRES)
    throw new InvalidCellError(message('refusal.cost-centres-many', { most: MAX_COST_CENTRES }));
  return names.join('\n');
}

/** The lines of a cell, each once. */
function linesOf(text = ''): string[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}

function ruleOf(cell: string | undefined): FieldRule {
  return FIELD_RULES.find((rule) => rule === cell) ?? 'off';
}
