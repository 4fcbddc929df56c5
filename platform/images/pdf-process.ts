import { serveTasks } from '../worker/serve-tasks.ts';
import { pdfPages } from './pdf-renderer.ts';

// The process that draws pages of PDFs.
serveTasks(pdfPages);
