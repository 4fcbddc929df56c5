import { eq, sql } from 'drizzle-orm';
import { message } from '../../../base/messages/message.ts';
import { MEMBER_ROLES, type MemberRole } from '../../../base/rights/member-role.ts';
import { accountEmailRefusal, NAME_MAX } from '../../../people/accounts/field-rules.ts';
import { customers } from '../../../people/accounts/tables.ts';
import { isKnownHash } from '../../../people/identity/password.ts';
import { isLanguage, languages } from '#texts/languages.ts';
import { type Cells, oneOf, orElse, required, telephone, textBy, textUpTo } from '../column.ts';
import { externalIdOf } from '../external-ids.ts';
import { externalId, type MoveKind, type MoveRow, type Remark } from '../kind.ts';
import { insertRows } from '../insert-rows.ts';
import { limitCells, limitColumns, limitRemarks, limitsIn } from '../../move-ordering/member-limits.ts';
import { removeUnused } from '../remove-unused.ts';
import { only } from '../which.ts';

/** People who log in for a company (Q1). Nobody is subscribed to mailings by a file: that needs their own consent (O2). */
export const memberKind: MoveKind = {
  name: 'members',
  columns: [
    { heading: 'externalId', about: 'Number in your system', example: 'M-2001', read: required(textUpTo(100)) },
    {
      heading: 'company',
      about: 'externalId of the company',
      example: 'C-1001',
      refersTo: 'companies',
      read: required(textUpTo(100)),
    },
    { heading: 'firstName', about: 'First name', example: 'Ada', read: required(textUpTo(NAME_MAX)) },
    { heading: 'surname', about: 'Surname', example: 'Harbour', read: required(textUpTo(NAME_MAX)) },
    {
      heading: 'email',
      about: 'Address to log in with',
      example: 'ada@harbour.test',
      read: required(textBy(accountEmailRefusal)),
    },
    { heading: 'telephone', about: 'Telephone number', example: '+44 113 496 0000', read: telephone },
    {
      heading: 'role',
      about: `${MEMBER_ROLES.join(', ')}; empty: buyer`,
      example: 'manager',
      read: orElse('buyer', oneOf(...MEMBER_ROLES)),
    },
    {
      heading: 'language',
      about: `${Object.keys(languages).join(', ')}; empty: not chosen`,
      example: 'en',
      read: orElse('', oneOf(...Object.keys(languages))),
    },
    {
      heading: 'status',
      about: 'active, waiting, inactive, or suspended by a manager; empty: active',
      example: 'active',
      read: orElse('active', oneOf('active', 'waiting', 'inactive', 'suspended')),
    },
    ...limitColumns,
    {
      heading: 'passwordHash',
      about: 'argon2id or bcrypt hash; empty: the member chooses a password by a link',
      example: '',
      isSecret: true,
      read: textBy((hash) => (hash === '' || isKnownHash(hash) ? null : message('staff-rule.move.hash'))),
    },
  ],
  numbered: customers,
  keyOf: externalId,
  unique: ({ email = '' }) => [['email', email.toLowerCase()]],
  settled: ['passwordHash'], // a second file would bring back a password that was changed since
  async stored(db, which) {
    const query = db
      .select({
        member: customers,
        externalId: externalIdOf('members', customers.id),
        company: externalIdOf('companies', customers.companyId),
      })
      .from(customers);
    const rows = await only(query.$dynamic(), customers.id, which);
    return rows.map(({ member, externalId: number, company }) => ({
      id: member.id,
      cells: {
        externalId: number,
        company,
        firstName: member.firstName,
        surname: member.surname,
        email: member.email,
        telephone: member.telephone,
        role: member.role,
        language: member.language ?? '',
        status: member.suspendedAt === null ? member.status : 'suspended',
        ...limitCells(member),
        passwordHash: member.passwordHash ?? '',
      },
    }));
  },
  async check(db, rows) {
    const emails = rows.map(({ cells }) => (cells.email ?? '').toLowerCase());
    const known = await db
      .select({ id: customers.id, email: sql<string>`lower(${customers.email})` })
      .from(customers)
      .where(sql`lower(${customers.email}) = any (${sql.param(emails)}::text[])`);
    return rows.flatMap(({ row, id, cells }): Remark[] => {
      const email = (cells.email ?? '').toLowerCase();
      const isTaken = known.some((each) => each.email === email && each.id !== id);
      const reason = message('staff-rule.move.email-taken', { email: cells.email ?? '' });
      return [...(isTaken ? [{ row, heading: 'email', message: reason }] : []), ...limitRemarks({ row, cells })];
    });
  },
  add: (tx, rows, now) =>
    insertRows(
      tx,
      customers,
      rows.map((row) => ({ ...valuesOf(row), suspendedAt: isSuspended(row) ? now : null, createdAt: now })),
    ),
  async change(tx, rows, now) {
    for (const row of rows)
      await tx
        .update(customers)
        .set({
          ...valuesOf(row),
          suspendedAt: isSuspended(row) ? sql`coalesce(${customers.suspendedAt}, ${now})` : null,
          version: sql`${customers.version} + 1`,
        })
        .where(eq(customers.id, row.id));
  },
  remove: (tx, ids) => removeUnused(tx, customers, ids),
};

function valuesOf({ cells, ids }: MoveRow) {
  const { language = '', passwordHash = '' } = cells;
  return {
    companyId: ids.company ?? 0,
    firstName: cells.firstName ?? '',
    surname: cells.surname ?? '',
    email: cells.email ?? '',
    telephone: cells.telephone ?? '',
    role: roleOf(cells),
    language: isLanguage(language) ? language : null,
    status: statusOf(cells),
    passwordHash: passwordHash === '' ? null : passwordHash,
    ...limitsIn(cells),
  };
}

function roleOf({ role }: Cells): MemberRole {
  return MEMBER_ROLES.find((each) => each === role) ?? 'buyer';
}

function isSuspended({ cells: { status } }: MoveRow): boolean {
  return status === 'suspended';
}

function statusOf({ status }: Cells) {
  if (status === 'suspended') return 'inactive';
  return (['active', 'waiting', 'inactive'] as const).find((each) => each === status) ?? 'active';
}
