import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Trouble } from './trouble.mjs';

/**
 * What an image tells whoever starts it.
 * @typedef {object} Image
 * @property {string} folder  what "/" of the image is
 * @property {string} place  its working directory, within that
 * @property {Record<string, string>} env
 * @property {string} user
 * @property {string[]} command
 * @property {string[]} healthCheck
 */

/**
 * Performs a Containerfile's steps in a bare folder, for want of a container engine: its RUN steps run here, with this machine's
 * programs, in the folder that the working directory has become. They may not name places outside of it.
 * @param {string} root  the repository, which is the context; only what git tracks is in it
 * @param {string} folder  an empty one
 * @returns {Image}  of the last stage
 */
export function performContainerfile(root, folder) {
  const tracked = trackedFiles(root);
  const stages = new Map();
  let stage;
  for (const { name, rest } of readSteps(readFileSync(path.join(root, 'deploy', 'Containerfile'), 'utf8'))) {
    if (name === 'FROM') {
      const [, , stageName = 'last'] = rest.split(/\s+/);
      stage = newStage(path.join(folder, stageName));
      stages.set(stageName, stage);
      continue;
    }
    const perform = STEPS[name];
    if (perform === undefined) throw new Trouble(`deploy/Containerfile: ${name} is not known here.`);
    perform(stage, rest, { root, tracked, stages });
  }
  return stage;
}

function newStage(folder) {
  return { folder, place: folder, env: {}, user: 'root', command: [], healthCheck: [] };
}

const ignore = () => {};

const STEPS = {
  WORKDIR(stage, rest) {
    stage.place = path.join(stage.folder, rest);
    mkdirSync(stage.place, { recursive: true });
  },
  COPY(stage, rest, { root, tracked, stages }) {
    const words = rest.split(/\s+/);
    const target = path.join(stage.place, words.pop());
    const [, from] = /^--from=(.+)$/.exec(words[0]) ?? [];
    if (from !== undefined) {
      const source = path.join(stages.get(from).folder, words[1]);
      cpSync(source, target, { recursive: true, verbatimSymlinks: true });
      return;
    }
    for (const source of words) copyTracked(root, source, { target, tracked, isFolder: rest.endsWith('/') });
  },
  RUN(stage, rest) {
    const { status, stderr } = spawnSync('/bin/sh', ['-euc', rest], {
      cwd: stage.place,
      env: { ...environmentOfBuild(), ...stage.env },
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    });
    if (status !== 0)
      throw new Trouble(`deploy/Containerfile: "${rest}" ended with ${status}:\n${stderr.slice(-2000)}`);
  },
  ENV(stage, rest) {
    for (const word of rest.split(/\s+/)) {
      const [name, value] = word.split('=');
      stage.env[name] = value;
    }
  },
  USER(stage, rest) {
    stage.user = rest;
  },
  CMD(stage, rest) {
    stage.command = JSON.parse(rest);
  },
  HEALTHCHECK(stage, rest) {
    stage.healthCheck = JSON.parse(rest.slice(rest.indexOf('CMD') + 3));
  },
  VOLUME: ignore,
  EXPOSE: ignore,
  STOPSIGNAL: ignore,
};

/** The instructions with what stands behind them. */
function readSteps(text) {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name, rest] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
      if (name === undefined)
        throw new Trouble(`deploy/Containerfile: one instruction a line is expected, not "${line}".`);
      return { name, rest };
    });
}

function copyTracked(root, source, { target, tracked, isFolder }) {
  const files = tracked.filter((file) => file === source || file.startsWith(`${source}/`));
  if (files.length === 0) throw new Trouble(`deploy/Containerfile: git tracks no ${source}.`);
  for (const file of files) {
    const to =
      file === source ? (isFolder ? path.join(target, file) : target) : path.join(target, path.relative(source, file));
    mkdirSync(path.dirname(to), { recursive: true });
    cpSync(path.join(root, file), to, { verbatimSymlinks: true });
  }
}

function trackedFiles(root) {
  const { status, stdout, stderr } = spawnSync('git', ['ls-files', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (status !== 0) throw new Trouble(`What git tracks is copied, and git said: ${stderr ?? 'nothing'}`);
  return stdout.split('\0').filter((name) => name !== '' && existsSync(path.join(root, name)));
}

/** As in a fresh image: nothing of the npm that started us, and none of our own packages. */
function environmentOfBuild() {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) =>
        !/^(npm_(package|lifecycle|config_local_prefix|command|execpath|node_execpath)|INIT_CWD|NODE_|VITEST)/.test(
          name,
        ),
    ),
  );
  const folders = (env.PATH ?? '').split(path.delimiter).filter((folder) => !folder.includes('node_modules'));
  return { ...env, PATH: folders.join(path.delimiter) };
}
