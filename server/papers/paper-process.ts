import { serveTasks } from '#platform/worker/serve-tasks.ts';
import { papers } from './papers.ts';

// The process that draws documents.
serveTasks(papers);
