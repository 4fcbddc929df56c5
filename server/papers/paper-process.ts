import { serveTasks } from '#platform/apart/serve-tasks.ts';
import { papers } from './papers.ts';

// The process in which papers are drawn.
serveTasks(papers);
