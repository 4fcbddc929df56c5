import type { Minor } from './money.ts';

/** Rates and multipliers are integers in millionths: six decimal places, exactly (D1). */
export const RATE_ONE = 1_000_000;

/**
 * a × numerator ÷ denominator, exact in between and rounded once, half away from zero (D1). Never returns -0.
 * @throws {RangeError} an argument or the result is not a safe integer, or the denominator is 0
 */
export function mulDivRound(a: number, numerator: number, denominator: number): number {
  requireSafe(a, numerator, denominator);
  if (denominator === 0) throw new RangeError(`Can't divide ${a} × ${numerator} by 0`);
  const product = a * numerator;
  return Number.isSafeInteger(product) ? divRound(product, denominator) : bigMulDivRound(a, numerator, denominator);
}

/** A dollar amount in another currency, rounded once: `rateMicros` is that currency for one dollar × 1,000,000 (D1). */
export function convertFromUsd(usdMinor: Minor, rateMicros: number): Minor {
  return mulDivRound(usdMinor, rateMicros, RATE_ONE);
}

function requireSafe(...numbers: number[]): void {
  for (const number of numbers) {
    if (!Number.isSafeInteger(number)) throw new RangeError(`Not an exact whole number: ${number}`);
  }
}

function divRound(product: number, denominator: number): number {
  const remainder = product % denominator;
  const quotient = (product - remainder) / denominator;
  // "At least half", without doubling the remainder past 2^53.
  const roundsAway = Math.abs(remainder) >= Math.abs(denominator) - Math.abs(remainder);
  return quotient + (roundsAway ? Math.sign(product) * Math.sign(denominator) : 0) + 0;
}

function bigMulDivRound(a: number, numerator: number, denominator: number): number {
  const product = BigInt(a) * BigInt(numerator);
  const divisor = BigInt(denominator);
  const quotient = product / divisor;
  const remainder = product % divisor;
  const roundsAway = 2n * magnitude(remainder) >= magnitude(divisor);
  const sameSign = product < 0n === divisor < 0n;
  const result = Number(roundsAway ? quotient + (sameSign ? 1n : -1n) : quotient);
  requireSafe(result);
  return result;
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value;
}
