import { createHash } from 'node:crypto';
import { type DrawingFault, drawUpload } from '#platform/images/open-upload.ts';
import { changeAsStaff } from '../audit/change-as-staff.ts';
import { beginsAsPicture, LOGO_NOT_READ, PICTURE_TOO_MANY_PIXELS, PICTURE_TOO_SLOW } from '../files/picture-file.ts';
import { InvalidInputError, NotFoundError } from '../messages/errors.ts';
import type { Message } from '../messages/message.ts';
import type { StaffContext } from '../operations/operation.ts';
import type { LogoKind } from './logo.ts';
import { readLogos, type StoredLogo, writeLogo } from './logo-queries.ts';
import { lockSettings } from './settings-queries.ts';

/** Large enough for a sheet of paper at 300 dots an inch. */
const LIMITS = { maxPixels: 64_000_000, longestSide: 800, timeoutSeconds: 15, background: 'none' } as const;

const FAULT_MESSAGE = {
  unreadable: LOGO_NOT_READ,
  damaged: LOGO_NOT_READ,
  unsafe: LOGO_NOT_READ,
  'too-many-pixels': PICTURE_TOO_MANY_PIXELS,
  'too-slow': PICTURE_TOO_SLOW,
} as const satisfies Record<DrawingFault['fault'], Message>;

/**
 * Saves a logo, redrawn by us, on all pages and sheets at once. Returns 1 (D28).
 * @throws {InvalidInputError} it is neither a picture nor an SVG that can be drawn, for the field `file`
 */
export async function saveLogo(
  { logoKind, file }: { logoKind: LogoKind; file: File },
  context: StaffContext,
): Promise<1> {
  const logo = await drawLogo(new Uint8Array(await file.arrayBuffer()));
  await change(logoKind, logo, context);
  return 1;
}

/** Removes a logo; the shop's name stands in its place. Returns 1. @throws {NotFoundError} there is none */
export async function removeLogo({ logoKind }: { logoKind: LogoKind }, context: StaffContext): Promise<1> {
  await change(logoKind, null, context);
  return 1;
}

async function drawLogo(bytes: Uint8Array): Promise<StoredLogo> {
  const drawn = await drawUpload(bytes, beginsAsPicture(bytes) ? 'picture' : 'svg', LIMITS);
  if (!drawn.ok) throw new InvalidInputError([{ field: 'file', message: FAULT_MESSAGE[drawn.fault] }]);
  const { png, width, height } = drawn;
  return { png, width, height, hash: createHash('sha256').update(png).digest('hex').slice(0, 32) };
}

async function change(kind: LogoKind, logo: StoredLogo | null, context: StaffContext): Promise<void> {
  await changeAsStaff(context, async (tx, note) => {
    await lockSettings(tx);
    const earlier = (await readLogos(tx))[kind];
    if (logo === null && earlier === undefined) throw new NotFoundError('picture');
    await writeLogo(tx, kind, logo);
    const named = ({ hash }: StoredLogo) => ({ [kind === 'light' ? 'logo' : 'logoDark']: hash });
    await note({
      entity: 'settings',
      entityId: 1,
      action: 'saved',
      before: earlier === undefined ? {} : named(earlier),
      after: logo === null ? {} : named(logo),
    });
  });
}
