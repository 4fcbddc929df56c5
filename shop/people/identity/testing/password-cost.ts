/** The lowest cost that argon2id accepts, because tests log in thousands of times. */
export const PASSWORD_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };
