import { serveTasks } from '../worker/serve-tasks.ts';
import { sizes } from './picture-renderer.ts';

// The process that draws stored pictures in other sizes.
serveTasks(sizes);
