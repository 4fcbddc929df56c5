/** Number of times that each fault is made: `npm run faults -- --rounds 10`. */
export const rounds = Number(process.env['FAULT_ROUNDS'] ?? '2');
