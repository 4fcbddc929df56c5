import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { Logo, LogoKind } from './logo.ts';
import { shopLogos } from './tables.ts';

/** A logo with its file. */
export interface StoredLogo extends Logo {
  png: Buffer;
}

/** Reads the shop's logos by kind. */
export async function readLogos(db: Db): Promise<Partial<Readonly<Record<LogoKind, StoredLogo>>>> {
  const rows = await db.select().from(shopLogos);
  return Object.fromEntries(rows.map(({ kind, ...logo }) => [kind, logo]));
}

/** Replaces a logo; null removes it. */
export async function writeLogo(tx: Db, kind: LogoKind, logo: StoredLogo | null): Promise<void> {
  await tx.delete(shopLogos).where(eq(shopLogos.kind, kind));
  if (logo !== null) await tx.insert(shopLogos).values({ kind, ...logo });
}
