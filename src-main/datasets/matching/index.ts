export { indexVersion } from './index/schema';
export { createNameIndex, type NameIndexWriter } from './index/writer';
export { openNameIndex, type Hit, type NameIndex, type SearchOptions, type Subject } from './index/search';
export { ofacScore } from './score/ofac';
export { plainIdentifier } from './score/qualifiers';
export { scoreNames } from './score/score-names';
export { schemas, type Schema } from './name';
