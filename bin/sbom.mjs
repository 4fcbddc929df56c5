// npm run sbom: bill of materials (CycloneDX JSON) of the packages the shop runs on, for every system, with checksums
// and licences. It is read from package-lock.json, so nothing needs to be installed: npm run --silent sbom >sbom.json
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { npm } from './prepare/npm.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const [program, args] = npm(['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application']);
const bill = JSON.parse(execFileSync(program, args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 }));

// npm's --omit=dev is not used: it leaves out packages of the shop that a development tool also needs.
const components = bill.components.filter(({ properties }) => !properties.some(isMarkOfDevelopment));
const kept = new Set([bill.metadata.component['bom-ref'], ...components.map((component) => component['bom-ref'])]);
const dependencies = bill.dependencies
  .filter(({ ref }) => kept.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => kept.has(other)) }));
console.log(JSON.stringify({ ...bill, components, dependencies }, undefined, 2));

function isMarkOfDevelopment({ name, value }) {
  return name === 'cdx:npm:package:development' && value === 'true';
}
