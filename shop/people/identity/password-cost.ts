/** Parameters of argon2id, OWASP's first choice: 19 MiB, two passes, one lane. Tests take cheaper ones (vitest.config.ts). */
export const PASSWORD_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
