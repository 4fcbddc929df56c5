import { serveTasks } from '../worker/serve-tasks.ts';
import { drawings } from './picture-renderer.ts';

// The process that draws pictures.
serveTasks(drawings);
