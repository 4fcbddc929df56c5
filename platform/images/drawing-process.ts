import { serveTasks } from '../worker/serve-tasks.ts';
import { drawings } from './drawings.ts';

// The process in which pictures are drawn.
serveTasks(drawings);
