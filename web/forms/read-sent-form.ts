/** Reads a form with a file; null: the upload was interrupted. @throws {Response} the page for a refused file */
export function readSentForm(request: Request): Promise<FormData | null> {
  return request.formData().catch((error: unknown) => {
    if (error instanceof Response) throw error;
    return null;
  });
}
