import { ruesTables } from '../rues';
import { secopTables } from '../secop';
import { siri } from '../siri';
import { startOpenData } from './server';

/** The portal with the data sets of every source that lies there: one line each. */
export const openData = startOpenData([...secopTables, ...ruesTables, siri]);
