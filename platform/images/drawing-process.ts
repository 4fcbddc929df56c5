import { serveTasks } from '../worker/serve-tasks.ts';
import { drawings } from './drawings.ts';

// The process that draws pictures.
serveTasks(drawings);
