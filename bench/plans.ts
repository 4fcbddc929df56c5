import pg from 'pg';
import type { RecordedStatement } from '#server/testing/record-statements.ts';

/** Tables that grow with the shop: no request may read one of them from end to end. */
const BIG_TABLES = [
  'products',
  'product_categories',
  'customers',
  'orders',
  'order_lines',
  'carts',
  'cart_lines',
  'price_list_rows',
];

export interface StatementPlan {
  /** Its first words and its table. */
  statement: string;
  plan: string[];
  /** The large tables that it reads from end to end. */
  scanned: string[];
}

/** Reads the plans of these statements with the values they were sent with. */
export async function plansOf(url: string, statements: readonly RecordedStatement[]): Promise<StatementPlan[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const plans: StatementPlan[] = [];
    for (const { text, values } of statements) {
      if (!/^\s*(select|with|insert|update|delete)\b/i.test(text)) continue;
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, values);
      const plan = rows.map((row) => row['QUERY PLAN']);
      const scanned = BIG_TABLES.filter((table) => plan.some((line) => line.includes(`Seq Scan on ${table}`)));
      plans.push({ statement: text.replaceAll(/\s+/g, ' ').slice(0, 100), plan, scanned });
    }
    return plans;
  } finally {
    await client.end();
  }
}

/** All plans as Markdown, by measurement. */
export function asPlanReport(plans: ReadonlyMap<string, readonly StatementPlan[]>): string {
  return [...plans]
    .map(([what, statements]) => {
      const blocks = statements.map(({ statement, plan }) => `\`${statement}\`\n\n\`\`\`\n${plan.join('\n')}\n\`\`\``);
      return `## ${what}\n\n${blocks.join('\n\n')}`;
    })
    .join('\n\n');
}
