// Exits with 0 if the shop on this machine reports that it is alive: the health check of a container engine
// (deploy/Containerfile).
const { PORT = '3000' } = process.env;
try {
  const { ok } = await fetch(`http://127.0.0.1:${PORT}/healthz`, { signal: AbortSignal.timeout(4000) });
  process.exitCode = ok ? 0 : 1;
} catch {
  process.exitCode = 1; // no response
}
