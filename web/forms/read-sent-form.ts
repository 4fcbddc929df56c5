/** Reads a form that brings a file; null: it broke off on its way. @throws {Response} what the page says of a file that was refused */
export function readSentForm(request: Request): Promise<FormData | null> {
  return request.formData().catch((error: unknown) => {
    if (error instanceof Response) throw error;
    return null;
  });
}
