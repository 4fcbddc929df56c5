import { renderToString } from 'react-dom/server';
import { RecordingShop } from './recording-shop.ts';

// Run as a separate process, with NODE_ENV=production: renders one page's tree again and again, with all data at hand.
// Prints the rate per second.
const [, , databaseUrl = '', address = '', token = '', seconds = '1'] = process.argv;
const shop = await RecordingShop.open(databaseUrl, token);
const tree = await shop.treeOf(address);
const end = performance.now() + Number(seconds) * 1000;
const begun = performance.now();
let count = 0;
for (; performance.now() < end; count++) renderToString(tree);
console.log((count * 1000) / (performance.now() - begun));
await shop.close();
