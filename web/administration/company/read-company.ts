import { data } from 'react-router';
import type { CompanyForStaff } from '#shop/people/companies/paths.ts';
import { staffCompanyPaths } from '#shop/people/companies/staff-paths.ts';
import { deliveryPaths } from '#shop/trade/delivery/paths.ts';
import type { OrderDocument } from '#shop/trade/documents/paths.ts';
import { staffDocumentPaths } from '#shop/trade/documents/staff-paths.ts';
import type { Statement } from '#shop/trade/statements/paths.ts';
import { staffStatementPaths } from '#shop/trade/statements/staff-paths.ts';
import type { ListPage } from '#shop/base/paged-lists/list-page.ts';
import type { OrderHeader } from '#shop/trade/orders/order.ts';
import { staffOrderPaths } from '#shop/trade/staff-orders/staff-paths.ts';
import type { OwnPartNumber } from '#shop/catalogue/customer-part-numbers/paths.ts';
import { staffOwnNumberPaths } from '#shop/catalogue/customer-part-numbers/staff-paths.ts';
import type { Machine } from '#shop/catalogue/presses/paths.ts';
import { staffPressPaths } from '#shop/catalogue/presses/staff-paths.ts';
import type { CompanyTimeline } from '#shop/desk/timeline/paths.ts';
import { staffTimelinePaths } from '#shop/desk/timeline/staff-paths.ts';
import { RefusedError, type PageArgs } from '../../page-context.ts';
import { t } from '../staff-text.ts';

export interface CompanyView {
  company: CompanyForStaff;
  countryName: string;
  /** The newest of each. */
  orders: ListPage<OrderHeader>;
  documents: ListPage<OrderDocument>;
  /** Its statement of account. */
  statement: Statement;
  /** By number; all of them if the address says so. */
  ownNumbers: ListPage<OwnPartNumber>;
  machines: readonly Machine[];
  timeline: CompanyTimeline;
}

const SHOWN = 10;
const ALL = 1000;
const NOTHING = { items: [], total: 0 };

/** Reads the company with the `id=` in the address. */
export async function readCompany({ request, context }: PageArgs): Promise<CompanyView> {
  const { searchParams } = new URL(request.url);
  const id = searchParams.get('id') ?? '';
  const before = searchParams.get('before') ?? undefined;
  if (!/^\d{1,9}$/.test(id)) throw unknown();
  const asked = await context.ask(staffCompanyPaths.read, { companyId: Number(id) });
  if (!asked.ok)
    throw asked.refusal.status === 404 || asked.refusal.status === 400 ? unknown() : new RefusedError(asked.refusal);
  const company = asked.output;
  const { companyId } = company;
  const pageSize = searchParams.get('numbers') === 'all' ? ALL : SHOWN;
  const [orders, documents, statement, ownNumbers, machines, timeline, { items: countries }] = await Promise.all([
    context.callIfAllowed(staffOrderPaths.list, { companyId, pageSize: SHOWN }, NOTHING),
    context.call(staffDocumentPaths.ofCompany, { companyId, pageSize: SHOWN }),
    context.call(staffStatementPaths.ofCompany, { companyId }),
    context.call(staffOwnNumberPaths.ofCompany, { companyId, pageSize }),
    context.callIfAllowed(staffPressPaths.machines, { companyId }, []),
    context.call(staffTimelinePaths.ofCompany, { companyId, before }),
    context.call(deliveryPaths.countries, {}),
  ]);
  const countryName = countries.find((country) => country.id === company.countryId)?.name ?? '';
  return { company, countryName, orders, documents, statement, ownNumbers, machines, timeline };
}

function unknown() {
  return data({ message: t('staff-company.unknown') }, { status: 404 });
}
