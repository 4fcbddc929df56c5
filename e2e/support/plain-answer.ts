/** Response to a request, with Playwright's names. */
export interface PlainAnswer {
  status(): number;
  ok(): boolean;
  headers(): Record<string, string>;
  text(): Promise<string>;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads the members that it expects
  json(): Promise<any>;
  body(): Promise<Buffer>;
}

export async function answerOf(response: Response): Promise<PlainAnswer> {
  const bytes = Buffer.from(await response.arrayBuffer());
  return {
    status: () => response.status,
    ok: () => response.ok,
    headers: () => Object.fromEntries(response.headers),
    text: async () => bytes.toString(),
    json: async () => JSON.parse(bytes.toString()),
    body: async () => bytes,
  };
}
