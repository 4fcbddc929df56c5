import { serveTasks } from '#platform/worker/serve-tasks.ts';
import { papers } from './papers.ts';

// The process in which papers are drawn.
serveTasks(papers);
