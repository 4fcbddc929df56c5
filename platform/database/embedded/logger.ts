/** Log of the embedded database; a pino logger fits. */
export interface EmbeddedLog {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}
