import { get, post } from '../../base/operations/path.ts';
import type { CalloutRow, StaffAssembly, StaffDrawing } from './answers.ts';

export type * from './answers.ts';

/** An assembly as it is saved; id 0 makes a new one. */
export type AssemblyDraft = Omit<StaffAssembly, 'drawings' | 'version'> & { version?: number | undefined };

/** A drawing as it is saved, with all rows of its parts list. */
export type DrawingDraft = Pick<StaffDrawing, 'id' | 'revision' | 'fromSerial' | 'toSerial' | 'callouts'> & {
  version?: number | undefined;
};

export interface DrawingUpload {
  /** 0: a new revision; otherwise the drawing whose picture is replaced. */
  drawingId: number;
  assemblyId: number;
  revision: string;
  fromSerial: string;
  toSerial: string;
  /** Of a PDF, from 1. */
  page: number;
  /** Of the drawing whose picture is replaced. */
  version?: number | undefined;
  file: File;
}

export const staffDrawingPaths = {
  assemblies: get<{ modelId: number }, readonly StaffAssembly[]>('/Press/GetStaffAssemblies/{modelId}'),
  /** Returns its number. */
  saveAssembly: post<AssemblyDraft, number>('/Press/SaveAssembly'),
  /** Refused while others are below it; returns 1. */
  removeAssembly: post<{ assemblyId: number }, number>('/Press/RemoveAssembly'),
  drawing: get<{ drawingId: number }, StaffDrawing>('/Press/GetDrawing/{drawingId}'),
  /** Adds a revision with the parts list of the last one, or replaces a picture. Returns the number of the drawing. */
  upload: post<DrawingUpload, number>('/Press/UploadDrawing'),
  /** Returns 1. */
  saveDrawing: post<DrawingDraft, number>('/Press/SaveDrawing'),
  removeDrawing: post<{ drawingId: number }, number>('/Press/RemoveDrawing'),
  /** Reads the rows of a CSV file; saves nothing. */
  readCallouts: post<{ file: File }, { callouts: readonly CalloutRow[] }>('/Press/ReadCallouts'),
};
