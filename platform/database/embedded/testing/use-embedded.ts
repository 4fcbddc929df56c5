// Run by tests as a separate process, so that it can be killed: starts the embedded database of the folder in its
// argument, optionally claims the shop, prints the addresses as one line of JSON and keeps running.
import { claimShop } from '../claim-database.ts';
import { startEmbedded } from '../start-embedded.ts';

const [folder = '', task] = process.argv.slice(2);
const log = { info() {}, warn() {}, error: console.error };

const { url, ownerUrl, adminUrl } = await startEmbedded({ folder, log });
if (task === 'claim') await claimShop({ url, folder, log, onLost: (reason) => log.error(reason.message) });
console.log(JSON.stringify({ url, ownerUrl, adminUrl }));
