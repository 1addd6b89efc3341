export { createNameIndex } from './index/writer';
export { openNameIndex, type NameIndex } from './index/search';
export { ofacScore } from './score/ofac';
export { scoreNames } from './score/score-names';
export { schemas, type Schema } from './name';
