/** The cheapest that argon2id takes: tests log in thousands of times. */
export const PASSWORD_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };
