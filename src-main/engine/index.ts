export type { Engine, EngineOptions, JobState, Reparsed } from './engine';
