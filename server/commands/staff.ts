import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type Database, openDatabase } from '#platform/database/database.ts';
import { OperatorError } from '#platform/operator-error.ts';
import { askSecret } from '#platform/terminal/ask-secret.ts';
import { InvalidInputError, ShopError } from '#shop/base/messages/errors.ts';
import { addStaff } from '#shop/people/staff/add-staff.ts';
import { disableStaff, enableStaff } from '#shop/people/staff/disable-staff.ts';
import { setStaffRights } from '#shop/people/staff/set-staff-rights.ts';
import { STAFF_RIGHTS, type StaffRight } from '#shop/base/rights/staff-right.ts';
import { setStaffPassword } from '#shop/people/staff/set-staff-password.ts';
import { OPERATOR, type StaffChangeContext } from '#shop/people/staff/staff-account.ts';
import { findStaffByEmail, type StaffRow } from '#shop/people/staff/staff-queries.ts';
import { readConfig } from '../config.ts';
import { type Command, MistypedError } from './command.ts';
import { requireThisVersion, withExistingShop } from './shop-database.ts';
import { translatorIn } from '../translators.ts';

const { format } = translatorIn();

export const staff: Command = {
  name: 'staff',
  summary: 'Adds a staff account, sets a password or rights, disables or enables an account',
  help: `staff <add|password|rights|disable|enable> --email <address> [--name <name>] [--rights <rights>] [--generate]

  add       creates an account for a colleague; needs --name; without --rights they may do everything
  password  sets a new password; the colleague's sessions end at once
  rights    gives a colleague exactly the rights of --rights; they apply at once
  disable   closes an account; its sessions end at once, its name stays in the audit list
  enable    reopens a closed account, with its earlier password

--rights takes ${STAFF_RIGHTS.join(', ')}, separated by commas without spaces; or all; or none.

A password is never typed on the command line, where others could read it: the command asks for it, or reads the first line of
its input. It has 12 to 128 characters and must not be a common one. --generate creates one and prints it once. All of this may be
done while the shop runs, and is recorded in the audit list under "Operator".`,
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        email: { type: 'string' },
        name: { type: 'string' },
        rights: { type: 'string' },
        generate: { type: 'boolean', default: false },
      },
    });
    const [task = '', ...more] = positionals;
    const work = TASKS[task];
    if (work === undefined || more.length > 0) {
      throw new MistypedError(`staff is followed by one of ${Object.keys(TASKS).join(', ')}.`);
    }
    const { email = '', name = '', generate } = values;
    const rights = values.rights === undefined ? undefined : parseRights(values.rights);
    if (email === '') throw new MistypedError(`staff ${task} needs --email <address>.`);
    if (task === 'add' && name === '') throw new MistypedError('staff add needs --name <name>.');
    if (task !== 'add' && name !== '') throw new MistypedError(`staff ${task} takes no --name.`);
    if (task === 'rights' && rights === undefined) throw new MistypedError('staff rights needs --rights <rights>.');
    if (task !== 'add' && task !== 'rights' && rights !== undefined)
      throw new MistypedError(`staff ${task} takes no --rights.`);
    await withExistingShop(readConfig(process.env, false), ({ url }) =>
      onDatabase(url, (db) => work({ db, now: new Date(), by: OPERATOR }, { email, name, rights, generate })),
    );
    return 0;
  },
};

interface Wanted {
  email: string;
  name: string;
  rights: readonly StaffRight[] | undefined;
  generate: boolean;
}

/** 'orders,customers'; 'all' and 'none'. @throws {MistypedError} */
function parseRights(typed: string): readonly StaffRight[] {
  if (typed === 'all') return STAFF_RIGHTS;
  if (typed === 'none') return [];
  return typed.split(',').map((word) => {
    const right = STAFF_RIGHTS.find((each) => each === word.trim());
    if (right === undefined)
      throw new MistypedError(`"${word}" is not a right: expected ${STAFF_RIGHTS.join(', ')}, all or none.`);
    return right;
  });
}

const TASKS: Readonly<Record<string, (context: StaffChangeContext, wanted: Wanted) => Promise<void>>> = {
  async add(context, { email, name, rights, generate }) {
    if ((await findStaffByEmail(context.db, email)) !== undefined) {
      throw new OperatorError(
        `${email} already has an account: "staff password" sets its password, "staff enable" opens it.`,
      );
    }
    const password = await newPassword(generate);
    await addStaff({ email, name, password, rights }, context);
    console.log(`${name} can log in at /Administration as ${email}.`);
    if (generate) console.log(`Password: ${password}`);
  },

  async password(context, { email, generate }) {
    const { id, name, disabled } = await getStaff(context.db, email);
    const password = await newPassword(generate);
    await setStaffPassword({ staffId: id, password }, context);
    console.log(`${name} has a new password${disabled ? '; the account is closed: "staff enable" opens it' : ''}.`);
    if (generate) console.log(`Password: ${password}`);
  },

  async rights(context, { email, rights = [] }) {
    const { id, name } = await getStaff(context.db, email);
    await setStaffRights({ staffId: id, rights }, context);
    console.log(`${name} may work on: ${rights.length === 0 ? 'only their own account' : rights.join(', ')}.`);
  },

  async disable(context, { email }) {
    const { id, name } = await getStaff(context.db, email);
    await disableStaff(id, context);
    console.log(`${name} can no longer log in.`);
  },

  async enable(context, { email }) {
    const { id, name } = await getStaff(context.db, email);
    await enableStaff(id, context);
    console.log(`${name} can log in again.`);
  },
};

async function onDatabase(url: string, work: (db: Database) => Promise<void>): Promise<void> {
  const db = openDatabase({ url });
  try {
    await requireThisVersion(db);
    await work(db);
  } catch (error) {
    // The operator can fix what the shop refuses.
    if (error instanceof InvalidInputError) {
      throw new OperatorError(error.errors.map(({ message }) => `${format(message)}.`).join(' '), { cause: error });
    }
    if (error instanceof ShopError) throw new OperatorError(error.messages.map(format).join(' '), { cause: error });
    throw error;
  } finally {
    await db.$client.end();
  }
}

async function getStaff(db: Database, email: string): Promise<StaffRow> {
  const found = await findStaffByEmail(db, email);
  if (found === undefined) throw new OperatorError(`No member of staff has the address ${email}.`);
  return found;
}

// Without look-alike letters and digits, so that it can be read aloud.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

async function newPassword(generate: boolean): Promise<string> {
  if (generate) {
    const group = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    return Array.from({ length: GROUPS }, group).join('-');
  }
  const { stdin, stderr } = process;
  const password = await askSecret('Password: ', stdin, stderr);
  if (stdin.isTTY && (await askSecret('Once more: ', stdin, stderr)) !== password) {
    throw new OperatorError('The two passwords differ: nothing was changed.');
  }
  return password;
}
