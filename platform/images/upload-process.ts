import { readWorkbook } from '../workbook.ts';
import { serveTasks } from '../worker/serve-tasks.ts';
import { pdfPages } from './pdf-renderer.ts';
import { uploadedPictures } from './picture-renderer.ts';

// The process that opens files from strangers.
serveTasks({ ...pdfPages, ...uploadedPictures, readWorkbook });
